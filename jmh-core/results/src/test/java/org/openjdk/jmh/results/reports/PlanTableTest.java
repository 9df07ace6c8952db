package org.openjdk.jmh.results.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.results.stored.Entries.entry;
import static org.openjdk.jmh.results.stored.Entries.forks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.results.stored.Entries;
import org.openjdk.jmh.results.stored.ResultReader;
import org.openjdk.jmh.results.stored.StoredResult;

class PlanTableTest {

    @TempDir
    private Path folder;

    private List<String> lines(String... entries) throws IOException {
        PlanTable table = new PlanTable(0.01, 0.95);
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
    void modesOfABenchmark_areToldApart() throws IOException {
        List<String> lines = lines(entry("p.Words.count", "avgt", "us/op", "", forks(1, 2, 3)),
                entry("p.Words.count", "thrpt", "ops/us", "", forks(1, 2, 3)));
        assertTrue(lines.get(1).startsWith("Words.count avgt "), lines::toString);
        assertTrue(lines.get(2).startsWith("Words.count thrpt "), lines::toString);
    }
}
