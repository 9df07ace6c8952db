package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.integration.benchmarks.BoundedBenchmark;
import org.openjdk.jmh.integration.benchmarks.SteadyBenchmark;
import org.openjdk.jmh.integration.support.RecordingFormat;
import org.openjdk.jmh.reconfiguration.ReconfigurationException;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.Reconfiguration;
import org.openjdk.jmh.runner.options.TimeValue;

class OptionsPrecedenceTest {

    private static ChainedOptionsBuilder options(Class<?> benchmark) {
        return new OptionsBuilder().include(benchmark.getName()).forks(0)
                .warmupIterations(8).warmupTime(TimeValue.milliseconds(1))
                .measurementIterations(1).measurementTime(TimeValue.milliseconds(1));
    }

    private static RunResult run(ChainedOptionsBuilder options) throws RunnerException {
        return new Runner(options.build(), new RecordingFormat()).runSingle();
    }

    private static ReconfigurationSettings settings(ChainedOptionsBuilder options) throws RunnerException {
        return run(options).getReconfiguration().map(ReconfigurationOutcome::settings).orElseThrow();
    }

    @Test
    void allSettingsOfTheApi_reachTheEngine() throws RunnerException {
        ReconfigurationSettings settings = settings(options(SteadyBenchmark.class)
                .reconfigure(Reconfiguration.DYNAMIC).stabilityCriterion("cv", "rciw:simulations=100")
                .stabilityThreshold(0.5, 0.25).stabilityWindow(3).stabilityForkWindow(2)
                .warmupMin(4).warmupForkMin(0));
        assertEquals("[cv (threshold 0.5), rciw:simulations=100 (threshold 0.25)]", settings.criteria().toString());
        assertEquals(3, settings.sampling().warmupWindow());
        assertEquals(2, settings.sampling().forkWindow());
        assertEquals(4, settings.warmupIterations().minimum());
        assertEquals(8, settings.warmupIterations().maximum());
    }

    @Test
    void absentSettings_haveDocumentedDefaults() throws RunnerException {
        ReconfigurationSettings settings =
                settings(options(SteadyBenchmark.class).reconfigure(Reconfiguration.DYNAMIC));
        assertEquals("[steady (threshold 0.02)]", settings.criteria().toString());
        assertEquals(5, settings.sampling().warmupWindow());
        assertEquals(0, settings.sampling().forkWindow());
        assertEquals(5, settings.warmupIterations().minimum());
    }

    @Test
    void boundAnnotations_switchNothingOn() throws RunnerException {
        assertTrue(run(options(BoundedBenchmark.class)).getReconfiguration().isEmpty());
    }

    @Test
    void explicitStatic_overridesAllOtherSettings() throws RunnerException {
        assertTrue(run(options(SteadyBenchmark.class).stabilityCriterion("cv")
                .reconfigure(Reconfiguration.STATIC)).getReconfiguration().isEmpty());
    }

    @Test
    void parent_isInherited() throws RunnerException {
        ChainedOptionsBuilder parent = options(SteadyBenchmark.class).stabilityCriterion("cv")
                .stabilityThreshold(0.5).stabilityWindow(3).stabilityForkWindow(2).warmupMin(4);
        ReconfigurationSettings settings = settings(new OptionsBuilder().parent(parent.build()));
        assertEquals("[cv (threshold 0.5)]", settings.criteria().toString());
        assertEquals(3, settings.sampling().warmupWindow());
        assertEquals(2, settings.sampling().forkWindow());
        assertEquals(4, settings.warmupIterations().minimum());
    }

    @Test
    void child_overridesItsParent() throws RunnerException {
        ChainedOptionsBuilder parent = options(SteadyBenchmark.class).stabilityCriterion("cv")
                .stabilityThreshold(0.5).warmupMin(4);
        ReconfigurationSettings settings = settings(
                new OptionsBuilder().parent(parent.build()).stabilityCriterion("kld").warmupMin(3));
        assertEquals("[kld (threshold 0.99)]", settings.criteria().toString());
        assertEquals(3, settings.warmupIterations().minimum());
    }

    @Test
    void staticChild_overridesItsDynamicParent() throws RunnerException {
        ChainedOptionsBuilder parent = options(SteadyBenchmark.class).reconfigure(Reconfiguration.DYNAMIC);
        assertTrue(run(new OptionsBuilder().parent(parent.build()).reconfigure(Reconfiguration.STATIC))
                .getReconfiguration().isEmpty());
    }

    @Test
    void numbersOutOfRange_areRejectedByTheBuilder() {
        OptionsBuilder builder = new OptionsBuilder();
        assertThrows(IllegalArgumentException.class, () -> builder.stabilityWindow(0));
        assertThrows(IllegalArgumentException.class, () -> builder.stabilityForkWindow(-1));
        assertThrows(IllegalArgumentException.class, () -> builder.warmupMin(-1));
        assertThrows(IllegalArgumentException.class, () -> builder.forkMin(0));
        assertThrows(IllegalArgumentException.class, () -> builder.warmupForkMin(-1));
    }

    @Test
    void unknownCriterion_isThrownToTheCaller() {
        ReconfigurationException thrown = assertThrows(ReconfigurationException.class,
                () -> run(options(SteadyBenchmark.class).stabilityCriterion("nonsense")));
        assertTrue(thrown.getMessage().startsWith("unknown stability criterion 'nonsense'"), thrown::getMessage);
    }

    @Test
    void sameOptions_decideEachRunByItself() throws RunnerException {
        Runner runner = new Runner(options(SteadyBenchmark.class).stabilityCriterion("cv").stabilityThreshold(512)
                .build(), new RecordingFormat());
        for (int run = 0; run < 2; run++) {
            assertEquals(5, runner.runSingle().getReconfiguration().orElseThrow().forks().get(0).warmupIterations());
        }
    }
}
