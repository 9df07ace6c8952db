package org.openjdk.jmh.bench.owntime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnTimeTableTest {

    private static OwnTimeRow row(String injected, String verdict, double rms) {
        return new OwnTimeRow("a.B.c", new OwnTimeRow.Setting("alternating", "8", "17.0.1", injected, "60s", "3%"),
                new PairOutcome(verdict, "not warm: a, \"b\"", 4, rms, 1, -1, Double.NaN), 10 * rms, 8.5);
    }

    private static String last(OwnTimeRow... rows) {
        List<String> lines = OwnTimeTable.lines(List.of(rows));
        return lines.get(lines.size() - 1).replaceAll("\\s+", " ");
    }

    @Test
    void equalSides_anyChangeIsWrong() {
        assertEquals("| alternating | 8 | 17.0.1 | 0 | 60s | 3% | 4 | 2.5 | 3.3 | 0 | 50 | 0 | 50 | 25.0 |",
                last(row("0", "same", 1), row("0", "same", 2), row("0", "slower", 3), row("0", "faster", 4)));
    }

    @Test
    void knownChange_isFoundOrOpenOrWrong() {
        assertTrue(last(row("5", "slower", 1), row("5", "same", 1), row("5", "undecided", 1), row("5", "faster", 1))
                .contains("| 25 | 25 | 25 | 25 |"));
    }

    @Test
    void comparisonWithoutVerdict_isUndecided_andHasNoVariation() {
        assertTrue(last(row("0", "same", 1), row("0", PairOutcome.NONE, Double.NaN))
                .contains("| 2 | 1.0 | 1.0 | 0 | 50 | 50 | 0 | 10.0 |"));
    }

    @Test
    void rows_areOneLineForEachSetting() {
        assertEquals(4, OwnTimeTable.lines(List.of(row("0", "same", 1), row("5", "slower", 1), row("0", "same", 1)))
                .size());
    }

    @Test
    void file_keepsRowsOfEarlierRuns(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("rows.csv");
        new OwnTimeFile(file).add(row("0", "same", 1));
        OwnTimeFile again = new OwnTimeFile(file);
        again.add(row("5", PairOutcome.NONE, Double.NaN));
        assertEquals(List.of(row("0", "same", 1), row("5", PairOutcome.NONE, Double.NaN)), again.rows());
        assertEquals(again.rows(), new OwnTimeFile(file).rows());
    }
}
