package org.openjdk.jmh.dynreconf.scheduling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class EstimateScaleTest {

    private final EstimateScale scale = new EstimateScale();

    @Test
    void nothingHasEnded_estimatesAreBelieved() {
        assertEquals(1, scale.factor());
    }

    @Test
    void forksHaveEnded_longOnesCountMore() {
        scale.add(3, 2);
        scale.add(7, 6);
        assertEquals(1.25, scale.factor());
    }

    @Test
    void forksTookNoTime_othersAreExpectedToTakeNone() {
        scale.add(0, 2);
        assertEquals(0, scale.factor());
    }
}
