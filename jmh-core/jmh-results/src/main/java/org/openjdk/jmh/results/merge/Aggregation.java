package org.openjdk.jmh.results.merge;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.results.json.StoredMetric;

/**
 * Computes a score from the values of all iterations. JMH does not store the formula, so it is inferred from the score
 * and the values.
 */
enum Aggregation {

    MEAN(WeightedValues::mean),
    SUM(WeightedValues::sum),
    LARGEST(values -> values.percentile(100)),
    SMALLEST(values -> values.percentile(0));

    /** Relative tolerance: the last digits of a sum depend on the order of its terms. */
    private static final double ROUNDING = 1e-9;

    @SuppressWarnings("ImmutableEnumChecker") // A reference to a method without state.
    private final ToDoubleFunction<WeightedValues> formula;

    Aggregation(ToDoubleFunction<WeightedValues> formula) {
        this.formula = formula;
    }

    /** Returns the first formula that reproduces the score of each run. */
    static Optional<Aggregation> of(List<StoredMetric> runs) {
        return Arrays.stream(values()).filter(one -> runs.stream().allMatch(one::fits)).findFirst();
    }

    private boolean fits(StoredMetric metric) {
        double expected = metric.score();
        double computed = of(WeightedValues.of(metric));
        return Math.abs(expected - computed) <= ROUNDING * Math.abs(expected)
                || Double.isNaN(expected) && Double.isNaN(computed);
    }

    double of(WeightedValues values) {
        return formula.applyAsDouble(values);
    }
}
