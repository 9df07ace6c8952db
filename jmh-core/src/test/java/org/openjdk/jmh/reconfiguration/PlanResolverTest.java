package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.Reconfiguration;
import org.openjdk.jmh.runner.options.TimeValue;

/** Options override annotations, and annotations override defaults. */
class PlanResolverTest {

    private static final Options NONE = new OptionsBuilder().build();

    private static ReconfigurationSettings settings(Options options, String method) {
        IterationParams warmup = new IterationParams(IterationType.WARMUP, 20, TimeValue.seconds(1), 1);
        IterationParams measurement = new IterationParams(IterationType.MEASUREMENT, 10, TimeValue.seconds(2), 1);
        return Plans.of(options, method)
                .settings(new BenchmarkParams("sample.Some.benchmark", "sample.Generated", false, 1,
                        new int[] {1}, List.of(), 5, 2, warmup, measurement, Mode.AverageTime, new WorkloadParams(),
                        TimeUnit.MILLISECONDS, 1, "java", List.of(), "17", "vm", "17", "1", TimeValue.seconds(1)));
    }

    @Test
    void noSetting_isStatic() {
        assertNull(Plans.of(NONE, "plain"));
        assertNull(Plans.of(NONE, "boundsAlone"));
        assertNull(Plans.of(new OptionsBuilder().reconfigure(Reconfiguration.STATIC).build(), "everything"));
    }

    @Test
    void autoRun_ignoresAnnotations() {
        for (String method : List.of("plain", "everything", "defaults")) {
            ReconfigurationSettings settings =
                    settings(new OptionsBuilder().reconfigure(Reconfiguration.AUTO).build(), method);
            assertEquals("[steady:usual=0.03 (threshold 0.02)]", settings.criteria().toString());
            assertEquals(5, settings.warmupIterations().minimum());
            assertEquals(2, settings.forks().minimum());
            assertEquals(0, settings.warmupForks().minimum());
        }
        assertEquals("[steady:usual=0.03 (threshold 0.01)]", settings(
                new OptionsBuilder().reconfigure(Reconfiguration.AUTO).stabilityThreshold(0.01).build(), "everything")
                .criteria().toString());
    }

    @Test
    void annotation_setsItsElements() {
        ReconfigurationSettings settings = settings(NONE, "everything");
        assertEquals("[kld (threshold 0.95), cv (threshold 0.02)]", settings.criteria().toString());
        assertEquals(3, settings.sampling().warmupWindow());
        assertEquals(0, settings.sampling().forkWindow());
        assertEquals(7, settings.warmupIterations().minimum());
        assertEquals(3, settings.forks().minimum());
        assertEquals(1, settings.warmupForks().minimum());
    }

    @Test
    void annotationWithoutElements_hasTheDefaults() {
        ReconfigurationSettings settings = settings(NONE, "defaults");
        assertEquals("[steady (threshold 0.02)]", settings.criteria().toString());
        assertEquals(5, settings.warmupIterations().minimum());
        assertEquals(20, settings.warmupIterations().maximum());
        assertEquals(2, settings.forks().minimum());
        assertEquals(5, settings.forks().maximum());
        assertEquals(0.5, settings.warmupIterationLength());
    }

    @Test
    void reconfigureMode_isDynamic() {
        assertTrue(Plans.of(NONE, "plain", Mode.valueOf("Reconfigure")).slides());
    }

    @Test
    void options_overrideAnnotations() {
        Options options = new OptionsBuilder().stabilityCriterion("rciw").stabilityThreshold(0.1).stabilityWindow(4)
                .stabilityForkWindow(2).warmupMin(1).forkMin(1).warmupForkMin(0).build();
        ReconfigurationSettings settings = settings(options, "everything");
        assertEquals("[rciw (threshold 0.1)]", settings.criteria().toString());
        assertEquals(4, settings.sampling().warmupWindow());
        assertEquals(2, settings.sampling().forkWindow());
        assertEquals(1, settings.warmupIterations().minimum());
        assertEquals(1, settings.forks().minimum());
        assertEquals(0, settings.warmupForks().minimum());
    }

    /** Thresholds of the annotation belong to its criteria. */
    @Test
    void criterionByOption_dropsTheAnnotationsThresholds() {
        Options options = new OptionsBuilder().stabilityCriterion("kld").build();
        assertEquals("[kld (threshold 0.99)]", settings(options, "everything").criteria().toString());
    }

    @Test
    void thresholdOutOfRange_namesItsSource() {
        Options options = new OptionsBuilder().stabilityThreshold(2).build();
        String message = assertThrows(IllegalArgumentException.class, () -> Plans.of(options, "defaults")).getMessage();
        assertEquals(
                "threshold 2.0 of criterion steady is out of range: a relative error in (0, 1), such as 0.02 for 2 % "
                        + "(option stabilityThreshold())",
                message);
    }
}
