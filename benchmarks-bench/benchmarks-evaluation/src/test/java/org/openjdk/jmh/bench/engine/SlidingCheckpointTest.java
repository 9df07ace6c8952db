package org.openjdk.jmh.bench.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SlidingCheckpointTest {

    @ParameterizedTest
    @ValueSource(ints = {14, 15, 16, 20, 25, 33, 60, 200, 1000})
    void engineAndTextbook_judgeAlike(int iterations) {
        SlidingCheckpoint benchmark = new SlidingCheckpoint();
        benchmark.iterations = iterations;
        benchmark.prepare();
        assertEquals(benchmark.textbook(), benchmark.engine().judgements().values().iterator().next().figure(), 1e-12);
    }
}
