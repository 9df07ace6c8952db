package org.openjdk.jmh.dynreconf.criteria;

import java.util.Arrays;
import java.util.List;

/** The example of docs/criteria.md: the range of the middle values relative to their median. */
public final class RangeCriterion implements StabilityCriterion {

    @Override
    public String name() {
        return "range";
    }

    @Override
    public String description() {
        return "range of the middle values / median stays the same";
    }

    @Override
    public List<CriterionOption> options() {
        return List.of(CriterionOption.number("share", 0.5, 0.01, 0.99, "share of the values in the middle"));
    }

    @Override
    public double defaultThreshold() {
        return 0.02;
    }

    @Override
    public StabilityFunction stabilityFunction() {
        return StabilityFunction.VARIABILITY;
    }

    @Override
    public StabilityValue stabilityValue(CriterionOptions options) {
        double share = options.number("share");
        return measurements -> {
            double[] values = measurements.values();
            Arrays.sort(values);
            int cut = (int) (values.length * (1 - share) / 2);
            return (values[values.length - 1 - cut] - values[cut]) / values[values.length / 2];
        };
    }
}
