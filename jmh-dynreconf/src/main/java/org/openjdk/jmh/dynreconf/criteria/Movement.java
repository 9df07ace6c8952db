package org.openjdk.jmh.dynreconf.criteria;

import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.IterationLevel;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;
import org.openjdk.jmh.dynreconf.statistics.MannKendallTest;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;
import org.openjdk.jmh.dynreconf.statistics.Significance;
import org.openjdk.jmh.dynreconf.statistics.SlopeError;
import org.openjdk.jmh.dynreconf.statistics.TheilSen;

/** What speaks against a part of a fork's series being steady; parts of its median unless said otherwise. */
final class Movement {

    /** So many iterations show more than the two extreme ones, which may be mere spikes. */
    private static final int ENOUGH_TO_TRIM = 5;

    /** Keeps a checkpoint of a long fork as cheap as that of a short one. */
    private static final int LONGEST_TREND = 100;

    private final int first;
    private final int count;
    private final double median;
    private final double spread;
    private final double drift;
    private final double rise;
    private final double compilation;
    private final double trend;
    private final double hidden;
    private double forks;

    /** The newest iterations of a series, as many as given; the fastest level is one that the series had so far. */
    Movement(List<IterationLevel> series, int count, double fastest) {
        this.count = count;
        first = series.size() - count;
        double[] times = times(series, first, count);
        double[] sorted = times.clone();
        Arrays.sort(sorted);
        int trimmed = count < ENOUGH_TO_TRIM ? 0 : 1;
        median = Quantiles.median(times, 0, count);
        spread = relative(sorted[count - 1 - trimmed] - sorted[trimmed]);
        drift = relative(Math.max(0, Quantiles.median(times, 0, count / 2)
                - Quantiles.median(times, count - count / 2, count)));
        rise = relative(Math.max(0, median - fastest));
        double[] later = tail(series, Math.max(2 * count, Math.min(LONGEST_TREND, series.size() * 2 / 3)));
        trend = MannKendallTest.of(later).pValue() < Significance.LEVEL
                ? wayOf(TheilSen.of(tail(series, 2 * count)).slope()) : 0;
        hidden = wayOf(SlopeError.of(later));
        compilation = compilation(series.subList(first, series.size()));
    }

    private static double[] tail(List<IterationLevel> series, int count) {
        int length = Math.min(count, series.size());
        return times(series, series.size() - length, length);
    }

    static double[] times(List<IterationLevel> series, int first, int count) {
        double[] times = new double[count];
        for (int i = 0; i < count; i++) {
            times[i] = series.get(first + i).time();
        }
        return times;
    }

    /** A constant of zero does not move. */
    private double relative(double difference) {
        return relative(difference, median);
    }

    static double relative(double difference, double level) {
        return difference == 0 ? 0 : difference / Math.abs(level);
    }

    /** How far a line of this slope goes while the part is measured. */
    private double wayOf(double slope) {
        return relative(Math.abs(count * slope));
    }

    /** Of one processor's time; 0 where it is not known. */
    private static double compilation(List<IterationLevel> iterations) {
        double busy = 0;
        double seconds = 0;
        for (IterationLevel iteration : iterations) {
            long millis = iteration.vmActivity().compilationMillis();
            if (millis != VmActivity.UNKNOWN_FIGURE && iteration.seconds() > 0) {
                busy += millis / 1000.0;
                seconds += iteration.seconds();
            }
        }
        return seconds == 0 ? 0 : busy / seconds;
    }

    /** Adds what earlier forks say. */
    void compareWith(EarlierForks earlier) {
        forks = relative(earlier.slower(median)) + earlier.laterChange(first, count);
    }

    double weighted(Weights weights) {
        return weights.mean(spread, drift, rise, forks, compilation);
    }

    /**
     * How far a line through the part and as many iterations before it goes while the part is measured; 0 where the last
     * two thirds of the fork, of which the newest hundred, show nothing that noise may not look like. Two thirds leave
     * the start out, and find in noise what the part alone is too short for.
     */
    double trend() {
        return trend;
    }

    /** How far the standard error of a line through these two thirds goes in that time: a trend that noise may hide. */
    double hidden() {
        return hidden;
    }

    int first() {
        return first;
    }

    String describe(boolean withForks) {
        return count + " iterations spread " + Percent.of(spread) + ", quickened by " + Percent.of(drift) + ", lie "
                + Percent.of(rise) + " above the fastest" + (withForks ? " and " + Percent.of(forks)
                + " off earlier forks" : "") + (trend == 0 ? "" : ", keep changing by " + Percent.of(trend))
                + ", may hide a trend of " + Percent.of(hidden)
                + ", compilers busy " + Percent.of(compilation) + " of the time";
    }
}
