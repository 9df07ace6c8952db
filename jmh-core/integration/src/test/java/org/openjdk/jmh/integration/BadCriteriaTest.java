package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.criteria.AlwaysStable;
import org.openjdk.jmh.integration.criteria.ThrowingCriterion;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Providers;
import org.openjdk.jmh.integration.support.Runs;

/** Criteria of users that go wrong while measurements are under way. */
class BadCriteriaTest {

    @TempDir
    Path folder;

    private Outcome run(String criterion, String forks) {
        return Runs.plugged(folder).run(Runs.dynamic("SteadyBenchmark", criterion), "-wi", "6", "-wimin", "2",
                "-f", forks, "-rf", "json", "-rff", json().toString()).expect(0);
    }

    private Path json() {
        return folder.resolve("result.json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "0"})
    void criterionThatThrows_letsTheRunEndStatically(String forks) {
        Outcome outcome = run("throwing", forks);
        int expected = Math.max(1, Integer.parseInt(forks));
        assertEquals(1, outcome.linesWith("# WARNING: stability criterion throwing failed").size(), outcome::out);
        assertTrue(outcome.out().contains(ThrowingCriterion.MESSAGE), outcome::out);
        assertEquals(6 * expected, outcome.linesWith("# Warmup Iteration").size(), outcome::out);
        assertFalse(outcome.hasStackTrace(), outcome::out);
        assertEquals(expected, Json.only(json()).getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size());
        assertEquals(expected == 1, Json.reconfiguration(Json.only(json())).get("forksStable").getAsBoolean());
    }

    @Test
    void criterionWithoutNumbers_isUndecidedAndRunsToTheMaximum() {
        Outcome outcome = run("nan", "2");
        JsonObject result = Json.only(json());
        assertEquals(List.of(6, 6), Json.warmups(result));
        assertFalse(Json.reconfiguration(result).get("warmupStable").getAsBoolean());
        assertEquals(2, Json.warnings(result).size(), Json.warnings(result)::toString);
        assertTrue(Json.warnings(result).get(0).contains("nan undecided, undecided (needs > 0.5; stability value 1 of 6 is NaN)"), Json.warnings(result)::toString);
        assertEquals(2, outcome.linesWith("nan undecided (stability value 1 of 6 is NaN): not stable").size(),
                outcome::out);
        assertFalse(outcome.hasStackTrace(), outcome::out);
    }

    @Test
    void criterionThatCannotBeLoaded_doesNotKeepOthersFromWorking() {
        Jmh jmh = Jmh.ours().with(Providers.of(folder, List.of("no.such.Criterion", AlwaysStable.class.getName())));
        jmh.run(Runs.tiny("SteadyBenchmark"), "-f", "1", "-wi", "6").expect(0);
    }

    @Test
    void listing_showsCriteriaAndWhatCouldNotBeLoaded() {
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
