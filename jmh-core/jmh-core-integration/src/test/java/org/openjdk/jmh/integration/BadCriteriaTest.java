package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.criteria.AlwaysStable;
import org.openjdk.jmh.integration.criteria.ThrowingCriterion;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Providers;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests criteria of users that fail during the measurement. */
class BadCriteriaTest {

    @TempDir
    Path folder;

    private Outcome run(String criterion, String forks, String... more) {
        List<String> all = new ArrayList<>(Runs.dynamic("SteadyBenchmark", criterion));
        all.addAll(List.of("-wi", "6", "-wimin", "2", "-f", forks, "-rf", "json", "-rff", json().toString()));
        boolean disturbsItsVm = criterion.startsWith("hostile") || forks.equals("0");
        return (disturbsItsVm ? Runs.plugged(folder).run(all, more) : ThisVm.in(folder).run(all, more)).expect(0);
    }

    private Path json() {
        return folder.resolve("result.json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "0"})
    void throwingCriterion_makesTheRunStatic(String forks) {
        Outcome outcome = run("throwing", forks);
        int expected = Math.max(1, Integer.parseInt(forks));
        assertEquals(1, outcome.linesWith("# WARNING: stability criterion throwing failed").size(), outcome::out);
        assertTrue(outcome.out().contains(ThrowingCriterion.MESSAGE), outcome::out);
        assertEquals(6 * expected, outcome.linesWith("# Warmup Iteration").size(), outcome::out);
        assertFalse(outcome.hasStackTrace(), outcome::out);
        assertEquals(expected, Json.only(json()).getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size());
        assertEquals(expected == 1, Json.reconfiguration(Json.only(json())).get("forksStable").getAsBoolean());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "ignore | 2 | stability criterion hostile did not decide within 2 s; the benchmark continues statically",
        "ignore | 0 | stability criterion hostile did not decide within 2 s; the benchmark continues statically",
        "stack  | 2 | stability criterion hostile failed with java.lang.StackOverflowError; the benchmark continues statically",
        "death  | 2 | dynamic reconfiguration failed with java.lang.ThreadDeath; the benchmark continues statically",
    })
    void hostileCriterion_isDroppedAndTheRunContinuesStatically(String deed, int forks, String warning) {
        // On a busy machine, even a first decision, which loads classes, may take long.
        String timeout = List.of("ignore", "hang").contains(deed) ? "2s" : "1m";
        Outcome outcome = run("hostile:deed=" + deed, String.valueOf(forks), "-decisionTimeout", timeout);
        int expected = Math.max(1, forks);
        assertEquals(List.of(warning), Json.warnings(Json.only(json())));
        assertEquals(6 * expected, outcome.linesWith("# Warmup Iteration").size(), outcome::out);
        assertEquals(expected, Json.only(json()).getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size());
        assertFalse(outcome.hasStackTrace(), outcome::out);
    }

    /** It hangs as one that ignores interrupts does. */
    @Tag("nightly")
    @Test
    void hangingCriterion_isDroppedAndTheRunContinuesStatically() {
        hostileCriterion_isDroppedAndTheRunContinuesStatically("hang", 2,
                "stability criterion hostile did not decide within 2 s; the benchmark continues statically");
    }

    /** Neither the current benchmark nor later ones are lost; the memory is free again for them. */
    @Test
    void criterionThatExhaustsMemory_isDroppedAndTheRunContinuesStatically() {
        Outcome outcome = Runs.plugged(folder).vm("-Xmx96m", "-XX:+UseSerialGC").run(
                Runs.dynamic("(Steady|Parameterized)Benchmark", "hostile:deed=memory"), "-wi", "6", "-wimin", "2", "-f",
                "1",
                "-jvmArgs", "-Xmx64m", "-rf", "json", "-rff", json().toString()).expect(0);
        List<JsonObject> results = Json.results(json());
        assertTrue(results.size() >= 2, outcome::out);
        for (JsonObject result : results) {
            assertEquals(1, Json.warnings(result).size(), outcome::out);
            assertTrue(Json.warnings(result).get(0).startsWith("stability criterion hostile failed with "
                    + "java.lang.OutOfMemoryError"), Json.warnings(result)::toString);
        }
        assertEquals(6 * results.size(), outcome.linesWith("# Warmup Iteration").size(), outcome::out);
    }

    @Test
    void criterionWithNaN_isUndecidedAndRunsToTheMaximum() {
        Outcome outcome = run("nan", "2");
        JsonObject result = Json.only(json());
        assertEquals(List.of(6, 6), Json.warmups(result));
        assertFalse(Json.reconfiguration(result).get("warmupStable").getAsBoolean());
        assertEquals(2, Json.warnings(result).size(), Json.warnings(result)::toString);
        assertTrue(
                Json.warnings(result).get(0)
                        .contains("nan undecided, undecided (needs > 0.5; stability value 1 of 6 is NaN)"),
                Json.warnings(result)::toString);
        assertEquals(2, outcome.linesWith("nan undecided (stability value 1 of 6 is NaN): not stable").size(),
                outcome::out);
        assertFalse(outcome.hasStackTrace(), outcome::out);
    }

    @Test
    void unloadableCriterion_doesNotAffectOthers() {
        Jmh jmh = Jmh.ours().with(Providers.of(folder, List.of("no.such.Criterion", AlwaysStable.class.getName())));
        jmh.run(Runs.tiny("SteadyBenchmark"), "-f", "1", "-wi", "6").expect(0);
    }

    @Test
    void listing_showsCriteriaAndLoadingErrors() {
        Jmh jmh = Jmh.ours().with(Providers.of(folder, List.of("no.such.Criterion", AlwaysStable.class.getName())));
        Outcome outcome = jmh.run("-lsc").expect(0);
        for (String text : List.of("  cv (cov), stable where <= 0.01", "  rciw (ci), stable where <= 0.03",
                "  kld (divergence), stable where > 0.99", "  steady, the default, stable where <= 0.02",
                "      points=1000: ", "  always, stable where > 0.5")) {
            assertEquals(1, outcome.lines().stream().filter(line -> line.startsWith(text)).count(), outcome::out);
        }
        assertEquals(1, outcome.linesWith("WARNING: ").stream()
                .filter(line -> line.contains("no.such.Criterion")).count(), outcome::out);
    }
}
