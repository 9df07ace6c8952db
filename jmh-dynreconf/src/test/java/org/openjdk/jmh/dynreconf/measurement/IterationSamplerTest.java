package org.openjdk.jmh.dynreconf.measurement;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class IterationSamplerTest {

    private static DrawnIteration sample(Sample sample) {
        return new IterationSampler(1000, 10, 1).sample(Iteration.of(sample));
    }

    @Test
    void sample_fewObservations_areTakenAsTheyAre() {
        assertArrayEquals(new double[] {1, 2, 2, 3},
                sample(Sample.weighted(new double[] {3, 9, 1, 2}, new long[] {1, 0, 1, 2})).values());
    }

    @Test
    void sample_asManyAsTheLimit_areTakenAsTheyAre() {
        double[] values = new double[1000];
        Arrays.setAll(values, i -> 1000 + i);
        assertArrayEquals(values, sample(Sample.of(values)).values());
    }

    @Test
    void sample_manyObservations_areDrawnByTheirCounts() {
        DrawnIteration drawn =
                sample(Sample.weighted(new double[] {2, 1}, new long[] {3_000_000_000L, 9_000_000_000L}));
        assertEquals(1000, drawn.size());
        long ones = Arrays.stream(drawn.values()).filter(v -> v == 1).count();
        assertEquals(750, ones, 4 * Math.sqrt(1000 * 0.75 * 0.25));
        assertEquals(1, drawn.value(0));
        assertEquals(2, drawn.value(999));
    }

    @Test
    void sample_magnitudeAwayFromMedian_isLeftOut() {
        assertArrayEquals(new double[] {1, 10, 10, 10, 100},
                sample(Sample.of(0.99, 1, 10, 10, 10, 100, 101)).values());
    }

    @Test
    void sample_notUsable_namesTheDefect() {
        assertEquals("cannot draw from a sample that is not usable: the value at index 0 is NaN",
                assertThrows(IllegalArgumentException.class, () -> sample(Sample.of(Double.NaN))).getMessage());
    }

    @Test
    void sample_timeAndActivity_areKept() {
        VmActivity activity = VmActivity.of(1, 2, 3, 4);
        DrawnIteration drawn = new IterationSampler(10, 10, 1).sample(
                Iteration.of(Sample.of(1)).withSeconds(2).withVmActivity(activity));
        assertEquals(2, drawn.seconds());
        assertEquals(activity, drawn.vmActivity());
    }

    /** Ten million observations in as many entries, of which one in a million is not drawn from. */
    @Test
    void sample_tenMillionEntries_areDrawnFrom() {
        double[] values = new double[10_000_000];
        Arrays.setAll(values, i -> 1 + i * 1e-7);
        DrawnIteration drawn = sample(Sample.of(values));
        assertEquals(1000, drawn.size());
        assertEquals(1.5, Arrays.stream(drawn.values()).average().orElseThrow(), 5 * 0.2887 / Math.sqrt(1000));
    }

    @Test
    void iteration_notFinite_isRejected() {
        assertEquals("an iteration needs finite values, but the value at index 1 is NaN",
                assertThrows(IllegalArgumentException.class,
                        () -> DrawnIteration.of(new double[] {1, Double.NaN}, 1, VmActivity.UNKNOWN)).getMessage());
        assertThrows(IllegalArgumentException.class, () -> DrawnIteration.of(new double[0], 1, VmActivity.UNKNOWN));
    }

    @Test
    void sample_ofTheSameIteration_isNotDrawnAgain() {
        IterationSampler sampler = new IterationSampler(2, 10, 1);
        Iteration first = Iteration.of(Sample.of(1, 2, 3, 4));
        DrawnIteration drawn = sampler.sample(first);
        assertSame(drawn, sampler.sample(first));
        sampler.sample(Iteration.of(Sample.of(5)));
        assertNotSame(drawn, sampler.sample(first));
    }
}
