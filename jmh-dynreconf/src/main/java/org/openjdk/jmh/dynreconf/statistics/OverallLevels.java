package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.analysis.UnivariateFunction;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * Converts between the nominal level at one interim analysis and the overall level of all of them, for the boundary of
 * {@link SequentialLevels}; thread-safe. The smallest overall level at which an analysis so far rejects is a p-value
 * that is valid at any stopping time: without a change, it is α or less with the probability α.
 *
 * <p>In units of a normal distribution, the overall level is a smooth, nearly straight function of the critical value
 * at the last analysis. It is computed exactly at Chebyshev's points and interpolated between them, to four digits.
 * Beyond the last point, where the recursion loses all digits, it is replaced by an upper bound: the sum of all nominal
 * levels.
 *
 * <p>Worked example: with analyses at 3 to 20 values, the nominal level 0.0164 at the last one belongs to an overall
 * level of 0.050.
 */
public final class OverallLevels {

    private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);
    private static final double LEAST_CRITICAL = 0.3;
    /** The overall level there is a few millionths, which suffices for ten thousand benchmarks. */
    private static final double MOST_CRITICAL = 5;
    private static final ChebyshevPoints POINTS = new ChebyshevPoints(20, LEAST_CRITICAL, MOST_CRITICAL);
    private static final double FARTHEST_CRITICAL = critical(SequentialLevels.LOWEST);
    private static final double PRECISION = 1e-10;
    private static final double RELATIVE = 1e-5;
    /** The probability of so rare events is lost in rounding; the overall level of all analyses bounds it. */
    private static final double SMALLEST_AT_END = 1e-9;
    private static final int MOST_EVALUATIONS = 100;
    /** Benchmarks of a run have the same analyses, and their levels take a tenth of a second to compute. */
    private static final Map<List<Number>, OverallLevels> KNOWN = new HashMap<>();

    private final int first;
    private final int last;
    private final double shape;
    /** The critical value of the overall level, at each point. */
    private final double[] overall;
    /** Nominal levels by requested overall level. */
    private final Map<Double, double[]> nominals = new HashMap<>();

    private OverallLevels(int first, int last, double shape) {
        this.first = first;
        this.last = last;
        this.shape = shape;
        overall = POINTS.valuesOf(atLast -> critical(rejected(atLast)));
    }

    /**
     * Returns the levels for an analysis at each number of values from the first (3 or more) to the last, in the shape
     * Δ, from 0 to 1/2.
     */
    public static synchronized OverallLevels of(int first, int last, double shape) {
        return KNOWN.computeIfAbsent(Arrays.asList(first, last, shape),
                looks -> new OverallLevels(first, last, shape));
    }

    /**
     * Returns the overall level of all analyses that have this nominal one.
     *
     * @param nominal two-sided level of Student's test, from 0 to 1
     * @param values  at this analysis
     */
    public double overall(double nominal, int values) {
        double atLast = critical(Math.max(SequentialLevels.LOWEST, nominal)) / growth(values);
        if (atLast < LEAST_CRITICAL) {
            return 1;
        }
        return atLast > MOST_CRITICAL ? sum(atLast) : level(interpolated(atLast));
    }

    /**
     * Returns the two-sided nominal level of Student's test at an analysis, the inverse of {@link #overall}.
     *
     * @param level  that all analyses together keep, above 0 and below 1
     * @param values at this analysis
     */
    public double nominal(double level, int values) {
        return known(level)[values - first];
    }

    /**
     * Returns the nominal level of an analysis that is the last one, although more were possible, for a reason that no
     * value affects, such as the end of the time. It has all of the level that earlier analyses have left.
     *
     * @param level  that all analyses together keep, above 0 and below 1
     * @param values at this analysis
     */
    public double nominalAtEnd(double level, int values) {
        if (values == last) {
            return nominal(level, values);
        }
        return values == first ? level : solve(nominal(level, values), level, RELATIVE * level,
                nominal -> rejected(level, values, nominal) - level);
    }

    /** Returns the overall level of all analyses whose last one has this nominal one: the inverse of {@link #nominalAtEnd}. */
    public double overallAtEnd(double nominal, int values) {
        if (values == last) {
            return overall(nominal, values);
        }
        return values == first ? nominal : overallAfterOthers(nominal, values);
    }

    private double overallAfterOthers(double nominal, int values) {
        double most = overall(nominal, values);
        return nominal <= SMALLEST_AT_END || nominal >= most ? most
                : solve(nominal, most, RELATIVE * nominal, level -> rejected(level, values, nominal) - level);
    }

    /** Returns the probability that earlier analyses at a level or the one at {@code values} reject. */
    private double rejected(double level, int values, double nominal) {
        double[] levels = Arrays.copyOf(nominals(criticalAtLast(level)), values - first + 1);
        levels[values - first] = nominal;
        return SequentialLevels.rejected(first, levels);
    }

    private synchronized double[] known(double level) {
        return nominals.computeIfAbsent(level, each -> nominals(criticalAtLast(each)));
    }

    private double criticalAtLast(double level) {
        double target = critical(level);
        if (target <= interpolated(LEAST_CRITICAL)) {
            return LEAST_CRITICAL;
        }
        if (target <= interpolated(MOST_CRITICAL)) {
            return solve(LEAST_CRITICAL, MOST_CRITICAL, x -> interpolated(x) - target);
        }
        if (level >= sum(MOST_CRITICAL)) {
            return MOST_CRITICAL;
        }
        return level <= sum(FARTHEST_CRITICAL) ? FARTHEST_CRITICAL
                : solve(MOST_CRITICAL, FARTHEST_CRITICAL, x -> Math.log(sum(x) / level));
    }

    private static double solve(double from, double to, UnivariateFunction root) {
        return solve(from, to, PRECISION, root);
    }

    private static double solve(double from, double to, double precision, UnivariateFunction root) {
        return new BrentSolver(precision).solve(MOST_EVALUATIONS, root, from, to);
    }

    private double growth(int values) {
        return SequentialLevels.growth(values, last, shape);
    }

    private double rejected(double atLast) {
        return SequentialLevels.rejected(first, nominals(atLast));
    }

    private double[] nominals(double atLast) {
        double[] levels = new double[last - first + 1];
        Arrays.setAll(levels, i -> Math.max(SequentialLevels.LOWEST, level(atLast * growth(first + i))));
        return levels;
    }

    private double sum(double atLast) {
        return Arrays.stream(nominals(atLast)).sum();
    }

    private double interpolated(double x) {
        return POINTS.interpolated(overall, x);
    }

    private static double critical(double level) {
        return -NORMAL.inverseCumulativeProbability(level / 2);
    }

    private static double level(double critical) {
        return 2 * NORMAL.cumulativeProbability(-critical);
    }
}
