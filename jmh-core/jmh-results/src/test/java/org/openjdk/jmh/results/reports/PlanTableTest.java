package org.openjdk.jmh.results.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.results.json.Entries.entry;
import static org.openjdk.jmh.results.json.Entries.forks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.planning.Costs;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.dynreconf.planning.VarianceComponents;
import org.openjdk.jmh.results.json.Entries;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;

class PlanTableTest {

    @TempDir
    private Path folder;

    private List<String> lines(String... entries) throws IOException {
        PlanTable table = new PlanTable(0.01, 0.05);
        try (ResultReader reader = new ResultReader(Entries.file(folder, "results.json", entries))) {
            for (StoredResult result = reader.next(); result != null; result = reader.next()) {
                table.add(result);
            }
        }
        return table.lines();
    }

    @Test
    void benchmarkOfOneFork_isNamedWithoutSpoilingTheTable() throws IOException {
        List<String> lines = lines(entry("p.Words.count", forks(100)));
        assertEquals("Benchmark    Between forks  Within  Forks  Iterations  Time", lines.get(0));
        assertEquals("Words.count", lines.get(1));
        assertTrue(lines.get(3).startsWith("# No plan, 1 benchmark: "), lines::toString);
    }

    @Test
    void modesOfABenchmark_areDistinguished() throws IOException {
        List<String> lines = lines(entry("p.Words.count", "avgt", "us/op", "", forks(1, 2, 3)),
                entry("p.Words.count", "thrpt", "ops/us", "", forks(1, 2, 3)));
        assertTrue(lines.get(1).startsWith("Words.count avgt "), lines::toString);
        assertTrue(lines.get(2).startsWith("Words.count thrpt "), lines::toString);
    }

    /** A comparison of twenty benchmarks needs more data of each than one of a single one: so does its plan. */
    @Test
    void planOfASuite_isForTheLevelThatItsComparisonUses() throws IOException {
        String[] suite = new String[20];
        Arrays.setAll(suite, i -> entry("p.Words.b" + i, forks(100, 101, 102, 101.5)));
        List<String> alone = lines(suite[0]);
        List<String> together = lines(suite);
        assertEquals(plan(0.95), forksOf(alone.get(1)));
        assertEquals(plan(1 - 0.05 / 20), forksOf(together.get(1)));
        assertTrue(forksOf(together.get(1)) > forksOf(alone.get(1)), together::toString);
        assertTrue(
                together.stream().anyMatch(line -> line.startsWith(
                        "# Planned at 99.75 %: the level of -vs for a benchmark that is the only one of 20 that changes. ")),
                together::toString);
        assertTrue(alone.stream().noneMatch(line -> line.startsWith("# Planned at")), alone::toString);
    }

    /** The forks ran for the same time, and waited for a processor for a half, a fifth and none of it. */
    @Test
    void planOfADynamicRun_isForTheOwnTimeThatAComparisonUses() throws IOException {
        String waited = ",\"environment\":{\"forks\":[{\"waiting\":[0.5]},{\"waiting\":[0.2]},{\"waiting\":[0]}]}";
        String own = lines(entry("p.Words.count", "avgt", "us/op", ",\"clock\":\"own\"" + waited, forks(202, 125, 101)))
                .get(1);
        assertEquals(lines(entry("p.Words.count", forks(101, 100, 101))).get(1), own);
        String wall = lines(entry("p.Words.count", "avgt", "us/op", waited, forks(202, 125, 101))).get(1);
        assertEquals(lines(entry("p.Words.count", forks(202, 125, 101))).get(1), wall);
    }

    private static int forksOf(String row) {
        return Integer.parseInt(row.trim().split(" {2,}")[3]);
    }

    /** Single iterations: forks are all that varies. */
    private static int plan(double confidence) {
        VarianceComponents variance =
                VarianceComponents.of(ForkSamples.ofScores(forks(100, 101, 102, 101.5)));
        return new Planner(0.01, confidence, Planner.POWER).cheapest(variance, variance, new Costs(1, 1))
                .orElseThrow().forks();
    }
}
