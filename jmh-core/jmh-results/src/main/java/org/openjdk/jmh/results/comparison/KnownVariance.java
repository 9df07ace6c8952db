package org.openjdk.jmh.results.comparison;

import java.util.Optional;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethod;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.results.json.StoredResult;

/** Holds the variance between forks that a result's history contributed; immutable. */
final class KnownVariance {

    private static final String RECONFIGURATION = "reconfiguration";
    private static final String HISTORY = "history";

    private final double variation;
    private final int freedom;

    private KnownVariance(double variation, int freedom) {
        this.variation = variation;
        this.freedom = freedom;
    }

    /** Returns the variance; empty without a history, or if it was contradicted or is malformed. */
    static Optional<KnownVariance> of(StoredResult result) {
        if (!value(result, "contradicted").equals("false")) {
            return Optional.empty();
        }
        try {
            double variation = Double.parseDouble(value(result, "variation"));
            int freedom = Integer.parseInt(value(result, "forks")) - Integer.parseInt(value(result, "runs"));
            return variation > 0 && variation < Double.POSITIVE_INFINITY
                    ? Optional.of(new KnownVariance(variation, freedom)) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static String value(StoredResult result, String name) {
        return result.value(RECONFIGURATION, HISTORY, name).orElseGet(() -> result.value(HISTORY, name).orElse(""));
    }

    /** Returns the default method, with the variance of the candidate's history or else of the baseline's. */
    static ComparisonMethod method(SideResult baseline, SideResult candidate) {
        return (candidate.scatter.isPresent() ? candidate.scatter : baseline.scatter)
                .map(known -> ComparisonMethods.knowing(known.variation, known.freedom))
                .orElse(ComparisonMethods.standard());
    }
}
