package org.openjdk.jmh.dynreconf.measurement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class IterationLevelTest {

    @Test
    void mean_countsEachValueAsOftenAsItWasObserved() {
        Sample sample = Sample.weighted(new double[] {1, 2, 1000, Double.NaN}, new long[] {6, 3, 1, 0});
        IterationLevel level = IterationLevel.of(IterationMeasurement.of(sample), true);
        assertEquals(101.2, level.mean(), 1e-9);
        assertTrue(level.isWarmup());
        assertTrue(Double.isNaN(level.seconds()));
        assertSame(VmActivity.UNKNOWN, level.vmActivity());
    }

    @Test
    void typicalTime_doesNotMoveWithAFewValues() {
        Sample sample = Sample.of(4, 1000, 4, 4, 0.001, 4, 4, 4);
        assertEquals(4, IterationLevel.of(IterationMeasurement.of(sample), false).typicalTime());
        assertEquals(0.25, IterationLevel.of(IterationMeasurement.of(sample).ofRates(), false).typicalTime());
    }

    @Test
    void timeAndActivity_areThoseOfTheMeasurement() {
        VmActivity activity = VmActivity.of(1, 2, 3, 4);
        IterationLevel level = IterationLevel.of(
                IterationMeasurement.of(Sample.of(1)).withSeconds(0.5).withVmActivity(activity), false);
        assertFalse(level.isWarmup());
        assertEquals(0.5, level.seconds());
        assertSame(activity, level.vmActivity());
    }

    @Test
    void sampleThatIsNotUsable_hasNoLevel() {
        for (Sample sample : new Sample[] {Sample.of(), Sample.of(1, Double.POSITIVE_INFINITY)}) {
            IterationLevel level = IterationLevel.of(IterationMeasurement.of(sample), false);
            assertTrue(Double.isNaN(level.mean()));
            assertTrue(Double.isNaN(level.typicalTime()));
        }
    }
}
