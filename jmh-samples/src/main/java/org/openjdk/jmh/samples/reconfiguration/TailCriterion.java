package org.openjdk.jmh.samples.reconfiguration;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;
import org.openjdk.jmh.dynreconf.criteria.vector.VectorCriterion;

/**
 * A custom criterion for {@link Reconfig_10_OwnCriterion}: the ratio of slow calls to the typical one, as a high
 * quantile divided by the median. It is stable if this ratio stops moving.
 *
 * <p>Example: the median of the times 1, 1, 1, 1, 1, 1, 1, 1, 1, 3 is 1 and their 0.95 quantile is 3, so the ratio is
 * 3.
 */
public class TailCriterion extends VectorCriterion {

    /** The largest and smallest ratio in the window may differ by 0.05. */
    public TailCriterion() {
        super("tail", "a high quantile divided by the median stays the same", StabilityFunction.VARIABILITY, 0.05,
                CriterionOption.number("quantile", 0.95, 0.5, 1, "the quantile that represents slow calls"));
    }

    /** Called once per benchmark. The returned function is called for each element of the window. */
    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        double quantile = setup.options().number("quantile");
        return measurements -> {
            double[] times = measurements.values();
            Arrays.sort(times);
            return at(times, quantile) / at(times, 0.5);
        };
    }

    /** Returns the smallest value that is greater than or equal to a share of all values. */
    private static double at(double[] sorted, double share) {
        return sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
    }
}
