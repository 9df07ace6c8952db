package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.settings.SamplingSettings;

class ReconfigurationSettingsTest {

    @Test
    void defaultCriterion_isSteady() {
        ReconfigurationSettings settings = ReconfigurationSettings.builder().build();
        assertEquals("[steady (threshold 0.02)]", settings.criteria().toString());
        assertTrue(settings.measurementSlides());
    }

    @Test
    void defaultBounds_areThoseOfThePaper() {
        ReconfigurationSettings settings = ReconfigurationSettings.builder().build();
        assertEquals(5, settings.sampling().warmupWindow());
        assertEquals(0, settings.sampling().forkWindow());
        assertEquals(5, settings.warmupIterations().minimum());
        assertEquals(50, settings.warmupIterations().maximum());
        assertEquals(2, settings.forks().minimum());
        assertEquals(5, settings.forks().maximum());
        assertEquals(0, settings.warmupForks().minimum());
        assertEquals(0, settings.warmupForks().maximum());
    }

    @Test
    void maximumBelowDefaultMinimum_lowersTheMinimum() {
        ReconfigurationSettings settings =
                ReconfigurationSettings.builder().warmupIterations(3).forks(1).build();
        assertEquals(3, settings.warmupIterations().minimum());
        assertEquals(1, settings.forks().minimum());
        ReconfigurationSettings large = ReconfigurationSettings.builder().warmupIterations(9).forks(7).build();
        assertEquals(0, SamplingSettings.defaults().withForkWindow(3).withForkWindow(0).forkWindow());
        assertEquals(5, large.warmupIterations().minimum());
        assertEquals(2, large.forks().minimum());
    }

    @Test
    void everything_isKept() {
        ReconfigurationSettings settings = ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse("cv,rciw"))
                .sampling(SamplingSettings.defaults().withWarmupWindow(1).withForkWindow(3))
                .warmupIterations(0, 0).forks(4, 4).warmupForks(1, 2).seed(9).build();
        assertEquals(2, settings.criteria().size());
        assertEquals(1, settings.sampling().warmupWindow());
        assertEquals(3, settings.sampling().forkWindow());
        assertEquals(0, settings.warmupIterations().maximum());
        assertEquals(4, settings.forks().minimum());
        assertEquals(1, settings.warmupForks().minimum());
        assertEquals(2, settings.warmupForks().maximum());
        assertEquals(9, settings.seed());
    }

    @Test
    void invalidSettings_areExplained() {
        explains("sliding window of 0 warmup iterations: it must be 1 or more",
                b -> b.sampling(SamplingSettings.defaults().withWarmupWindow(0)));
        explains("sliding window of -1 forks: it must be 1 or more, or 0 for all forks",
                b -> b.sampling(SamplingSettings.defaults().withForkWindow(-1)));
        explains("-1 measurement iterations: it must be 0 or more", b -> b.measurementIterations(-1, 1));
        explains("a warmup iteration of -0.5 measurement iterations: it must be 0 or more, and finite",
                b -> b.measurementIterations(1, -0.5));
        explains("a warmup iteration of NaN measurement iterations: it must be 0 or more, and finite",
                b -> b.measurementIterations(1, Double.NaN));
        explains("minimum of warmup iterations is 6, above the maximum of 5: it must be 5 or less",
                b -> b.warmupIterations(6, 5));
        explains("minimum of forks is -1: it must be 0 or more", b -> b.forks(-1, 5));
        explains("minimum of warmup forks is 2, above the maximum of 1: it must be 1 or less",
                b -> b.warmupForks(2, 1));
        explains("a dynamic run needs at least one stability criterion", b -> b.criteria(List.of()));
    }

    private static void explains(String message, UnaryOperator<ReconfigurationSettings.Builder> setting) {
        assertEquals(message, assertThrows(IllegalArgumentException.class,
                () -> setting.apply(ReconfigurationSettings.builder())).getMessage());
    }

    @Test
    void decision_stops_onlyAtTheEndOfAPhase() {
        assertTrue(Decision.STABLE.stops() && Decision.EXHAUSTED.stops());
        assertTrue(!Decision.CONTINUE.stops() && !Decision.UNDECIDED.stops());
    }
}
