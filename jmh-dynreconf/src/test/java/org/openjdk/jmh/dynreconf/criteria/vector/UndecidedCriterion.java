package org.openjdk.jmh.dynreconf.criteria.vector;

import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.Threshold;

/** A criterion with a stability function of its own, which is always undecided. */
public final class UndecidedCriterion extends VectorCriterion {

    private static final StabilityFunction NEVER_KNOWS = new StabilityFunction() {
        @Override
        public double aggregate(double[] vector) {
            return Double.NaN;
        }

        @Override
        public Threshold threshold(double byDefault) {
            return Threshold.atMost(byDefault);
        }
    };

    public UndecidedCriterion() {
        super("undecided", "never knows", NEVER_KNOWS, 1);
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        return measurements -> 7;
    }
}
