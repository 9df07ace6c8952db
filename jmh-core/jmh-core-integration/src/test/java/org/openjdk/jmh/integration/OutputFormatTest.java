package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.integration.benchmarks.SteadyBenchmark;
import org.openjdk.jmh.integration.support.RecordingFormat;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Tests an output format that the user passes to the runner, with a real fork. */
class OutputFormatTest {

    @Test
    void formatOfTheUser_receivesIterationsAndCheckpointsInOrder() throws RunnerException {
        RecordingFormat format = new RecordingFormat();
        new Runner(new OptionsBuilder().include(SteadyBenchmark.class.getName()).forks(1)
                .warmupIterations(4).warmupTime(TimeValue.milliseconds(10))
                .measurementIterations(1).measurementTime(TimeValue.milliseconds(10))
                .stabilityCriterion("cv").stabilityThreshold(512).warmupMin(3)
                .watchEnvironment(false).build(), format).run();
        List<String> events = format.events();
        int checkpoint = indexOf(events, "# Stability: cv ");
        assertTrue(indexOf(events, "benchmark starts") < indexOf(events, "# Reconfiguration: dynamic"));
        assertEquals("WARMUP 3 ends", events.get(checkpoint - 1));
        assertTrue(events.get(checkpoint + 1).startsWith("verbose: #   cv ["), events::toString);
        assertEquals("MEASUREMENT 1 starts", events.get(checkpoint + 2));
        assertTrue(indexOf(events, "run ends") < indexOf(events, "# Dynamic reconfiguration took"));
    }

    private static int indexOf(List<String> events, String start) {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).startsWith(start)) {
                return i;
            }
        }
        throw new AssertionError("no '" + start + "' in " + events);
    }
}
