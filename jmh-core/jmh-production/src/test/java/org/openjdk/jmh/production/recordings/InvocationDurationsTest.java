package org.openjdk.jmh.production.recordings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;

class InvocationDurationsTest {

    private static final long SEED = 24;

    @Test
    void quantilesAboveTheThreshold_areThoseOfAllInvocations() {
        Random random = new Random(SEED);
        for (int round = 0; round < 20; round++) {
            long[] all = random.longs(1 + random.nextInt(2000), 0, 10_000_000).sorted().toArray();
            long threshold = all[random.nextInt(all.length)];
            InvocationDurations durations = new InvocationDurations(threshold);
            Arrays.stream(all).filter(time -> time >= threshold).forEach(durations::add);
            for (double probability : new double[] {0.001, 0.1, 0.5, 0.9, 0.99, 0.999, 1}) {
                long naive = all[(int) Math.ceil(probability * all.length) - 1];
                OptionalDouble quantile = durations.quantile(probability, all.length);
                assertEquals(naive >= threshold, quantile.isPresent(), "seed " + SEED + ", round " + round);
                quantile.ifPresent(time -> assertEquals(naive, time, 0.001 * naive + 1, "seed " + SEED));
            }
        }
    }

    @Test
    void methodWithoutTrace_hasNoQuantile() {
        assertTrue(new InvocationDurations(0).quantile(0.5, 100).isEmpty());
        assertTrue(new InvocationDurations(0).quantile(0.5, 0).isEmpty());
    }

    @Test
    void moreTracedThanCounted_countsWhatWasTraced() {
        InvocationDurations durations = new InvocationDurations(0);
        durations.add(10);
        durations.add(20);
        assertEquals(20, durations.quantile(1, 1).orElseThrow());
        assertEquals(10, durations.quantile(0.5, 0).orElseThrow());
    }
}
