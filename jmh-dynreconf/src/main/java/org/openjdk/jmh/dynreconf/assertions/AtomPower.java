package org.openjdk.jmh.dynreconf.assertions;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.formula.Growth;
import org.openjdk.jmh.dynreconf.assertions.formula.Relation;
import org.openjdk.jmh.dynreconf.assertions.formula.Relator;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/**
 * Predicts the probability that a relation is decided at the last look, if the estimate is right and forks vary as
 * before: the predictive power of {@link org.openjdk.jmh.dynreconf.sequential}. A relation states that a figure, the
 * logarithm of a ratio or an exponent, is between two limits. Its estimate m after k forks with the standard error e
 * becomes one after K forks that is normal around m with the variance e² k (1 / k − 1 / K), and its standard error e
 * √(k / K).
 */
final class AtomPower {

    /** The level of the limits from which the error is derived: they are Student's, of as many forks as there are. */
    static final double LEVEL = 0.45;

    private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);

    private final int now;
    private final double estimate;
    private final double error;
    private final double lowest;
    private final double highest;

    /** Takes a relation that was judged at {@link #LEVEL}, and the number of forks of each benchmark so far. */
    AtomPower(Atom atom, int now) {
        this.now = now;
        double widths = 2 * StudentQuantile.of(1 - LEVEL, now - 1.0);
        Formula statement = atom.statement();
        if (statement instanceof Growth) {
            estimate = atom.estimate().point();
            error = (atom.estimate().upper() - atom.estimate().lower()) / widths;
            Growth growth = (Growth) statement;
            double order = atom.figures().getOrDefault(Atom.ORDER, Double.NaN);
            lowest = growth.relator() == Relator.AT_MOST ? Double.NEGATIVE_INFINITY : order - growth.tolerance();
            highest = growth.relator() == Relator.AT_LEAST ? Double.POSITIVE_INFINITY : order + growth.tolerance();
        } else {
            estimate = Math.log(atom.estimate().point());
            error = Math.log(atom.estimate().upper() / atom.estimate().lower()) / widths;
            Relation relation = (Relation) statement;
            double tolerance = relation.relator() == Relator.EQUAL ? Math.log1p(relation.tolerance()) : 0;
            lowest = relation.relator() == Relator.AT_MOST ? Double.NEGATIVE_INFINITY : -tolerance;
            highest = relation.relator() == Relator.AT_LEAST ? Double.POSITIVE_INFINITY : tolerance;
        }
    }

    /**
     * Returns the probability of a decision; 1 if the figure has no standard error.
     *
     * @param then  forks at the last look
     * @param holds one-sided level at which the relation is confirmed there
     * @param fails one-sided level at which it is rejected there
     */
    double of(int then, double holds, double fails) {
        if (!(Math.abs(estimate) < Double.POSITIVE_INFINITY && error > 0 && error < Double.POSITIVE_INFINITY)) {
            return 1;
        }
        double errorThen = error * Math.sqrt((double) now / then);
        double deviation = error * Math.sqrt(1 - (double) now / then);
        double toHold = StudentQuantile.of(1 - holds, then - 1.0) * errorThen;
        double toFail = StudentQuantile.of(1 - fails, then - 1.0) * errorThen;
        return Math.max(0, above(lowest + toHold, deviation) - above(highest - toHold, deviation))
                + above(highest + toFail, deviation) + 1 - above(lowest - toFail, deviation);
    }

    private double above(double limit, double deviation) {
        return NORMAL.cumulativeProbability((estimate - limit) / deviation);
    }
}
