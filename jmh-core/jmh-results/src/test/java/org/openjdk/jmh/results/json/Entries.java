package org.openjdk.jmh.results.json;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Result files in the making: entries as JMH writes them, with what a test needs of them. */
public final class Entries {

    private Entries() {
    }

    /** One benchmark in average time mode. */
    public static String entry(String benchmark, double[]... forks) {
        return entry(benchmark, "avgt", "us/op", "", forks);
    }

    /** One benchmark; further members begin with a comma. */
    public static String entry(String benchmark, String mode, String unit, String members, double[]... forks) {
        return "{\"jmhVersion\":\"1.37\",\"benchmark\":\"" + benchmark + "\",\"mode\":\"" + mode + "\",\"threads\":1,"
                + "\"forks\":" + forks.length + ",\"jvmArgs\":[],\"jdkVersion\":\"17\",\"warmupIterations\":5,"
                + "\"warmupTime\":\"1 s\",\"measurementTime\":\"2 s\",\"primaryMetric\":" + metric(unit, forks)
                + members + "}";
    }

    /** A metric whose score is the mean of its values. */
    public static String metric(String unit, double[]... forks) {
        double score = Arrays.stream(forks).flatMapToDouble(Arrays::stream).average().orElse(Double.NaN);
        return "{\"score\":" + (Double.isNaN(score) ? "\"NaN\"" : score) + ",\"scoreUnit\":\"" + unit
                + "\",\"rawData\":"
                + Arrays.deepToString(forks).replace("NaN", "\"NaN\"") + "}";
    }

    /** Writes a file of entries. */
    public static Path file(Path folder, String name, String... entries) throws IOException {
        return Files.writeString(folder.resolve(name),
                Arrays.stream(entries).collect(Collectors.joining(",", "[", "]")));
    }

    /** Forks of one iteration each. */
    public static double[][] forks(double... means) {
        return Arrays.stream(means).mapToObj(mean -> new double[] {mean}).toArray(double[][]::new);
    }
}
