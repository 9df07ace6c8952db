package org.openjdk.jmh.dynreconf.comparison;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Estimates a ratio by simulated ones. Limits are order statistics: of s simulations, the lower limit for a tail of α
 * is the ⌊α (s + 1)⌋-th smallest (Davison and Hinkley, "Bootstrap Methods and their Application", 1997, sections 4.2.5
 * and 5.2), or 0 if there is none so far out. The p-value is 2 (b + 1) / (s + 1), with b the number of simulations on
 * the other side of 1, and so never below 2 / (s + 1).
 */
final class SimulatedRatio implements RatioEstimate {

    /** Compensates for rounding of a product that should be a whole number. */
    private static final double TINY = 1e-9;

    private final double point;
    private final double[] sorted;

    /** Takes over the array of simulated ratios, and sorts it. */
    SimulatedRatio(double point, double[] simulated) {
        this.point = point;
        Arrays.sort(simulated);
        this.sorted = simulated;
    }

    @Override
    public Interval interval(double confidence) {
        int rank = (int) Math.floor((1 - confidence) / 2 * (sorted.length + 1) + TINY);
        return rank < 1 ? Interval.unknownRatio(point)
                : Interval.of(sorted[rank - 1], point, sorted[sorted.length - rank]);
    }

    @Override
    public double pValue() {
        int notAbove = 0;
        int notBelow = 0;
        for (double ratio : sorted) {
            notAbove += ratio <= 1 ? 1 : 0;
            notBelow += ratio >= 1 ? 1 : 0;
        }
        return Math.min(1, 2 * (Math.min(notAbove, notBelow) + 1.0) / (sorted.length + 1));
    }
}
