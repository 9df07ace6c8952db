package org.openjdk.jmh.dynreconf.measurement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class SampleTest {

    @Test
    void sample_ofValues_countsEachOnce() {
        Sample sample = Sample.of(3, 1, 3);
        assertEquals(3, sample.size());
        assertEquals(3, sample.total());
        assertEquals(1, sample.value(1));
        assertEquals(1, sample.count(2));
        assertTrue(sample.isUsable());
        assertEquals(Optional.empty(), sample.defect());
        assertEquals("Sample of 3 observations in 3 entries", sample.toString());
    }

    @Test
    void sample_beyondIntegerCounts_keepsThem() {
        Sample sample = Sample.weighted(new double[] {1, 2}, new long[] {5_000_000_000L, 1});
        assertEquals(5_000_000_001L, sample.total());
        assertEquals(5_000_000_000L, sample.count(0));
    }

    @Test
    void sample_laterChangesOfArrays_areNotSeen() {
        double[] values = {1, 2};
        long[] counts = {1, 1};
        Sample sample = Sample.weighted(values, counts);
        values[0] = 9;
        counts[0] = 9;
        assertEquals(1, sample.value(0));
        assertEquals(1, sample.count(0));
    }

    @Test
    void sample_negativeCount_namesIndexAndValue() {
        assertEquals("count -3 at index 1 is negative: a count is 0 or more",
                message(new double[] {1, 2}, new long[] {0, -3}));
    }

    @Test
    void sample_totalBeyondLong_namesIndexAndValue() {
        assertEquals("count 1 at index 1 brings the total above 9223372036854775807",
                message(new double[] {1, 2}, new long[] {Long.MAX_VALUE, 1}));
        assertEquals(Long.MAX_VALUE, Sample.weighted(new double[] {1}, new long[] {Long.MAX_VALUE}).total());
    }

    @Test
    void sample_lengthsDiffer_saysSo() {
        assertEquals("2 values but 1 counts: each value needs exactly one count",
                message(new double[] {1, 2}, new long[] {1}));
    }

    private static String message(double[] values, long[] counts) {
        return assertThrows(IllegalArgumentException.class, () -> Sample.weighted(values, counts)).getMessage();
    }

    @Test
    void sample_withoutObservation_isNotUsable() {
        assertEquals(Optional.of("no value was observed"), Sample.of().defect());
        Sample zero = Sample.weighted(new double[] {1}, new long[] {0});
        assertFalse(zero.isUsable());
        assertEquals("Sample of 0 observations in 1 entries (no value was observed)", zero.toString());
    }

    @Test
    void sample_notFinite_namesValueAndPlace() {
        assertEquals(Optional.of("the value at index 1 is NaN"), Sample.of(1, Double.NaN).defect());
        assertEquals(Optional.of("the value at index 0 is -Infinity"),
                Sample.of(Double.NEGATIVE_INFINITY, Double.NaN).defect());
    }

    @Test
    void sample_notFiniteButNotObserved_isUsable() {
        assertTrue(Sample.weighted(new double[] {Double.NaN, 1}, new long[] {0, 1}).isUsable());
    }

    @Test
    void vmActivity_belowUnknown_isRejected() {
        assertEquals("garbage collections is -2: it is 0 or more, or -1 where unknown",
                assertThrows(IllegalArgumentException.class, () -> VmActivity.of(0, 0, -2, 0)).getMessage());
        VmActivity activity = VmActivity.of(1, 2, 3, 4);
        assertEquals(1, activity.compilations());
        assertEquals(2, activity.compilationMillis());
        assertEquals(3, activity.collections());
        assertEquals(4, activity.collectionMillis());
    }

    @Test
    void iterationMeasurement_keepsWhatItIsGiven() {
        Sample sample = Sample.of(1);
        VmActivity activity = VmActivity.of(1, 2, 3, 4);
        Iteration measured = Iteration.of(sample).withSeconds(1.5).withVmActivity(activity);
        assertEquals(sample, measured.sample());
        assertEquals(1.5, measured.seconds());
        assertEquals(activity, measured.vmActivity());
        assertTrue(Double.isNaN(Iteration.of(sample).seconds()));
        assertEquals(VmActivity.UNKNOWN, Iteration.of(sample).vmActivity());
        assertThrows(IllegalArgumentException.class, () -> measured.withSeconds(-1));
    }
}
