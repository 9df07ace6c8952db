package org.openjdk.jmh.results.measures;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.math3.stat.descriptive.moment.Mean;
import org.apache.commons.math3.stat.descriptive.moment.StandardDeviation;
import org.apache.commons.math3.stat.descriptive.rank.Median;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.StudentHalfWidth;
import org.openjdk.jmh.dynreconf.text.ShellWord;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;

/** Represents the results of one benchmark with one set of parameters, and the methods that it measures. */
public final class MeasuredResult {

    /** Confidence of the interval of the mean. */
    public static final double CONFIDENCE = 0.95;

    private static final String MEASURES = "measures";

    private final StoredResult result;
    private final String date;
    private final double[][] iterations;
    private final List<MethodReference> methods;

    MeasuredResult(StoredResult result, String date) {
        this.result = result;
        this.date = date;
        this.iterations = result.primary().iterationMeans();
        this.methods = references("methods");
    }

    public ResultKey key() {
        return result.key();
    }

    public String unit() {
        return result.primary().unit();
    }

    public int forks() {
        return iterations.length;
    }

    /**
     * Returns the mean of the fork means with Student's interval, which is infinite for a single fork. Without raw
     * data, returns the stored score with an infinite interval.
     */
    public Interval mean() {
        double[] means = result.primary().forkMeans();
        double mean = means.length == 0 ? result.primary().score() : new Mean().evaluate(means);
        double half = new StudentHalfWidth(CONFIDENCE).of(new StandardDeviation().evaluate(means), means.length);
        return Double.isNaN(mean + half) ? Interval.unknown(mean) : Interval.of(mean - half, mean, mean + half);
    }

    /** Returns the median of the means of all iterations; NaN without raw data. */
    public double median() {
        return new Median().evaluate(Arrays.stream(iterations).flatMapToDouble(Arrays::stream).toArray());
    }

    /** Returns the means of the iterations by fork, in {@link #unit()}; no fork without raw data. */
    public double[][] iterations() {
        return Arrays.stream(iterations).map(double[]::clone).toArray(double[][]::new);
    }

    /** Returns the single invocations of all forks, in {@link #unit()}; empty in modes other than sample time. */
    public Sample invocations() {
        if (!result.primary().isHistogram()) {
            return Sample.of();
        }
        double[][] pairs = Arrays.stream(result.primary().iterations()).flatMap(Arrays::stream).flatMap(Arrays::stream)
                .toArray(double[][]::new);
        return Sample.weighted(Arrays.stream(pairs).mapToDouble(pair -> pair[0]).toArray(),
                Arrays.stream(pairs).mapToLong(pair -> (long) pair[1]).toArray());
    }

    /** Returns the number of threads; 1 if unknown. */
    public int threads() {
        return result.value("threads").filter(text -> text.matches("\\d{1,9}")).map(Integer::valueOf).orElse(1);
    }

    /** Returns the measured methods whose names are well-formed. */
    public List<MethodReference> methods() {
        return Collections.unmodifiableList(methods);
    }

    /** Returns the methods whose results are shown along with this one. */
    public List<MethodReference> seeAlso() {
        return references("seeAlso");
    }

    private List<MethodReference> references(String list) {
        return result.values(MEASURES, list).stream().flatMap(MeasuredResult::parsed).collect(Collectors.toList());
    }

    /** Parses a name; the annotation processor has already reported malformed ones. */
    private static Stream<MethodReference> parsed(String text) {
        try {
            return Stream.of(MethodReference.parse(text));
        } catch (IllegalArgumentException e) {
            return Stream.empty();
        }
    }

    /** Returns the day of the measurement, with the time if known. */
    public String date() {
        return date;
    }

    /** Returns the known properties of the JVM and the machine. */
    public List<String> circumstances() {
        return Collections.unmodifiableList(Stream.of(
                result.value("vmName").map(name -> name + result.value("vmVersion").map(" "::concat).orElse("")),
                result.value("environment", "processors").map(count -> count + " processors"),
                result.value("environment", "hypervisor").map(name -> "virtual machine (" + name + ")"))
                .filter(Optional::isPresent).map(Optional::get).collect(Collectors.toList()));
    }

    /** Returns the forks, threads and iterations as command-line options. */
    public String options() {
        return "-bm " + ShellWord.of(key().mode()) + option("threads", "-t") + option("forks", "-f")
                + option("warmupIterations", "-wi") + option("measurementIterations", "-i");
    }

    private String option(String name, String flag) {
        return result.value(name).map(value -> " " + flag + " " + ShellWord.of(value)).orElse("");
    }
}
