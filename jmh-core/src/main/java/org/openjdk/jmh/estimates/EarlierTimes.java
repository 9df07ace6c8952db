package org.openjdk.jmh.estimates;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.ResultVisitor;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.results.stored.LoadableFiles;
import org.openjdk.jmh.results.stored.ResultKeys;
import org.openjdk.jmh.results.stored.BenchmarkFilter;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Estimates durations of forks from earlier results, by the duration of operations and, for dynamic results, of forks,
 * and how much forks vary.
 */
public final class EarlierTimes {

    private static final Pattern TIME = Pattern.compile("(\\w+)/op");
    private static final Pattern RATE = Pattern.compile("ops/(\\w+)");
    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Map<ResultKey, StoredResult> results = new HashMap<>();

    /** Reads results from names or patterns of files. If several contain a benchmark, the last one counts. */
    public EarlierTimes(Collection<String> patterns, Options options) throws ComparisonException {
        BenchmarkFilter wanted = new BenchmarkFilter(options);
        LoadableFiles files = new LoadableFiles(patterns);
        try {
            for (Path file : files.readable()) {
                ResultVisitor.visit(file, wanted, result -> results.put(result.key(), result));
            }
        } catch (IOException | IllegalArgumentException e) {
            throw new ComparisonException(
                    "The results of -load cannot be read: " + files.withOriginalNames(e.getMessage()));
        }
    }

    /** Returns the duration of a fork, by earlier results, which may be null, or else by settings. */
    public static ForkTime orBySettings(EarlierTimes earlier, BenchmarkParams params, int fewestWarmups) {
        Optional<ForkTime> measured = earlier == null ? Optional.empty() : earlier.of(params, fewestWarmups);
        return measured.orElseGet(() -> ForkTime.of(params, fewestWarmups));
    }

    /** Returns the duration of a fork, empty if no earlier result has a score. */
    public Optional<ForkTime> of(BenchmarkParams params, int fewestWarmups) {
        StoredResult result = results.get(ResultKeys.of(params));
        if (result == null) {
            return Optional.empty();
        }
        double operation = invocation(result, params);
        if (!(operation > 0 && operation < Double.POSITIVE_INFINITY)) {
            return Optional.empty();
        }
        ForkTime time = ForkTime.of(params, fewestWarmups, operation);
        return Optional.of(params.isReconfigurable() ? dynamicFork(result).map(time::within).orElse(time) : time);
    }

    /** Returns whether there is an earlier result with the same name, mode and parameters. */
    public boolean knows(BenchmarkParams params) {
        return results.containsKey(ResultKeys.of(params));
    }

    public Optional<Integer> forks(BenchmarkParams params) {
        return Optional.ofNullable(results.get(ResultKeys.of(params)))
                .map(result -> result.primary().iterationMeans().length).filter(forks -> forks > 0);
    }

    /**
     * Returns the coefficient of variation of the means of earlier forks, empty for fewer than two usable forks, or a
     * mean of 0.
     */
    public OptionalDouble variation(BenchmarkParams params) {
        StoredResult result = results.get(ResultKeys.of(params));
        double[] means = result == null ? new double[0]
                : Arrays.stream(result.primary().iterationMeans())
                        .mapToDouble(fork -> Arrays.stream(fork).average().orElse(Double.NaN))
                        .filter(mean -> !Double.isNaN(mean) && !Double.isInfinite(mean)).toArray();
        double variation = means.length < 2 ? Double.NaN : Moments.of(means).coefficientOfVariation();
        return variation >= 0 && variation < Double.POSITIVE_INFINITY ? OptionalDouble.of(variation)
                : OptionalDouble.empty();
    }

    /** Returns the seconds of an invocation in one thread, NaN if the score is neither a time nor a rate. */
    private static double invocation(StoredResult result, BenchmarkParams params) {
        double score = result.primary().score();
        String unit = result.primary().unit();
        Matcher time = TIME.matcher(unit);
        Matcher rate = RATE.matcher(unit);
        double operation = time.matches() ? score * seconds(time.group(1))
                : rate.matches() ? params.getThreads() * seconds(rate.group(1)) / score : Double.NaN;
        return operation * params.getOpsPerInvocation();
    }

    private static double seconds(String unit) {
        try {
            return TimeValue.fromString("1" + unit).convertTo(TimeUnit.NANOSECONDS) / NANOS;
        } catch (IllegalArgumentException e) {
            return Double.NaN;
        }
    }

    private static Optional<Double> dynamicFork(StoredResult result) {
        int forks = result.primary().iterationMeans().length;
        return result.value("reconfiguration", "seconds").filter(seconds -> forks > 0)
                .map(seconds -> Double.parseDouble(seconds) / forks);
    }
}
