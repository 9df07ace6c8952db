package org.openjdk.jmh.bench.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.ScalarResult;

class CheckpointAllocationTest {

    private static final int SIZE = 100_000;

    @Test
    void afterIteration_markedInvocations_countsNothingElse() {
        CheckpointAllocation profiler = new CheckpointAllocation();
        profiler.beforeIteration(null, null);
        int kept = 0;
        for (int i = 0; i < 4; i++) {
            kept += new byte[10 * SIZE].length;
            CheckpointAllocation.start();
            kept += new byte[SIZE].length;
            CheckpointAllocation.stop();
        }
        List<ScalarResult> results = List.copyOf(profiler.afterIteration(null, null, null));
        assertEquals(44 * SIZE, kept);
        assertEquals(SIZE, results.get(0).getScore(), SIZE / 10.0);
    }

    @Test
    void afterIteration_noInvocation_hasNoResult() {
        CheckpointAllocation profiler = new CheckpointAllocation();
        profiler.beforeIteration(null, null);
        assertTrue(profiler.afterIteration(null, null, null).isEmpty());
    }
}
