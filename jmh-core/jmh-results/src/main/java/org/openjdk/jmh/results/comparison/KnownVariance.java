package org.openjdk.jmh.results.comparison;

import java.util.Optional;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethod;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * Holds the variance of the forks of earlier runs within a run, from a result with a history, of a dynamic or a static
 * run; immutable.
 */
final class KnownVariance {

    private static final String RECONFIGURATION = "reconfiguration";
    private static final String HISTORY = "history";

    private final double variation;
    private final int freedom;

    private KnownVariance(double variation, int freedom) {
        this.variation = variation;
        this.freedom = freedom;
    }

    /** Empty without a history, with one that did not hold, and where what is said of it is damaged. */
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

    /**
     * Returns the default method with the history of the newer side, which is usually longer, or else of the other one.
     */
    static ComparisonMethod method(SideResult baseline, SideResult candidate) {
        return (candidate.scatter().isPresent() ? candidate.scatter() : baseline.scatter())
                .map(known -> ComparisonMethods.knowing(known.variation, known.freedom))
                .orElse(ComparisonMethods.standard());
    }
}
