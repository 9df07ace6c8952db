package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.benchmarks.FickleBenchmark;
import org.openjdk.jmh.integration.support.RecordingFormat;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Tests a second run with the same object. */
class RepeatedRunTest {

    @TempDir
    Path folder;

    private final RecordingFormat console = new RecordingFormat();

    private List<String> warnings(int from) {
        List<String> events = console.events();
        return new ArrayList<>(events.subList(from, events.size())).stream()
                .filter(line -> line.startsWith("# WARNING")).toList();
    }

    /** The first run loses its first fork. */
    @Test
    void secondRunAfterALostFork_isIndependentOfTheFirst() throws RunnerException {
        Runner runner = new Runner(new OptionsBuilder().include(FickleBenchmark.class.getName())
                .param("folder", folder.toString()).param("lost", "1").stabilityCriterion("kld").forks(1)
                .warmupIterations(2).warmupTime(TimeValue.milliseconds(10)).measurementIterations(2)
                .measurementTime(TimeValue.milliseconds(10)).watchEnvironment(false).build(), console);
        assertTrue(runner.run().isEmpty());
        List<String> first = warnings(0);
        assertTrue(first.stream().anyMatch(RepeatedRunTest::isOfLoss), first::toString);
        int behindFirst = console.events().size();
        RunResult second = runner.run().iterator().next();
        assertFalse(second.getIncomplete().isPresent());
        List<String> again = warnings(behindFirst);
        assertEquals(List.of(), again.stream().filter(RepeatedRunTest::isOfLoss).toList());
    }

    private static boolean isOfLoss(String line) {
        return line.contains("fork") && line.contains("failed") || line.contains("lost");
    }
}
