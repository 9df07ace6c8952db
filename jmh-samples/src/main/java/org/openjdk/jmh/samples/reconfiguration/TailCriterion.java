package org.openjdk.jmh.samples.reconfiguration;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.StabilityValue;

/**
 * A criterion of one's own, for {@link Reconfig_10_OwnCriterion}: how far the slow calls lie from the typical one, as a
 * high quantile divided by the median. Stable when this ratio has stopped moving.
 *
 * <p>Example: of the times 1, 1, 1, 1, 1, 1, 1, 1, 1, 3 the median is 1 and the 0.95 quantile 3, so the ratio is 3.
 */
public class TailCriterion implements StabilityCriterion {

    private static final String QUANTILE = "quantile";

    @Override
    public String name() {
        return "tail";
    }

    @Override
    public String description() {
        return "a high quantile divided by the median stays the same";
    }

    @Override
    public List<CriterionOption> options() {
        return Collections.singletonList(
                CriterionOption.number(QUANTILE, 0.95, 0.5, 1, "which quantile stands for the slow calls"));
    }

    /** A twentieth of the typical time. */
    @Override
    public double defaultThreshold() {
        return 0.05;
    }

    /** The largest minus the smallest value of the window must not be above the threshold. */
    @Override
    public StabilityFunction stabilityFunction() {
        return StabilityFunction.VARIABILITY;
    }

    /** Called once for a benchmark; what it returns is called for each element of the window. */
    @Override
    public StabilityValue stabilityValue(CriterionOptions options) {
        double quantile = options.number(QUANTILE);
        return measurements -> {
            double[] times = measurements.values();
            Arrays.sort(times);
            return at(times, quantile) / at(times, 0.5);
        };
    }

    /** The smallest value that is not exceeded by that share of all values. */
    private static double at(double[] sorted, double share) {
        return sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
    }
}
