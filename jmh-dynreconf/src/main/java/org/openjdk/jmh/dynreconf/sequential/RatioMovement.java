package org.openjdk.jmh.dynreconf.sequential;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentHalfWidth;

/**
 * By how much the ratio of two sides changes within the forks of a benchmark, as it does where one side warms up more
 * slowly than the other: then it is the ratio of these seconds, and another one later. Called from one thread.
 *
 * <p>In each block, the ratio of the second half of the measurement by that of the first half is one value, whose
 * logarithm is 0 on average where the ratio stays. The iteration in the middle of an odd number is left out. The
 * interval is Student's of these logarithms; what a block's forks share drops out of it, and so does what the halves of
 * a fork share.
 *
 * <p>Worked example: a fork of 10 and 10 against one of 12 and 11 has moved by 11 / 12, and so by −8.3 %.
 */
public final class RatioMovement {

    /** The confidence of one test for each benchmark: of a hundred whose ratio is constant, one is reported. */
    private static final double CONFIDENCE = 0.99;

    private final StudentHalfWidth student = new StudentHalfWidth(CONFIDENCE);
    private final List<Double> logarithms = new ArrayList<>();

    /**
     * A block has ended.
     *
     * @param baseline  scores of the measurement iterations of the baseline's fork, in order
     * @param candidate of the candidate's; a block of which one has other than positive finite scores, or a single one,
     *                  says nothing
     */
    public void endBlock(double[] baseline, double[] candidate) {
        add(movement(candidate) - movement(baseline));
    }

    /**
     * A block has ended, of which another ratio is of interest.
     *
     * @param logarithm of that ratio; one that is not finite says nothing
     */
    public void add(double logarithm) {
        if (Math.abs(logarithm) < Double.POSITIVE_INFINITY) {
            logarithms.add(logarithm);
        }
    }

    /** Returns the logarithm of the second half by the first; not finite where there is none. */
    static double movement(double[] scores) {
        int half = scores.length / 2;
        double first = 0;
        double second = 0;
        for (int i = 0; i < half; i++) {
            first += scores[i];
            second += scores[scores.length - 1 - i];
        }
        return Math.log(second / first);
    }

    /**
     * {@return the ratio of the second half to the first half, with limits at 99 %; from 0 to infinity with fewer than
     * two usable blocks, around NaN with none}
     */
    public Interval interval() {
        if (logarithms.isEmpty()) {
            return Interval.of(0, Double.NaN, Double.POSITIVE_INFINITY);
        }
        Moments moments = Moments.of(logarithms.stream().mapToDouble(logarithm -> logarithm).toArray());
        double half = student.of(moments.standardDeviation(), logarithms.size());
        return Interval.of(Math.exp(moments.mean() - half), Math.exp(moments.mean()), Math.exp(moments.mean() + half));
    }

    /**
     * Returns whether the ratio is known to move.
     *
     * @param tolerance the smallest change that matters, 0 or more
     * @return true where the interval excludes 1 and the estimate is further away from 1 than the tolerance
     */
    public boolean isBeyond(double tolerance) {
        Interval interval = interval();
        return !interval.contains(1) && Math.abs(Math.log(interval.point())) > Math.log1p(tolerance);
    }
}
