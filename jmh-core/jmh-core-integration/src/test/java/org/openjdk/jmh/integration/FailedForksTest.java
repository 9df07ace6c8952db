package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests that forks with exceptions are reported, and count neither as evidence nor as saved time. */
class FailedForksTest {

    @TempDir
    Path folder;

    private Path json;

    @BeforeEach
    void nameResult() {
        json = folder.resolve("result.json");
    }

    private Outcome run(String forks, String criterion, String thrower) {
        return ThisVm.in(folder).run("CrashingBenchmark", "-w", "10ms", "-r", "10ms", "-i", "40", "-wi", "6",
                "-wimin",
                "2", "-f", forks, "-sc", criterion, "-p", "thrower=" + thrower, "-rf", "json", "-rff", json.toString());
    }

    @ParameterizedTest
    @CsvSource({"always, benchmark", "always, teardown", "steady, benchmark", "slide, teardown"})
    void crashedForks_areNoEvidenceAndNoTimeSaved(String criterion, String thrower) {
        Outcome outcome = run("3", criterion, thrower);
        JsonObject result = Json.only(json);
        JsonObject reconfiguration = Json.reconfiguration(result);
        assertEquals(3, Json.forks(result).size(), outcome::out);
        Json.forks(result).forEach(fork -> {
            assertTrue(fork.get("failure").getAsString().startsWith("after 4 of 40 measurement iterations"),
                    fork::toString);
            assertTrue(fork.get("forkCheckpoint").isJsonNull(), fork::toString);
            assertEquals(fork.get("seconds").getAsDouble(), fork.get("staticSeconds").getAsDouble(), 1e-9);
        });
        assertFalse(reconfiguration.get("forksStable").getAsBoolean());
        assertFalse(reconfiguration.get("warmupStable").getAsBoolean());
        assertEquals(1, Json.warnings(result).size(), Json.warnings(result)::toString);
        assertTrue(Json.warnings(result).get(0).startsWith("3 of 3 forks failed (1, 2, 3)"), outcome::out);
        assertEquals(1, outcome.linesWith("# WARNING: " + Json.warnings(result).get(0)).size(), outcome::out);
        assertEquals(3, outcome.linesWith("# Stability: the fork failed and does not count: after 4 of 40 measurement "
                + "iterations: java.lang.IllegalStateException: crashed in the " + thrower).size(), outcome::out);
        assertEquals(1,
                outcome.lines().stream().filter(line -> line.matches(" +thrpt .* 0 %")).count(), outcome::out);
        assertEquals(1, outcome.linesWith("  no result: all forks failed").size(), outcome::out);
    }

    @Test
    void failingBenchmarkWithoutForks_isReported() {
        Outcome outcome =
                ThisVm.in(folder).run(Runs.dynamic("FailingBenchmark", "always"), "-wi", "6", "-wimin", "4",
                        "-f", "0");
        assertEquals(1, outcome.linesWith("# WARNING: 1 of 1 fork failed (1), fork 1 after 2 warmup iterations").size(),
                outcome::out);
    }

    /** A benchmark that failed in all forks before any measurement is not in the result, but on the console. */
    @Test
    void forksThatFailInTheWarmup_areReported() {
        Outcome outcome =
                ThisVm.in(folder).run(Runs.dynamic("FailingBenchmark", "always"), "-wi", "6", "-wimin", "4",
                        "-f", "2", "-wf", "1");
        assertEquals(1, outcome.linesWith("# WARNING: 2 of 2 forks failed (1, 2), fork 1 after 2 warmup iterations: "
                + "java.lang.IllegalStateException: failed on purpose; they do not count").size(), outcome::out);
        assertEquals(1, outcome.linesWith("# WARNING: 1 of 1 warmup fork failed (1), fork 1 after 2 warmup iterations")
                .size(), outcome::out);
        assertEquals(1, outcome
                .linesWith("# WARNING: 1 benchmark has no result, because forks failed: FailingBenchmark.").size(),
                outcome::out);
    }
}
