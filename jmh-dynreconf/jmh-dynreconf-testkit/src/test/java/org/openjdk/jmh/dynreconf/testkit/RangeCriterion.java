package org.openjdk.jmh.dynreconf.testkit;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;
import org.openjdk.jmh.dynreconf.criteria.vector.VectorCriterion;

/** The example of docs/evidence/criteria.md: the range of the middle values relative to their median. */
public final class RangeCriterion extends VectorCriterion {

    public RangeCriterion() {
        super("range", "range of the middle values / median stays the same", StabilityFunction.VARIABILITY, 0.02,
                CriterionOption.number("share", 0.5, 0.01, 0.99, "share of the values in the middle"));
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        double share = setup.options().number("share");
        return measurements -> {
            double[] values = measurements.values();
            Arrays.sort(values);
            int cut = (int) (values.length * (1 - share) / 2);
            return (values[values.length - 1 - cut] - values[cut]) / values[values.length / 2];
        };
    }
}
