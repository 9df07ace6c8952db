package org.openjdk.jmh.dynreconf.history;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/**
 * Holds the forks of earlier runs of a benchmark; immutable.
 *
 * <p>The longest forks, at least half as long as the longest one, show when a benchmark becomes steady, since the last
 * quarter of shorter ones may not be steady yet. All forks show how much they vary.
 */
public final class BenchmarkHistory {

    /** The history of a benchmark that has not run. */
    public static final BenchmarkHistory NONE = new BenchmarkHistory(Collections.emptyList());

    /** Bounds the number of windows that are compared. */
    private static final int MOST_STEPS = 200;
    private static final int STEPS_IN_A_WINDOW = 10;

    private static final double UPPER_QUARTILE = 0.75;

    /** Forks of an unchanged benchmark are mostly closer than that to earlier ones at the same time. */
    private static final double LEAST_MARGIN = 0.1;
    private static final double DEVIATIONS_IN_A_MARGIN = 3;

    /** A level that lasts more than three times as long in one fork as in others is probably another one. */
    private static final double PLATEAU = 3;

    private final List<RememberedFork> forks;
    private final List<RememberedFork> longest;
    private final double seconds;
    private final double variation;
    private final int freedom;

    private BenchmarkHistory(List<RememberedFork> forks) {
        this.forks = forks;
        double reach = forks.stream().mapToDouble(RememberedFork::seconds).max().orElse(0);
        longest = forks.stream().filter(fork -> fork.seconds() >= reach / 2).collect(Collectors.toList());
        seconds = longest.stream().mapToDouble(RememberedFork::seconds).min().orElse(0);
        double squares = 0;
        int free = 0;
        for (double[] run : resultsByRun()) {
            if (run.length > 1) {
                double deviation = Moments.of(run).standardDeviation();
                squares += (run.length - 1) * deviation * deviation;
                free += run.length - 1;
            }
        }
        freedom = free;
        variation = free == 0 ? 0 : Math.sqrt(squares / free);
    }

    /** Returns the history of forks, in any order. */
    public static BenchmarkHistory of(List<RememberedFork> forks) {
        return forks.isEmpty() ? NONE : new BenchmarkHistory(Collections.unmodifiableList(new ArrayList<>(forks)));
    }

    /**
     * Groups the logarithms of results by run, because differences between runs, such as in the speed of the machine,
     * are not variation within a run.
     */
    private List<double[]> resultsByRun() {
        Map<Long, List<Double>> runs = new LinkedHashMap<>();
        forks.forEach(fork -> runs.computeIfAbsent(fork.run(), run -> new ArrayList<>()).add(Math.log(fork.result())));
        return runs.values().stream().map(run -> run.stream().mapToDouble(log -> log).toArray())
                .collect(Collectors.toList());
    }

    public boolean isEmpty() {
        return forks.isEmpty();
    }

    public List<RememberedFork> forks() {
        return forks;
    }

    /** Returns at most so many of the forks at least half as long as the longest one, the longest first. */
    public List<RememberedFork> longestForks(int most) {
        return longest.stream().sorted(Comparator.comparingDouble(RememberedFork::seconds).reversed()).limit(most)
                .collect(Collectors.toList());
    }

    public int runs() {
        return (int) forks.stream().mapToLong(RememberedFork::run).distinct().count();
    }

    /** Returns the seconds from the start to the end of the shortest of the long forks; 0 without forks. */
    public double seconds() {
        return seconds;
    }

    /** Returns the standard deviation of logarithms of fork results, pooled over runs; 0 if no run has two forks. */
    public double variation() {
        return variation;
    }

    /** Returns the degrees of freedom of {@link #variation()}: forks less runs. */
    public int freedom() {
        return freedom;
    }

    /**
     * Returns the expected error of a measurement: the mean over forks of |mean of the measurement / end of the fork −
     * 1|.
     *
     * @param from   seconds from the start of the fork to its measurement; limited to the last one within the history
     * @param length of the measurement in seconds, above 0 and at most {@link #seconds()}
     */
    public double deviation(double from, double length) {
        double first = Math.min(from, seconds - length);
        return longest.stream().mapToDouble(fork -> Math.abs(fork.mean(first, first + length) / fork.end - 1))
                .average().orElse(0);
    }

    /**
     * Returns the benefit of a second of waiting: the largest decrease of {@link #deviation} from now on, divided by
     * the time until then. Deviations below the noise, the upper quartile of those in the last quarter of the forks,
     * count as the noise: with noisy forks, some measurement is always closer to their end than others.
     *
     * @param from   seconds from the start of the fork to its measurement
     * @param length of the measurement in seconds, above 0
     * @param latest seconds from the start of the fork to the latest possible measurement
     * @return a share per second, 0 or more; 0 if the history is too short
     */
    public double gain(double from, double length, double latest) {
        return best(from, length, Math.min(latest, seconds - length), (decrease, wait) -> decrease / wait);
    }

    /**
     * Returns the largest decrease of {@link #deviation} after a measurement, as far as the history reaches; parameters
     * are those of {@link #gain}.
     */
    public double lateChange(double from, double length) {
        return best(from, length, seconds - length, (decrease, wait) -> decrease);
    }

    private double best(double from, double length, double last, DoubleBinaryOperator worth) {
        if (!(last > from)) {
            return 0;
        }
        double step = Math.max(length / STEPS_IN_A_WINDOW, (last - from) / MOST_STEPS);
        double noise = noise(length);
        double now = deviation(from, length);
        double best = 0;
        for (int i = 1; now > noise && i * step <= last - from; i++) {
            double then = Math.max(noise, deviation(from + i * step, length));
            best = Math.max(best, worth.applyAsDouble(now - then, i * step));
        }
        return best;
    }

    /** Returns the upper quartile of the errors of measurements in the last quarter of the forks. */
    private double noise(double length) {
        double last = seconds - length;
        double first = Math.min(last, seconds * (1 - RememberedFork.LAST_PART));
        double step = Math.max(length / STEPS_IN_A_WINDOW, (last - first) / MOST_STEPS);
        int steps = (int) ((last - first) / step);
        double[] deviations =
                IntStream.rangeClosed(0, steps).mapToDouble(i -> deviation(first + i * step, length)).sorted()
                        .toArray();
        return Quantiles.ofSorted(deviations, UPPER_QUARTILE);
    }

    /**
     * Returns how much slower a fork is than the slowest of the longest forks at its end, or at the latest possible
     * measurement if they ran longer: the logarithm of the ratio; 0 if it is no slower, or without history.
     *
     * @param level  time per operation, above 0
     * @param length of the measurement in seconds, above 0
     * @param latest seconds from the start of the fork to the latest possible measurement
     */
    public double slower(double level, double length, double latest) {
        double slowest = longest.stream()
                .mapToDouble(fork -> latest + length <= seconds ? fork.mean(latest, latest + length) : fork.end).max()
                .orElse(Double.POSITIVE_INFINITY);
        return Math.max(0, Math.log(level / slowest));
    }

    /**
     * Returns whether a fork may be in a state that forks of the history were in: no faster than they ever were, and no
     * slower than they still were after a third of its time, as their levels may have lasted longer. The tolerance of
     * both is 10 %, or three standard deviations of their ends. True without history.
     *
     * @param level  time per operation in the measurement, above 0
     * @param from   seconds from the start of the fork to its measurement
     * @param length of the measurement in seconds, above 0
     */
    public boolean resembles(double level, double from, double length) {
        double[] ends = longest.stream().mapToDouble(fork -> Math.log(fork.end)).toArray();
        if (ends.length == 0) {
            return true;
        }
        double deviation = ends.length < 2 ? 0 : Moments.of(ends).standardDeviation();
        double margin = Math.exp(Math.max(Math.log1p(LEAST_MARGIN), DEVIATIONS_IN_A_MARGIN * deviation));
        double window = Math.min(length, seconds);
        double last = seconds - window;
        double slow = Math.min(from / PLATEAU, last);
        return level >= extreme(0, last, window, Math::min) / margin
                && level <= extreme(slow, last, window, Math::max) * margin;
    }

    /** Returns whether a later fork ended in a state that forks of the history were in; true without history. */
    public boolean resembles(RememberedFork fork) {
        return resembles(fork.end, fork.endsFrom(), fork.seconds() - fork.endsFrom());
    }

    /** Returns the extreme level at the ends of forks, and in windows from {@code first} to {@code last}. */
    private double extreme(double first, double last, double window, DoubleBinaryOperator choice) {
        double step = Math.max(window / STEPS_IN_A_WINDOW, (last - first) / MOST_STEPS);
        double found = longest.get(0).end;
        for (RememberedFork fork : longest) {
            found = choice.applyAsDouble(found, fork.end);
            for (int i = 0; first + i * step <= last; i++) {
                found = choice.applyAsDouble(found, fork.mean(first + i * step, first + i * step + window));
            }
        }
        return found;
    }
}
