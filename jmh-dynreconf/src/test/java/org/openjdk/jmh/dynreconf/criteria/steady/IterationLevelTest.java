package org.openjdk.jmh.dynreconf.criteria.steady;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

class IterationLevelTest {

    @Test
    void mean_countsEachValueAsOftenAsItWasObserved() {
        Sample sample = Sample.weighted(new double[] {1, 2, 1000, Double.NaN}, new long[] {6, 3, 1, 0});
        IterationLevel level = IterationLevel.of(Iteration.of(sample));
        assertEquals(101.2, level.mean, 1e-9);
        assertTrue(Double.isNaN(level.seconds));
        assertSame(VmActivity.UNKNOWN, level.vmActivity);
    }

    @Test
    void typicalTime_doesNotMoveWithAFewValues() {
        Sample sample = Sample.of(4, 1000, 4, 4, 0.001, 4, 4, 4);
        assertEquals(4, IterationLevel.of(Iteration.of(sample)).typicalTime());
        assertEquals(0.25, IterationLevel.of(Iteration.of(sample).ofRates()).typicalTime());
    }

    @Test
    void timeAndActivity_areThoseOfTheMeasurement() {
        VmActivity activity = VmActivity.of(1, 2, 3, 4);
        IterationLevel level = IterationLevel.of(
                Iteration.of(Sample.of(1)).withSeconds(0.5).withVmActivity(activity));
        assertEquals(0.5, level.seconds);
        assertSame(activity, level.vmActivity);
    }

    @Test
    void times_areThoseWithoutWhatWasLost_butTheMeanIsWhatWasMeasured() {
        Iteration score = Iteration.of(Sample.of(8)).withLost(0.25);
        assertEquals(8, IterationLevel.of(score).mean);
        assertEquals(6, IterationLevel.of(score).time());
        assertEquals(6, IterationLevel.of(score).typicalTime());
        assertEquals(0.75 / 8, IterationLevel.of(score.ofRates()).time());
        assertEquals(8, IterationLevel.of(score).asMeasured().time());
        assertFalse(IterationLevel.of(score).asMeasured().isLossKnown());
    }

    /** Interrupted invocations are long and few, and in the mean alone. */
    @Test
    void typicalInvocations_haveLostNothing() {
        IterationLevel level =
                IterationLevel.of(Iteration.of(Sample.of(2, 2, 2, 2, 2, 2, 2, 18)).ofInvocations().withLost(0.5));
        assertEquals(2, level.time());
        assertEquals(2, level.typicalTime());
    }

    @Test
    void iterationThatLostEverything_hasATimeNevertheless() {
        assertEquals(0.05, IterationLevel.of(Iteration.of(Sample.of(1)).withLost(1)).time(), 1e-12);
        assertFalse(IterationLevel.of(Iteration.of(Sample.of(1))).isLossKnown());
    }

    @Test
    void sampleThatIsNotUsable_hasNoLevel() {
        for (Sample sample : new Sample[] {Sample.of(), Sample.of(1, Double.POSITIVE_INFINITY)}) {
            IterationLevel level = IterationLevel.of(Iteration.of(sample));
            assertTrue(Double.isNaN(level.mean));
            assertTrue(Double.isNaN(level.typicalTime()));
        }
    }
}
