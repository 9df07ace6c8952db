package org.openjdk.jmh.dynreconf.criteria.steady;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;
import org.openjdk.jmh.dynreconf.statistics.BlockMeans;
import org.openjdk.jmh.dynreconf.statistics.MannKendallTest;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;
import org.openjdk.jmh.dynreconf.statistics.Significance;
import org.openjdk.jmh.dynreconf.statistics.SlopeError;
import org.openjdk.jmh.dynreconf.statistics.TheilSen;

/**
 * Measures the deviations of the newest part of a fork's series from a steady state, relative to its median unless
 * stated otherwise. Comparisons of a few iterations use typical times, since a few interrupted invocations change
 * means, and a measurement without any would be preferred. Comparisons of many iterations, or with other forks, use
 * means.
 */
final class Movement {

    /** With so many iterations, the two extreme ones are trimmed, which may be mere spikes. */
    private static final int ENOUGH_TO_TRIM = 5;

    /** Makes a checkpoint of a long fork as cheap as that of a short one. */
    private static final int LONGEST_TREND = 100;

    /** A line through more points, of which each pair has a slope, is fitted to means of neighbours. */
    private static final int MOST_POINTS = 2 * LONGEST_TREND;

    final int first;
    private final int count;
    private final double level;
    private final double typicalLevel;
    private final double spread;
    private final double drift;
    private final double rise;
    private final double compilation;
    /**
     * The relative change, while the part is measured, of a line through the part and as many iterations before
     * it; 0 if there is no significant trend. The test uses the last two thirds of the fork, of which the newest
     * hundred, but at least the iterations of the line. They exclude the start of a long fork, and find trends in noise
     * for which the part alone is too short.
     */
    final double trend;
    /**
     * The relative change of the standard error of a line through the same iterations in that time: a trend
     * that noise may hide.
     */
    final double hidden;
    private final double lost;
    private final double forks;
    private final boolean firstFork;

    /**
     * Measures the newest {@code count} iterations of a series.
     *
     * @param fastest the fastest typical level of the series so far
     */
    Movement(List<IterationLevel> series, int count, double fastest, ForkLevels earlier) {
        this.count = count;
        first = series.size() - count;
        int longer = Math.max(2 * count, Math.min(LONGEST_TREND, series.size() * 2 / 3));
        double[] means = usable(newest(series, longer, IterationLevel::time));
        level = median(newest(means, count));
        BlockMeans thinned = BlockMeans.of(means, MOST_POINTS);
        trend = MannKendallTest.of(thinned.values()).pValue() < Significance.LEVEL
                ? wayOf(TheilSen.of(newest(thinned.values(), 2 * count / thinned.size())).slope() / thinned.size(),
                        level)
                : 0;
        double[] typicals = usable(newest(series, longer, IterationLevel::typicalTime));
        double[] times = newest(typicals, count);
        typicalLevel = median(times);
        thinned = BlockMeans.of(typicals, MOST_POINTS);
        hidden = wayOf(SlopeError.of(thinned.values()) / thinned.size(), typicalLevel);
        drift = relative(Math.max(0, Quantiles.median(times, 0, count / 2)
                - Quantiles.median(times, count - count / 2, count)), typicalLevel);
        rise = relative(Math.max(0, typicalLevel - fastest), typicalLevel);
        spread = spread(times);
        compilation = compilation(series.subList(first, series.size()));
        lost = series.subList(first, series.size()).stream().mapToDouble(IterationLevel::lost).average()
                .orElse(Double.NaN);
        firstFork = earlier.count() == 0;
        forks = relative(earlier.slower(level), level) + earlier.laterChange(first, count);
    }

    /** Returns the newest times, at most as many as there are. */
    static double[] newest(List<IterationLevel> series, int count, ToDoubleFunction<IterationLevel> time) {
        double[] times = new double[Math.min(count, series.size())];
        int before = series.size() - times.length;
        for (int i = 0; i < times.length; i++) {
            times[i] = time.applyAsDouble(series.get(before + i));
        }
        return times;
    }

    /** Removes unusable times before the judged part, whose iterations may have no value or no operation. */
    private double[] usable(double[] times) {
        int judged = times.length - count;
        boolean all = true;
        for (int i = 0; i < judged; i++) {
            all &= Double.isFinite(times[i]);
        }
        return all ? times : IntStream.range(0, times.length).filter(i -> i >= judged || Double.isFinite(times[i]))
                .mapToDouble(i -> times[i]).toArray();
    }

    private static double[] newest(double[] times, int count) {
        return Arrays.copyOfRange(times, Math.max(0, times.length - count), times.length);
    }

    private static double median(double[] times) {
        return Quantiles.median(times, 0, times.length);
    }

    private double spread(double[] times) {
        double[] sorted = times.clone();
        Arrays.sort(sorted);
        int trimmed = count < ENOUGH_TO_TRIM ? 0 : 1;
        return relative(sorted[count - 1 - trimmed] - sorted[trimmed], typicalLevel);
    }

    /** Returns the ratio; 0 for a constant of zero. */
    static double relative(double difference, double reference) {
        return difference == 0 ? 0 : difference / Math.abs(reference);
    }

    /** Returns the relative change of a line with this slope over the part. */
    private double wayOf(double slope, double reference) {
        return relative(Math.abs(count * slope), reference);
    }

    /** Returns the share of one processor's time that compilers were busy; NaN if unknown. */
    private static double compilation(List<IterationLevel> iterations) {
        double busy = 0;
        double seconds = 0;
        for (IterationLevel iteration : iterations) {
            long millis = iteration.vmActivity.compilationMillis();
            if (millis != VmActivity.UNKNOWN_FIGURE && iteration.seconds > 0) {
                busy += millis / 1000.0;
                seconds += iteration.seconds;
            }
        }
        return busy / seconds;
    }

    double weighted(Weights weights) {
        return weights.combine(spread, drift, rise, forks, Double.isNaN(compilation) ? 0 : compilation);
    }

    /** Returns the figures by the names of {@link SteadyFigures}; others can be added. */
    Map<String, Double> figures() {
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put(SteadyFigures.ITERATIONS, (double) count);
        figures.put(SteadyFigures.SPREAD, spread);
        figures.put(SteadyFigures.DRIFT, drift);
        figures.put(SteadyFigures.RISE, rise);
        if (!firstFork) {
            figures.put(SteadyFigures.EARLIER_FORKS, forks);
        }
        figures.put(SteadyFigures.TREND, trend);
        figures.put(SteadyFigures.HIDDEN_TREND, hidden);
        if (!Double.isNaN(compilation)) {
            figures.put(SteadyFigures.COMPILATION, compilation);
        }
        if (!Double.isNaN(lost)) {
            figures.put(SteadyFigures.LOST, lost);
        }
        return figures;
    }
}
