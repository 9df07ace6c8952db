package org.openjdk.jmh.dynreconf.sequential;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/** A {@link LengthRule} at work on one benchmark. Called from one thread. */
public final class ForkLength {

    private final LengthRule rule;
    private final List<Double> movements = new ArrayList<>();
    private int doublings;
    private boolean moving;

    ForkLength(LengthRule rule) {
        this.rule = rule;
    }

    /**
     * Warmup iterations of both forks of the next block.
     *
     * @return 0 or more
     */
    public int warmupIterations() {
        return rule.warmup(doublings);
    }

    /**
     * Measurement iterations of both forks of the next block.
     *
     * @return 1 or more
     */
    public int measurementIterations() {
        return rule.measurement(doublings);
    }

    /**
     * A block with forks of these lengths has ended. Where forks get longer, the ratio of the blocks so far is not that
     * which is wanted: the comparison begins anew with the next block.
     *
     * @param baseline  scores of the measurement iterations of the baseline's fork, in order
     * @param candidate of the candidate's; a block of which one has other than positive finite scores, or a single one,
     *                  says nothing
     * @return whether later forks are longer than those so far
     */
    public boolean endBlock(double[] baseline, double[] candidate) {
        double movement = movement(candidate) - movement(baseline);
        if (!(Math.abs(movement) < Double.POSITIVE_INFINITY)) {
            return false;
        }
        movements.add(movement);
        if (!rule.looksAt(movements.size()) || interval(1 - rule.levelAt(movements.size())).contains(1)) {
            return false;
        }
        moving = !rule.canDouble(doublings);
        if (moving) {
            return false;
        }
        doublings++;
        movements.clear();
        return true;
    }

    /** The logarithm of the second half by the first, without the iteration in the middle if there is one. */
    private static double movement(double[] scores) {
        int half = scores.length / 2;
        double first = 0;
        double second = 0;
        for (int i = 0; i < half; i++) {
            first += scores[i];
            second += scores[scores.length - 1 - i];
        }
        return Math.log(second / first);
    }

    private Interval interval(double confidence) {
        Moments moments = Moments.of(movements.stream().mapToDouble(movement -> movement).toArray());
        double deviation = moments.standardDeviation();
        double half = deviation == 0 ? 0 : deviation / Math.sqrt(moments.count())
                * StudentQuantile.of((1 + confidence) / 2, moments.count() - 1);
        return Interval.of(Math.exp(moments.mean() - half), Math.exp(moments.mean()),
                Math.exp(moments.mean() + half));
    }

    /**
     * Whether the ratio was found to move within the longest forks, too: then it is that of these seconds, and may be
     * another one later.
     *
     * @return true as soon as that is known
     */
    public boolean isStillMoving() {
        return moving;
    }

    /**
     * By how much the ratio changes within the measurement: the ratio of the second half by that of the first.
     *
     * @return of the blocks with forks of these lengths, estimate and limits at 95 % for this moment alone; from 0 to
     *         infinity with fewer than two of them
     */
    public Interval movement() {
        if (movements.size() < 2) {
            return Interval.of(0, movements.isEmpty() ? Double.NaN : Math.exp(movements.get(0)),
                    Double.POSITIVE_INFINITY);
        }
        return interval(0.95);
    }
}
