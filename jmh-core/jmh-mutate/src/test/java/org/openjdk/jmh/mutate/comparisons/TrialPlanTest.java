package org.openjdk.jmh.mutate.comparisons;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.forks.BenchmarkCase;
import org.openjdk.jmh.mutate.verdicts.KillSettings;

class TrialPlanTest {

    private static final BenchmarkCase FAST = new BenchmarkCase("a.B.fast", "avgt", new TreeMap<>());
    private static final BenchmarkCase SLOW = new BenchmarkCase("a.B.slow", "avgt", new TreeMap<>());

    private static Map<String, Coverage> coverage() {
        return Map.of(FAST.id(), new Coverage(FAST.id(), 9, 10, new TreeMap<>(Map.of("m1", 1.0, "m2", 3.0)), ""),
                SLOW.id(), new Coverage(SLOW.id(), 9, 1e6, new TreeMap<>(Map.of("m1", 5.0, "m3", 100.0)), ""));
    }

    private static List<String> plan(int perMutant, int controls) {
        RunSettings settings = new RunSettings(new KillSettings(List.of(0.01), 0.05, 10), perMutant, false, controls,
                false, Double.POSITIVE_INFINITY);
        return new TrialPlan(Set.of("m1", "m2", "m3", "m4"), List.of(FAST, SLOW), coverage(), settings).attempts()
                .stream().map(MutantTrial::key).toList();
    }

    @Test
    void trials_startWithTheMostFrequentlyExecutedMutants() {
        assertEquals(List.of("m2 a.B.fast", "m1 a.B.fast", "m3 a.B.slow", "m1 a.B.slow"), plan(3, 0));
    }

    @Test
    void mutants_areTriedOnTheAllowedNumberOfBenchmarks() {
        assertEquals(3, plan(1, 0).size());
    }

    @Test
    void controls_areSpreadOverTheFirstRound() {
        assertEquals(List.of("m2 a.B.fast", "control:m1 a.B.fast", "m1 a.B.fast", "m3 a.B.slow"), plan(1, 1));
    }
}
