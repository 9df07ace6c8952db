package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.Reconfiguration;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Optional;

/** A benchmark with {@code @Warmup(5, 10 s) @Measurement(5, 10 s) @Fork(value = 1, warmups = 1)}. */
class DynamicDefaultsTest {

    private static final TimeValue LONG = TimeValue.seconds(10);

    private static BenchmarkParams params(Mode mode) {
        IterationParams warmup = new IterationParams(IterationType.WARMUP, 5, LONG, 3);
        IterationParams measurement = new IterationParams(IterationType.MEASUREMENT, 5, LONG, 3);
        return new BenchmarkParams("sample.Some.benchmark", "sample.Generated", false, 1, new int[] {1}, List.of(), 1,
                1,
                warmup, measurement, mode, new WorkloadParams(), TimeUnit.MILLISECONDS, 1, "java", List.of(), "17",
                "vm",
                "17", "1", TimeValue.seconds(1));
    }

    private static BenchmarkListEntry entry(Mode mode) {
        return new BenchmarkListEntry("sample.Some", "sample.Generated", "benchmark", mode, Optional.none(),
                new int[] {1}, Optional.none(), Optional.of(5), Optional.of(LONG), Optional.none(), Optional.of(5),
                Optional.of(LONG), Optional.none(), Optional.of(1), Optional.of(1), Optional.none(), Optional.none(),
                Optional.none(), Optional.none(), Optional.none(), Optional.none(), Optional.none(), Optional.none());
    }

    private static ChainedOptionsBuilder auto() {
        return new OptionsBuilder().reconfigure(Reconfiguration.AUTO);
    }

    private static BenchmarkParams applied(Options options, Mode mode) {
        return new DynamicDefaults(options, entry(mode)).apply(params(mode));
    }

    private static void assertPhase(int count, TimeValue time, IterationParams phase) {
        assertEquals(count, phase.getCount());
        assertEquals(time, phase.getTime());
        assertEquals(3, phase.getBatchSize());
    }

    @Test
    void dynamicRun_usesAnnotationsAsBounds() {
        BenchmarkParams params =
                applied(new OptionsBuilder().reconfigure(Reconfiguration.DYNAMIC).build(), Mode.AverageTime);
        assertPhase(5, LONG, params.getWarmup());
        assertPhase(5, LONG, params.getMeasurement());
        assertEquals(1, params.getForks());
        assertEquals(1, params.getWarmupForks());
    }

    @Test
    void autoRun_hasItsOwnNumbers() {
        BenchmarkParams params = applied(auto().build(), Mode.AverageTime);
        assertPhase(50, TimeValue.seconds(1), params.getWarmup());
        assertPhase(5, TimeValue.seconds(1), params.getMeasurement());
        assertEquals(10, params.getForks());
        assertEquals(0, params.getWarmupForks());
        assertTrue(params.isReconfigurable());
    }

    @Test
    void autoRun_isOverriddenByOptions() {
        TimeValue brief = TimeValue.milliseconds(100);
        BenchmarkParams params = applied(auto().warmupIterations(7).warmupTime(brief).measurementIterations(8)
                .measurementTime(brief).forks(3).warmupForks(2).build(), Mode.AverageTime);
        assertPhase(7, brief, params.getWarmup());
        assertPhase(8, brief, params.getMeasurement());
        assertEquals(3, params.getForks());
        assertEquals(2, params.getWarmupForks());
    }

    @Test
    void autoRun_singleShots_keepsIterationsAndSetsForks() {
        BenchmarkParams params = applied(auto().build(), Mode.SingleShotTime);
        assertPhase(5, LONG, params.getWarmup());
        assertPhase(5, LONG, params.getMeasurement());
        assertEquals(10, params.getForks());
    }

    @Test
    void withForks_otherNumber_copies() {
        DynamicDefaults defaults = new DynamicDefaults(auto().build(), entry(Mode.AverageTime));
        BenchmarkParams params = defaults.apply(params(Mode.AverageTime));
        assertSame(params, defaults.withForks(params, 10));
        BenchmarkParams more = defaults.withForks(params, 40);
        assertEquals(40, more.getForks());
        assertPhase(50, TimeValue.seconds(1), more.getWarmup());
        assertTrue(more.isReconfigurable());
    }
}
