package org.openjdk.jmh.samples.reconfiguration;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;
import org.openjdk.jmh.dynreconf.criteria.vector.VectorCriterion;

/**
 * A custom criterion, for {@link Reconfig_10_OwnCriterion}: how much slower the slow calls are than the typical
 * one, as a high quantile divided by the median. Stable when this ratio has stopped moving.
 *
 * <p>Example: of the times 1, 1, 1, 1, 1, 1, 1, 1, 1, 3 the median is 1 and the 0.95 quantile 3, so the ratio is 3.
 */
public class TailCriterion extends VectorCriterion {

    /** The ratio may vary by 5 % within the window: largest minus smallest value. */
    public TailCriterion() {
        super("tail", "a high quantile divided by the median stays the same", StabilityFunction.VARIABILITY, 0.05,
                CriterionOption.number("quantile", 0.95, 0.5, 1, "which quantile stands for the slow calls"));
    }

    /** Called once for each benchmark; the returned function is called for each element of the window. */
    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        double quantile = setup.options().number("quantile");
        return measurements -> {
            double[] times = measurements.values();
            Arrays.sort(times);
            return at(times, quantile) / at(times, 0.5);
        };
    }

    /** Returns the smallest value that is not below this share of all values. */
    private static double at(double[] sorted, double share) {
        return sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
    }
}
