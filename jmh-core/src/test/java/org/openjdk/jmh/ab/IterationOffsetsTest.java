package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

class IterationOffsetsTest {

    private final IterationOffsets steps = new IterationOffsets();

    @Test
    void starts_areComparedPairByPair() {
        steps.add(new long[] {1000, 2000, 3000}, new long[] {1010, 2020, 2960});
        assertEquals(0.020, steps.typical().orElseThrow(), 1e-12);
        assertEquals(0.040, steps.largest(), 1e-12);
        assertEquals(0.050, steps.drift().orElseThrow(), 1e-12);
    }

    @Test
    void forks_areTakenTogether() {
        steps.add(new long[] {0, 100}, new long[] {10, 110});
        IterationOffsets other = new IterationOffsets();
        other.add(new long[] {30, 130}, new long[] {0, 100});
        steps.addAll(other);
        assertEquals(0.020, steps.typical().orElseThrow(), 1e-12);
        assertEquals(0, steps.drift().orElseThrow(), 1e-12);
    }

    @Test
    void iterationsWithoutCounterpart_areLeftOut() {
        steps.add(new long[] {0, 100, 200}, new long[] {5});
        assertEquals(0.005, steps.typical().orElseThrow(), 1e-12);
        assertFalse(steps.drift().isPresent());
    }

    @Test
    void noForks_haveNoSteps() {
        assertFalse(steps.typical().isPresent());
        assertEquals(0, steps.largest());
    }
}
