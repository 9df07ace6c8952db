package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.Arrays;
import java.util.Optional;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Implements the parametric mean-value interpretation of stochastic performance logic (definition 9 of the thesis), in
 * which restarts are a level of their own. With M and N the means of means of r forks of o observations, R² the
 * variance of fork means and S² the mean variance within forks, the relation holds if M − N ≤ z(1−α) √e, where e is the
 * sum of (o R² + S²) / (r o) of both sides. It is two-valued: a relation holds unless refuted. The normal quantile is
 * right for many forks; with two it refutes too often.
 */
final class ParametricInterpretation implements Interpretation {

    private static final int FEWEST_FORKS = 2;

    @Override
    public String name() {
        return "parametric";
    }

    @Override
    public String description() {
        return "normal test of fork means; needs many forks; holds unless refuted (thesis on SPL, definition 9)";
    }

    @Override
    public Evidence atMost(Quantity left, Quantity right, double level) {
        Optional<Evidence> defect = Evidence.ofDefect(left, right, FEWEST_FORKS);
        return defect.orElseGet(() -> {
            MeanDifference difference = MeanDifference.of(left.mean() - right.mean(),
                    Math.sqrt(squaredError(left) + squaredError(right)));
            double half = difference.error
                    * new NormalDistribution(null, 0, 1).inverseCumulativeProbability(1 - level);
            return Evidence.of(Truth.of(difference.estimate <= half), difference.asRatio(half, right.mean()));
        });
    }

    /** Returns (o R² + S²) / (r o); forks of a single observation have no variance of their own. */
    private static double squaredError(Quantity quantity) {
        if (quantity.isConstant()) {
            return 0;
        }
        double between = square(Moments.of(quantity.forkMeans()).standardDeviation());
        double within = Arrays.stream(quantity.observations()).filter(fork -> fork.length > 1)
                .mapToDouble(fork -> square(Moments.of(fork).standardDeviation())).average().orElse(0);
        double observations = Arrays.stream(quantity.observations()).mapToInt(fork -> fork.length).sum();
        return between / quantity.forks() + within / observations;
    }

    private static double square(double value) {
        return value * value;
    }
}
