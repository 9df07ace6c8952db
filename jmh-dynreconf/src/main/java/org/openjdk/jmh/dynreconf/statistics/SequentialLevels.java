package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * Computes the nominal levels of Student's test after each value, such that all interim analyses together keep an
 * overall level; immutable. The critical values in units of a normal distribution are proportional to (k / K)<sup>Δ −
 * 1/2</sup> at k of at most K values (Wang and Tsiatis, Biometrics 43, 1987). Δ = 1/2 is the constant level of Pocock,
 * Δ = 0 the boundary of O'Brien and Fleming, which is strict at first and nearly at the overall level in the end. The
 * constant is such that {@link RepeatedStudentTest} has exactly the overall level for normal values.
 *
 * <p>Worked example: with a level of 0.05 and analyses at 3 to 10 values, Δ = 1/2 has the nominal level 0.0120 at each.
 */
public final class SequentialLevels {

    private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);
    private static final double PRECISION = 1e-9;
    /** Below this, quantiles at one minus the level are lost in rounding. */
    static final double LOWEST = 1e-12;
    private static final int MOST_EVALUATIONS = 100;

    /**
     * Lies between 0.5, a constant level, which detects large changes first, and 0, which detects most in the end. On
     * the recordings, 0.35 detects more than 0.5 at the same mean cost or less (docs/evidence/sequential.md).
     */
    public static final double SHAPE = 0.35;

    private final int first;
    private final double[] nominal;

    private SequentialLevels(int first, double[] nominal) {
        this.first = first;
        this.nominal = nominal;
    }

    /**
     * Returns the levels for an analysis at each number of values, in the shape with Δ = 0.35.
     *
     * @param level of all analyses together, two-sided, between 0 and 1
     * @param first values at the first analysis: 3 or more, or as many as at the last
     * @param last  values at the last analysis, not fewer
     */
    public static SequentialLevels of(double level, int first, int last) {
        return of(level, first, last, SHAPE);
    }

    /** Returns the levels in the shape Δ, from 0 to 1/2; otherwise as {@link #of(double, int, int)}. */
    public static SequentialLevels of(double level, int first, int last, double shape) {
        if (first == last) {
            return new SequentialLevels(first, new double[] {level});
        }
        double atLast = new BrentSolver(PRECISION * level).solve(MOST_EVALUATIONS,
                p -> rejected(first, shaped(p, first, last, shape)) - level, level / (last - first + 1), level);
        return new SequentialLevels(first, shaped(atLast, first, last, shape));
    }

    private static double[] shaped(double atLast, int first, int last, double shape) {
        double criticalAtLast = -NORMAL.inverseCumulativeProbability(atLast / 2);
        double[] levels = new double[last - first + 1];
        Arrays.setAll(levels, i -> Math.max(LOWEST, 2 * NORMAL.cumulativeProbability(
                -criticalAtLast * growth(first + i, last, shape))));
        return levels;
    }

    /** Returns the ratio of the critical value of an analysis to that of the last one. */
    static double growth(int values, int last, double shape) {
        return Math.pow((double) values / last, shape - 0.5);
    }

    static double rejected(int first, double[] levels) {
        RepeatedStudentTest test = RepeatedStudentTest.first(first, levels[0]);
        for (int i = 1; i < levels.length; i++) {
            test = test.next(levels[i]);
        }
        return test.rejected();
    }

    /**
     * Returns the two-sided nominal level of Student's test at an analysis.
     *
     * @throws IllegalArgumentException if there is no analysis at this number of values
     */
    public double at(int values) {
        if (values < first || values >= first + nominal.length) {
            throw new IllegalArgumentException("no look at " + values + " values, but from " + first + " to "
                    + (first + nominal.length - 1));
        }
        return nominal[values - first];
    }
}
