package org.openjdk.jmh.bench.overhead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.options.TimeValue;

class ComparisonTest {

    private static final RunTimes STATIC = new RunTimes(new double[] {1, 2, 3}, new double[] {9, 9, 4, 6});
    private static final RunTimes DYNAMIC = new RunTimes(new double[] {8, 3, 4}, new double[] {9, 9, 10, 10});

    @Test
    void addedGap_knownGaps_isTheDifferenceOfMeansWithinItsInterval() {
        Comparison comparison = new Comparison(List.of(STATIC), List.of(DYNAMIC));
        assertEquals(3, comparison.addedGap().point());
        assertTrue(comparison.addedGap().lower() < 3 && comparison.addedGap().upper() > 3);
        assertEquals(8, comparison.firstGap());
        assertEquals(4, comparison.dynamicMedianGap());
    }

    @Test
    void scoreRatio_knownScores_looksAtTheSecondHalf() {
        assertEquals(2, new Comparison(List.of(STATIC), List.of(DYNAMIC)).scoreRatio().point());
    }

    @Test
    void lines_localeWithDecimalComma_haveDecimalPoints() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            Map<Configuration, List<RunTimes>> runs = new LinkedHashMap<>();
            runs.put(Configuration.STATIC, List.of(STATIC, STATIC));
            runs.put(Configuration.dynamic("kld"), List.of(DYNAMIC));
            List<String> lines = new OverheadTable(runs, TimeValue.milliseconds(300)).lines();
            assertEquals(3, lines.size());
            assertTrue(lines.get(2).startsWith("| kld | 2.000 | 5.000 (4.000) | 8.00 | 3.000 ["), lines.get(2));
            assertTrue(lines.get(2).contains("| 1.000 ["), lines.get(2));
        } finally {
            Locale.setDefault(before);
        }
    }
}
