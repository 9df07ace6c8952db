package org.openjdk.jmh.dynreconf.sequential;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentHalfWidth;

/**
 * Measures how much the ratio of two sides changes within the forks of a benchmark, for example because one side warms
 * up more slowly: the ratio then depends on the duration of forks. Called from one thread.
 *
 * <p>In each block, the ratio of the second half of the measurement to the first half is one value, whose logarithm is
 * 0 on average if the ratio is constant. The middle iteration of an odd number is left out. The interval is Student's
 * of these logarithms; effects that the forks of a block or the halves of a fork share cancel.
 *
 * <p>Worked example: a fork of 10 and 10 against one of 12 and 11 has moved by 11 / 12, that is by −8.3 %.
 */
public final class RatioMovement {

    /** The confidence of one test for each benchmark. */
    private static final double CONFIDENCE = 0.99;

    private final StudentHalfWidth student = new StudentHalfWidth(CONFIDENCE);
    private final List<Double> logarithms = new ArrayList<>();

    /**
     * Adds a block by the scores of the measurement iterations of both forks, in order. It is ignored if one has scores
     * that are not positive and finite, or a single one.
     */
    public void endBlock(double[] baseline, double[] candidate) {
        add(movement(candidate) - movement(baseline));
    }

    /** Adds a block by the logarithm of another ratio of interest; one that is not finite is ignored. */
    public void add(double logarithm) {
        if (Math.abs(logarithm) < Double.POSITIVE_INFINITY) {
            logarithms.add(logarithm);
        }
    }

    /** Returns the logarithm of the ratio of the second half to the first half; not finite if there is none. */
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
     * Returns the ratio of the second half to the first half, with limits at 99 %; from 0 to infinity with fewer than
     * two usable blocks, around NaN with none.
     */
    public Interval interval() {
        if (logarithms.isEmpty()) {
            return Interval.unknownRatio(Double.NaN);
        }
        Moments moments = Moments.of(logarithms.stream().mapToDouble(logarithm -> logarithm).toArray());
        return Interval.around(moments.mean(), student.of(moments.standardDeviation(), logarithms.size())).exp();
    }

    /** Returns whether the ratio moves: the interval excludes 1, and the estimate is beyond the tolerance. */
    public boolean isBeyond(double tolerance) {
        Interval interval = interval();
        return !interval.contains(1) && Math.abs(Math.log(interval.point())) > Math.log1p(tolerance);
    }

    /**
     * Returns whether a change remains one in the same direction if it moves by any ratio within {@link #interval()}.
     *
     * @param change interval of a ratio, which excludes 1
     */
    public boolean preserves(Interval change) {
        Interval interval = interval();
        return change.lower() > 1 ? change.lower() * interval.lower() > 1 : change.upper() * interval.upper() < 1;
    }
}
