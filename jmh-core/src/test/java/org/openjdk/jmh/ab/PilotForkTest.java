package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.ab.worker.PhaseLength;

class PilotForkTest {

    /** The load is negative if the system does not report it. */
    @ParameterizedTest
    @CsvSource({"0, 2, 1000", "-1, 2, 1000", "2, 2, 1000", "9, 2, 4500", "90, 2, 10000"})
    void warmup_takesTheSameProcessorTimeAtAnyLoad(double load, int processors, long millis) {
        PhaseLength warmup = PilotFork.warmup(load, processors);
        assertEquals(millis, warmup.time().orElseThrow().convertTo(TimeUnit.MILLISECONDS));
        assertEquals(1, warmup.iterations().orElseThrow());
    }
}
