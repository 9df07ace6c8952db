package org.openjdk.jmh.production.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Result files of benchmarks with known times. */
public final class Results {

    private final List<String> entries = new ArrayList<>();

    /**
     * Adds a benchmark in microseconds with three forks that differ by 1 %; it names no measured method if the text
     * is empty.
     */
    public Results with(String benchmark, String parameter, double mean, String... methods) {
        String forks =
                String.format(Locale.ROOT, "[[%s, %s], [%s, %s], [%s, %s]]", 0.99 * mean, 0.99 * mean, mean, mean,
                        1.01 * mean, 1.01 * mean);
        return withRaw(benchmark, "avgt", parameter, "\"rawData\" : " + forks, "us/op", 1, methods);
    }

    /** Adds a benchmark with raw data as JSON. */
    public Results withRaw(String benchmark, String mode, String parameter, String raw, String unit, int threads,
                           String... methods) {
        String measures = methods.length == 0 ? ""
                : ", \"measures\" : {\"methods\" : [\"" + String.join("\", \"", methods) + "\"], \"seeAlso\" : []}";
        String params = parameter.isEmpty() ? "" : ", \"params\" : {\"size\" : \"" + parameter + "\"}";
        entries.add("{\"benchmark\" : \"" + benchmark + "\", \"mode\" : \"" + mode + "\", \"threads\" : " + threads
                + params + measures + ", \"primaryMetric\" : {\"score\" : 1, \"scoreUnit\" : \"" + unit + "\", " + raw
                + "}, \"secondaryMetrics\" : {}}");
        return this;
    }

    /** Writes the file. */
    public Path in(Path folder) throws IOException {
        return Files.writeString(folder.resolve("results.json"), "[" + String.join(",\n", entries) + "]");
    }
}
