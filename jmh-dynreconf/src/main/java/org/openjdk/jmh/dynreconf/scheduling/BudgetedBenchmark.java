package org.openjdk.jmh.dynreconf.scheduling;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentHalfWidth;

/** Holds the state of one benchmark in a schedule with a budget. */
final class BudgetedBenchmark {

    /**
     * The number of lost forks from which a benchmark gets no more if most of its forks are lost; a single loss may be
     * an accident.
     */
    private static final int FUTILE = 2;

    private final ForkEstimate estimate;
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

    /** Returns whether another fork may run, and may be worth its time. */
    boolean isOpen() {
        return !ended && !(lost >= FUTILE && lost > means.length);
    }

    boolean hasEnded() {
        return ended;
    }

    /** Forks with a usable mean. */
    int forks() {
        return means.length;
    }

    /** Returns how many forks run until the next one is measured: that one, and warmup forks that are missing. */
    int forksToNext() {
        boolean begun = means.length + lost > 0;
        return begun ? 1 : 1 + Math.max(0, estimate.warmupForks() - warmups);
    }

    /** Returns the expected seconds of a fork: those of the longest so far, if there is one. */
    double forkSeconds(double scale) {
        return Double.isNaN(longest) ? estimate.seconds() * scale : longest;
    }

    ForkEstimate estimate() {
        return estimate;
    }

    /** Of the means of its forks; NaN for fewer than two, infinite where they have no relative scatter. */
    double variation() {
        return variation;
    }

    /**
     * Returns the half width as if one degree of freedom more had the variation of an earlier run or, where there was
     * none, a typical one, if that is larger: two forks that happen to agree are not taken for precise where others are
     * not.
     */
    double cautiousHalfWidth(StudentHalfWidth student, double usual) {
        int freedom = means.length - 1;
        double typical = Double.isNaN(estimate.variation()) ? usual : estimate.variation();
        double moderated = Math.sqrt((typical * typical + freedom * variation * variation) / (freedom + 1));
        return student.of(Math.max(variation, moderated), means.length);
    }
}
