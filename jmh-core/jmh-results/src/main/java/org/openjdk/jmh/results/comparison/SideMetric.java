package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.results.json.OwnScores;
import org.openjdk.jmh.results.json.StoredMetric;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * Holds the measurements of one metric of a side. Values are kept in arrays, since thousands of benchmarks are in
 * memory, and converted to the engine's types on demand.
 */
public final class SideMetric {

    /** The label of a benchmark's own score. */
    public static final String PRIMARY = "";

    private static final double LARGEST_WEIGHT = 1e9;

    private final Unit unit;
    private final double[][] means;
    private final long[][] counts;
    private final double factor;

    private SideMetric(Unit unit, double[][] means, long[][] counts, double factor) {
        this.unit = unit;
        this.means = means;
        this.counts = counts;
        this.factor = factor;
    }

    /** Reads raw data, reduced to the means of iterations, or throws IllegalArgumentException if they are malformed. */
    static SideMetric of(StoredMetric metric) {
        Unit unit = Unit.of(metric.unit());
        if (!metric.isHistogram()) {
            double[][] scores = metric.scores();
            return new SideMetric(unit, scores, new long[scores.length][], 1);
        }
        double[][][][] forks = metric.iterations();
        double[][] means = new double[forks.length][];
        long[][] counts = new long[forks.length][];
        for (int fork = 0; fork < forks.length; fork++) {
            double[][][] iterations = forks[fork];
            means[fork] = new double[iterations.length];
            long[] ofFork = new long[iterations.length];
            for (int i = 0; i < iterations.length; i++) {
                ofFork[i] = count(iterations[i]);
                means[fork][i] = ofFork[i] == 0 ? Double.NaN : sum(iterations[i]) / ofFork[i];
            }
            counts[fork] = Arrays.stream(ofFork).allMatch(count -> count == 1) ? null : ofFork;
        }
        return new SideMetric(unit, means, counts, 1);
    }

    /**
     * Reads the metric of a profiler or an auxiliary counter. It has no data if the better direction is unknown, since
     * it is not compared then.
     *
     * @throws IllegalArgumentException if raw data are malformed; the message says where
     */
    static SideMetric ofSecondary(StoredMetric metric) {
        Unit unit = Unit.of(metric.unit());
        return unit.direction().isPresent() ? of(metric)
                : new SideMetric(unit, new double[0][], new long[0][], 1);
    }

    /**
     * Returns the score of one fork without the time for which the benchmark's threads waited for a processor.
     *
     * @param waiting of each iteration the share of the time, as for {@link #inOwnTime}
     * @return empty if that time is not known, the score is no time, or it is one of single shots, which may be much
     *         shorter than their iterations
     */
    public static Optional<SideMetric> ofOwnTime(StoredResult fork, double[] waiting) {
        return NotWarm.isSingleShot(fork.key().mode()) ? Optional.empty()
                : of(fork.primary()).inOwnTime(new double[][] {waiting})
                        .filter(own -> !own.samples().defect().isPresent());
    }

    /**
     * Subtracts the time in which the benchmark's threads waited for a processor. An unknown share, as of the last
     * iteration of a VM that exited at once, counts as the mean of its fork. The mean of a fork is its total own time
     * divided by its operations, so an iteration that hardly ran has little weight.
     *
     * @param waiting the share of the time of each fork and iteration, from 0 to below 1; NaN if unknown. It may
     *                include leading iterations that a sliding measurement has dropped
     * @return empty if this is neither a time per operation nor a rate, or the shares of a fork are unknown
     */
    Optional<SideMetric> inOwnTime(double[][] waiting) {
        if (!unit.isOfTime() || !unit.direction().isPresent() || waiting.length != means.length) {
            return Optional.empty();
        }
        boolean isRate = unit.direction().get() == Direction.HIGHER_IS_BETTER;
        double[][] own = new double[means.length][];
        double[][] weights = new double[means.length][];
        for (int fork = 0; fork < own.length; fork++) {
            int dropped = waiting[fork].length - means[fork].length;
            double usual = Arrays.stream(waiting[fork]).skip(Math.max(0, dropped)).filter(SideMetric::isShare).average()
                    .orElse(Double.NaN);
            if (dropped < 0 || Double.isNaN(usual)) {
                return Optional.empty();
            }
            own[fork] = new double[means[fork].length];
            weights[fork] = new double[means[fork].length];
            for (int i = 0; i < own[fork].length; i++) {
                double known = waiting[fork][dropped + i];
                double waited = isShare(known) ? known : usual;
                own[fork][i] = OwnScores.own(means[fork][i], waited, isRate);
                weights[fork][i] = OwnScores.weight(means[fork][i], waited, isRate);
            }
        }
        return Optional.of(new SideMetric(unit, own, weighted(weights), factor));
    }

    /** Weights iterations by their operations, or by the time that they ran. */
    private long[][] weighted(double[][] weights) {
        long[][] weighted = new long[weights.length][];
        for (int fork = 0; fork < weights.length; fork++) {
            double largest = Arrays.stream(weights[fork]).max().orElse(1);
            weighted[fork] = counts[fork] != null || !(largest > 0 && largest < Double.POSITIVE_INFINITY) ? counts[fork]
                    : Arrays.stream(weights[fork]).mapToLong(weight -> 1 + (long) (LARGEST_WEIGHT * weight / largest))
                            .toArray();
        }
        return weighted;
    }

    private static boolean isShare(double value) {
        return value >= 0 && value < 1;
    }

    private static long count(double[][] pairs) {
        long count = 0;
        for (double[] pair : pairs) {
            count += (long) pair[1];
        }
        return count;
    }

    private static double sum(double[][] pairs) {
        double sum = 0;
        for (double[] pair : pairs) {
            sum += pair[0] * pair[1];
        }
        return sum;
    }

    /**
     * Merges several runs in one unit: each becomes a fork, and each of its forks an iteration. Runs without a usable
     * result are left out.
     */
    static SideMetric ofRuns(List<SideMetric> runs) {
        List<double[]> means = new ArrayList<>();
        for (SideMetric run : runs) {
            ForkSamples side = run.samples();
            if (!side.defect().isPresent()) {
                means.add(side.forkMeans());
            }
        }
        return new SideMetric(runs.get(0).unit, means.toArray(new double[0][]), new long[means.size()][], 1);
    }

    public Unit unit() {
        return unit;
    }

    public int forks() {
        return means.length;
    }

    /** Returns the measurements as the engine's samples. */
    public ForkSamples samples() {
        List<List<Sample>> forks = new ArrayList<>();
        for (int fork = 0; fork < means.length; fork++) {
            List<Sample> iterations = new ArrayList<>();
            for (int i = 0; i < means[fork].length; i++) {
                double value = means[fork][i] * factor;
                iterations.add(counts[fork] == null ? Sample.of(value) : sample(value, counts[fork][i]));
            }
            forks.add(Collections.unmodifiableList(iterations));
        }
        return ForkSamples.of(forks);
    }

    private static Sample sample(double value, long count) {
        return count == 0 ? Sample.of() : Sample.weighted(new double[] {value}, new long[] {count});
    }

    /** Returns a copy in another unit, which is this one divided by a factor. */
    SideMetric in(Unit other, double times) {
        return new SideMetric(other, means, counts, factor * times);
    }
}
