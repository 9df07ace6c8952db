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
    void timeAndActivity_areThoseOfTheMeasurement() {
        VmActivity activity = VmActivity.of(1, 2, 3, 4);
        IterationLevel level = IterationLevel.of(
                IterationMeasurement.of(Sample.of(1)).withSeconds(0.5).withVmActivity(activity), false);
        assertFalse(level.isWarmup());
        assertEquals(0.5, level.seconds());
        assertSame(activity, level.vmActivity());
    }

    @Test
    void sampleThatIsNotUsable_hasNoMean() {
        assertTrue(Double.isNaN(IterationLevel.of(IterationMeasurement.of(Sample.of()), false).mean()));
        assertTrue(Double.isNaN(IterationLevel.of(
                IterationMeasurement.of(Sample.of(1, Double.POSITIVE_INFINITY)), false).mean()));
    }
}
