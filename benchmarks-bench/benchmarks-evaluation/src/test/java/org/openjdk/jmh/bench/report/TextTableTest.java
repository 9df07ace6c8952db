package org.openjdk.jmh.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.bench.outcome.WallTime;
import org.openjdk.jmh.bench.summary.ComparisonSummary;
import org.openjdk.jmh.dynreconf.statistics.Interval;

class TextTableTest {

    private static final List<String> GOLDEN = List.of(
            "| dynamic against static        |         kld |",
            "| ----------------------------- | ----------: |",
            "| benchmarks                    |           7 |",
            "| A/A tests not different, %    |        50.0 |",
            "| change rate, % (mean ± sd)    |   1.2 ± 3.4 |",
            "| below 1 %, % of benchmarks    |        10.0 |",
            "| below 2 %, % of benchmarks    |        20.0 |",
            "| below 3 %, % of benchmarks    |        30.0 |",
            "| overhead of the engine, %     |           - |",
            "| time, h (static)              | 0.50 (2.00) |",
            "| time saved, %                 |        75.0 |",
            "| warmup iterations (mean ± sd) |  12.5 ± 3.0 |",
            "| forks (mean ± sd)             |   2.5 ± 0.7 |",
            "| forks not warm, %             |         4.0 |",
            "| benchmarks not stable, %      |         8.0 |");

    private static List<String> lines(WallTime wallTime) {
        return lines(Double.NaN, wallTime);
    }

    private static List<String> lines(double withoutLeft, WallTime wallTime) {
        return ComparisonTable.table(List.of(new ComparisonSummary("kld", 7, 0.5, 0.012, 0.034, withoutLeft,
                new double[] {0.1, 0.2, 0.3}, Double.NaN, 7200, 1800, 12.5, 3, 2.5, 0.7, 0.04, 0.08, wallTime)))
                .lines();
    }

    @Test
    void comparison_anyLocale_isTheGoldenTable() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.ROOT);
            assertEquals(GOLDEN, lines(WallTime.UNKNOWN));
            Locale.setDefault(Locale.GERMANY);
            assertEquals(GOLDEN, lines(WallTime.UNKNOWN));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void comparison_runsThatTookPlace_haveTheirWallTime() {
        List<String> lines = lines(new WallTime(7_200, 2_520));
        assertTrue(lines.contains("| wall time, h (static)         | 0.70 (2.00) |"), lines::toString);
        assertTrue(lines.contains("| wall time saved, %            |        65.0 |"), lines::toString);
    }

    @Test
    void comparison_warmupLeftIsKnown_hasTheChangeRateWithout() {
        List<String> lines = lines(0.0078, WallTime.UNKNOWN);
        assertTrue(lines.contains("| … without warmup left, %      |         0.8 |"), lines::toString);
    }

    @Test
    void estimate_withAndWithoutInterval_isReadable() {
        assertEquals("1.50 [1.00, 2.00]", Text.estimate(Interval.of(0.01, 0.015, 0.02), 100, 2));
        assertEquals("1.5", Text.estimate(Interval.unknown(1.5), 1, 1));
        assertEquals("-", Text.estimate(Interval.unknown(Double.NaN), 1, 1));
    }

    @Test
    void row_otherNumberOfCells_isRejected() {
        TextTable table = new TextTable("a", "b");
        assertThrows(IllegalArgumentException.class, () -> table.row("c"));
    }
}
