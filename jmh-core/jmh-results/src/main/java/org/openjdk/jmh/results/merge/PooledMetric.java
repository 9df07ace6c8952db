package org.openjdk.jmh.results.merge;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.text.JsonNumber;
import org.openjdk.jmh.results.json.StoredMetric;
import org.openjdk.jmh.results.json.StoredResult;

/** Merges a metric of several runs into one in JMH's format. */
final class PooledMetric {

    /** The percentiles in JMH's results. */
    private static final List<Double> PERCENTILES =
            Collections.unmodifiableList(Arrays.asList(0.0, 50.0, 90.0, 95.0, 99.0,
                    99.9, 99.99, 99.999, 99.9999, 100.0));

    private PooledMetric() {
    }

    /**
     * Merges a metric.
     *
     * @param what  the metric, for messages
     * @param parts the metric of each run
     * @return JSON; empty if the formula of the score is unknown
     * @throws IllegalArgumentException if units differ; the message says which
     */
    static Optional<String> of(String what, List<StoredMetric> parts) {
        StoredMetric first = parts.get(0);
        parts.forEach(part -> {
            if (!part.unit().equals(first.unit()) || part.isHistogram() != first.isHistogram()) {
                throw new IllegalArgumentException(what + " cannot be merged: " + first.unit() + " in one file and "
                        + part.unit() + " in another");
            }
        });
        return Aggregation.of(parts).map(aggregation -> text(parts, aggregation));
    }

    private static String text(List<StoredMetric> parts, Aggregation aggregation) {
        StoredMetric first = parts.get(0);
        WeightedValues values = WeightedValues.of(parts);
        double score = aggregation.of(values);
        double error = values.meanError();
        String raw = parts.stream().map(StoredMetric::forksText).filter(text -> !text.isEmpty())
                .collect(Collectors.joining(",", "[", "]"));
        return "{\"score\":" + JsonNumber.of(score) + ",\"scoreError\":" + JsonNumber.of(error)
                + ",\"scoreConfidence\":["
                + JsonNumber.of(score - error) + "," + JsonNumber.of(score + error) + "],\"scorePercentiles\":"
                + PERCENTILES.stream().map(p -> "\"" + p + "\":" + JsonNumber.of(values.percentile(p)))
                        .collect(Collectors.joining(",", "{", "}"))
                + ",\"scoreUnit\":" + StoredResult.quoted(first.unit()) + ",\""
                + (first.isHistogram() ? "rawDataHistogram" : "rawData") + "\":" + raw + "}";
    }

    /**
     * Computes a score from the values of all iterations. JMH does not store the formula, so it is inferred from the score
     * and the values.
     */
    private enum Aggregation {

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
}
