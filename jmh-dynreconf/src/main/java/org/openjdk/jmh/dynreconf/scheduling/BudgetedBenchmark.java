package org.openjdk.jmh.dynreconf.scheduling;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.ModeratedVariation;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentHalfWidth;

/** Holds the state of one benchmark in a schedule with a budget. */
final class BudgetedBenchmark {

    /** A benchmark that loses so many forks, and most of them, gets no more; a single loss may be an accident. */
    private static final int FUTILE = 2;

    final ForkEstimate estimate;
    private double[] means = {};
    private double variation = Double.NaN;
    private double longest = Double.NaN;
    private int warmups;
    private int lost;
    private boolean ended;

    BudgetedBenchmark(ForkEstimate estimate) {
        this.estimate = estimate;
    }

    void forkEnded(ForkEnd end) {
        longest = Math.max(end.seconds(), Double.isNaN(longest) ? 0 : longest);
        double mean = end.mean();
        if (end.isWarmup()) {
            warmups++;
        } else if (Double.isNaN(mean) || Double.isInfinite(mean)) {
            lost++;
        } else {
            means = Arrays.copyOf(means, means.length + 1);
            means[means.length - 1] = mean;
            variation = Moments.of(means).coefficientOfVariation();
        }
        ended |= end.isLast();
    }

    /** Returns whether another fork may run and is worth its time. */
    boolean isOpen() {
        return !ended && !(lost >= FUTILE && lost > means.length);
    }

    boolean hasEnded() {
        return ended;
    }

    /** Returns the number of forks with a usable mean. */
    int forks() {
        return means.length;
    }

    /** Returns how many forks run until the next one is measured: that one, and missing warmup forks. */
    int forksToNext() {
        boolean begun = means.length + lost > 0;
        return begun ? 1 : 1 + Math.max(0, estimate.warmupForks - warmups);
    }

    /** Returns the expected seconds of a fork: those of the longest so far, or the scaled estimate. */
    double forkSeconds(double scale) {
        return Double.isNaN(longest) ? estimate.seconds() * scale : longest;
    }

    /** Returns the coefficient of variation of fork means; NaN for fewer than two, infinite if their mean is 0. */
    double variation() {
        return variation;
    }

    /** Returns the half-width with the larger one of the variation and the moderated variation. */
    double cautiousHalfWidth(StudentHalfWidth student, double usual) {
        int freedom = means.length - 1;
        double typical = Double.isNaN(estimate.variation) ? usual : estimate.variation;
        return student.of(Math.max(variation, ModeratedVariation.of(typical, variation, freedom)), means.length);
    }
}
