package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests forks that die, throw or hang in their third warmup iteration, with other benchmarks before and after them. */
class DyingForkTest {

    private static final List<String> TIMES =
            List.of("-w", "10ms", "-r", "10ms", "-i", "2", "-wi", "6", "-f", "2", "-si", "false");

    @TempDir
    Path folder;

    private Path json;

    @BeforeEach
    void nameResult() {
        json = folder.resolve("result.json");
    }

    private Outcome dynamic(String benchmarks, String... more) {
        ArrayList<String> all = new ArrayList<>(TIMES);
        all.addAll(List.of(benchmarks, "-sc", "always", "-wimin", "4", "-rf", "json", "-rff", json.toString()));
        return ThisVm.in(folder).run(all, more);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void dyingFork_keepsOtherBenchmarksAndEndsAsUpstream() {
        brokenFork_keepsOtherBenchmarksAndEndsAsUpstream("Dying");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Failing", "Hanging"})
    @EnabledOnOs(OS.LINUX)
    @Tag("nightly")
    void brokenFork_keepsOtherBenchmarksAndEndsAsUpstream(String broken) {
        String benchmarks = "(Asymmetric|" + broken + "|Steady)Benchmark";
        // For the one that hangs alone: on a busy machine, a timeout may interrupt what is not broken.
        String[] timeout = broken.equals("Hanging") ? new String[] {"-to", "5s"} : new String[0];
        List<String> run = new ArrayList<>(TIMES);
        run.add(benchmarks);
        Outcome expected = Jmh.upstream().with(Jars.ownBenchmarks()).run(run, timeout);
        Outcome outcome = dynamic(benchmarks, timeout).expect(expected.exitCode());
        List<JsonObject> results = Json.results(json);
        assertEquals(2, results.size(), outcome::out);
        results.forEach(result -> assertEquals(List.of(4, 4), Json.warmups(result)));
        assertEquals(markers(expected), markers(outcome));
        assertFalse(outcome.out().contains("reconfiguration failed"), outcome::out);
    }

    /** Upstream prints them once, as it does not try the second fork. */
    private static List<String> markers(Outcome outcome) {
        return outcome.lines().stream().filter(line -> line.startsWith("<")).distinct().toList();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void killedFork_isReportedWithItsExitCode() {
        Outcome outcome = dynamic("DyingBenchmark").expect(0);
        assertTrue(outcome.out().contains("<forked VM failed with exit code 137>"), outcome::out);
    }

    @Test
    void failOnError_endsTheProgramWithOne() {
        Outcome outcome = dynamic("(Asymmetric|Failing)Benchmark", "-foe", "true").expect(1);
        assertTrue(outcome.out().contains("failed on purpose"), outcome::out);
    }
}
