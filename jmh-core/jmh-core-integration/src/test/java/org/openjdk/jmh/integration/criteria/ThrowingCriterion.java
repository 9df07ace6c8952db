package org.openjdk.jmh.integration.criteria;

import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;

/** Throws after some iterations, with a message that is hard to write as JSON. */
public final class ThrowingCriterion extends SimpleCriterion {

    public static final String MESSAGE = "\"quoted\" {brace}, [bracket]; <tag> & 'tick' \\ : ,";

    private static final int GOOD_ANSWERS = 3;

    public ThrowingCriterion() {
        super("throwing");
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        int[] asked = {0};
        return measurements -> {
            if (++asked[0] > GOOD_ANSWERS) {
                throw new IllegalStateException(MESSAGE);
            }
            return 0.25;
        };
    }
}
