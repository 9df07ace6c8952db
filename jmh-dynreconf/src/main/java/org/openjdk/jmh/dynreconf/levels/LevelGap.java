package org.openjdk.jmh.dynreconf.levels;

import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * Finds the distance that separates the levels of timed forks. Times vary within a level, by an amount that differs
 * from benchmark to benchmark, so that no fixed distance separates levels.
 *
 * <p>Logarithms of scores are at levels if the smallest gap between levels is more than 1.2 + 26 / n times as wide as
 * the widest level, with n forks. Two or more levels have at least two forks each; at most one fork in eight is alone.
 * So outliers are not levels. Of several such divisions, the one with the clearest gaps counts.
 *
 * <p>The limit is simulated: of samples without levels, whether normal, uniform, log-normal or of Student's
 * distribution with 3 degrees of freedom, at most 1 % appear to have some, for any number of forks from 6 to 40
 * (docs/evidence/own-time/levels.py).
 *
 * <p>Worked example: of 1.00, 2.00, 1.01, 2.02, 1.01, 1.99 the levels are 1 % and 1.5 % wide, and 97 % apart. The
 * logarithms 0.678 and 0.0150 have the ratio 45, which is above 1.2 + 26 / 6 = 5.5.
 */
final class LevelGap {

    /** With fewer forks, levels would have to be more than 6 times as far apart as they are wide. */
    private static final int FEWEST = 6;
    private static final double ALWAYS = 1.2;
    private static final double FOR_FEW = 26;
    /** Of so many forks, one may be alone. */
    private static final int ALONE = 8;
    /** Levels that are closer together make no difference that matters. */
    private static final double SMALLEST = Math.log1p(0.02);

    private LevelGap() {
    }

    /**
     * Returns a distance, as a share, that is between the width of levels and their distance; empty if there are no
     * levels, fewer than six scores, or one that is not above 0 and finite.
     */
    static OptionalDouble of(double... scores) {
        if (scores.length < FEWEST
                || !Arrays.stream(scores).allMatch(score -> score > 0 && score < Double.POSITIVE_INFINITY)) {
            return OptionalDouble.empty();
        }
        double[] sorted = Arrays.stream(scores).map(Math::log).sorted().toArray();
        double clearest = ALWAYS + FOR_FEW / sorted.length;
        OptionalDouble found = OptionalDouble.empty();
        for (int i = 1; i < sorted.length; i++) {
            double gap = sorted[i] - sorted[i - 1];
            double width = gap < SMALLEST ? Double.POSITIVE_INFINITY : widest(sorted, gap);
            if (gap > clearest * width) {
                clearest = gap / width;
                found = OptionalDouble.of(Math.expm1((gap + width) / 2));
            }
        }
        return found;
    }

    /** Returns the width of the widest level if gaps from this size on separate levels; infinity if these are none. */
    private static double widest(double[] sorted, double gap) {
        double widest = 0;
        int levels = 0;
        int alone = 0;
        int begin = 0;
        for (int i = 1; i <= sorted.length; i++) {
            if (i == sorted.length || sorted[i] - sorted[i - 1] >= gap) {
                widest = Math.max(widest, sorted[i - 1] - sorted[begin]);
                levels++;
                alone += i - begin == 1 ? 1 : 0;
                begin = i;
            }
        }
        return levels <= LevelComparison.MOST && levels - alone > 1 && ALONE * alone <= sorted.length ? widest
                : Double.POSITIVE_INFINITY;
    }
}
