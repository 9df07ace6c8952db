package org.openjdk.jmh.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Mode;

class MeasuredTimeTest {

    @ParameterizedTest
    @EnumSource(value = Mode.class, names = {"AverageTime", "SampleTime"})
    void time_isThatOfAllOperationsOfAThread(Mode mode) {
        assertEquals(50_000_000, MeasuredTime.nanos(mode, TimeUnit.MICROSECONDS, 10, 20_000, 4));
    }

    @Test
    void throughput_isTheSumOfAllThreads() {
        assertEquals(50_000_000, MeasuredTime.nanos(Mode.Throughput, TimeUnit.SECONDS, 400_000, 20_000, 4));
    }

    @Test
    void singleShots_haveAnUnknownTime() {
        assertEquals(0, MeasuredTime.nanos(Mode.SingleShotTime, TimeUnit.MICROSECONDS, 10, 1, 1));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e300})
    void timeOfAnInvalidScore_isUnknown(double score) {
        assertEquals(0, MeasuredTime.nanos(Mode.AverageTime, TimeUnit.SECONDS, score, 1e9, 1));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void timeOfAnInvalidThroughput_isUnknown(double score) {
        assertEquals(0, MeasuredTime.nanos(Mode.Throughput, TimeUnit.SECONDS, score, 0, 1));
    }

    @Test
    void waiting_isAtMostTheTimeThatThreadsDidNotRun() {
        assertEquals(0.2, MeasuredTime.waiting(100, 1, 80, 500), 1e-12);
        assertEquals(0.1, MeasuredTime.waiting(100, 1, 50, 10), 1e-12);
        assertEquals(0.25, MeasuredTime.waiting(100, 2, 150, 900), 1e-12);
        assertEquals(0, MeasuredTime.waiting(100, 1, 130, 40), 1e-12);
    }

    /** One of ten invocations is sampled, and it has waited. */
    @Test
    void sampledWaiting_isWhatExceedsTheIteration() {
        assertEquals(0.95, MeasuredTime.sampledWaiting(1000, 1, 40, 50, 100), 1e-12);
        assertEquals(0.95, MeasuredTime.sampledWaiting(1000, 1, 50, 80, 100), 1e-12);
        assertEquals(0.9, MeasuredTime.sampledWaiting(1000, 2, 40, 100, 150), 1e-12);
        assertEquals(0, MeasuredTime.sampledWaiting(40, 1, 40, 50, 100), 1e-12);
    }
}
