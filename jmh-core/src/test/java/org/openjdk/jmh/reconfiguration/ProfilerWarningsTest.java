package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.runner.options.ProfilerConfig;

class ProfilerWarningsTest {

    private static List<String> warnings(boolean slides, String name, String options) {
        return ProfilerWarnings.of(List.of(new ProfilerConfig("gc", ""), new ProfilerConfig(name, options)), slides);
    }

    @ParameterizedTest
    @ValueSource(strings = {"perf", "perfc2c", "org.openjdk.jmh.profile.LinuxPerfProfiler"})
    void profilerWithADelay_warnsUnlessTheDelayIsSet(String name) {
        for (boolean slides : new boolean[] {false, true}) {
            assertEquals(1, warnings(slides, name, "").size());
            assertEquals(List.of(), warnings(slides, name, "delay=100"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"async", "jfr", "org.openjdk.jmh.profile.JavaFlightRecorderProfiler"})
    void profilerOfTheFirstIterations_warnsIfTheMeasurementSlides(String name) {
        String simple = name.substring(name.lastIndexOf('.') + 1);
        assertTrue(warnings(true, name, "").get(0).startsWith("profiler " + simple + " records the first measurement"));
        assertEquals(List.of(), warnings(false, name, ""));
    }

    @Test
    void otherProfilers_doNotWarn() {
        assertEquals(List.of(), warnings(true, "stack", ""));
    }
}
