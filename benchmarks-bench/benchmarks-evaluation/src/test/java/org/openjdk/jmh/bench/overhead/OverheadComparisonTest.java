package org.openjdk.jmh.bench.overhead;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.runner.options.TimeValue;

class OverheadComparisonTest {

    private static final RunTimes STATIC = new RunTimes(new double[] {1, 2, 3}, new double[] {0, 1, 2},
            new double[] {9, 9, 4, 6});
    private static final RunTimes DYNAMIC = new RunTimes(new double[] {8, 3, 4}, new double[] {4, 1, 1},
            new double[] {9, 9, 10, 10});

    @Test
    void addedGap_knownGaps_isTheDifferenceOfMeansWithinItsInterval() {
        OverheadComparison comparison = new OverheadComparison(List.of(STATIC), List.of(DYNAMIC));
        Interval wall = comparison.added(RunTimes::wallGaps);
        assertEquals(3, wall.point());
        assertTrue(wall.lower() < 3 && wall.upper() > 3, wall::toString);
        assertEquals(1, comparison.added(RunTimes::cpuGaps).point());
        assertEquals(8, comparison.firstGap());
        assertEquals(4, OverheadComparison.quantile(0.5, comparison.dynamics(), RunTimes::wallGaps));
    }

    @Test
    void scoreRatio_knownScores_looksAtTheSecondHalf() {
        assertEquals(2, new OverheadComparison(List.of(STATIC), List.of(DYNAMIC)).scoreRatio().point());
    }

    /** The run with gaps of the measurement, in which no checkpoint is. */
    private static RunTimes padded(RunTimes run) {
        int gaps = run.wallGaps().length + OverheadRun.MEASUREMENT_ITERATIONS - 1;
        return new RunTimes(Arrays.copyOf(run.wallGaps(), gaps), Arrays.copyOf(run.cpuGaps(), gaps), run.scores());
    }

    @Test
    void withCheckpoints_looksWhereTheCriterionIsAsked() {
        RunTimes run = padded(STATIC);
        assertArrayEquals(STATIC.wallGaps(), OverheadConfiguration.dynamic("cv").withCheckpoints(run).wallGaps());
        assertArrayEquals(new double[3], OverheadConfiguration.dynamic("steady").withCheckpoints(run).wallGaps());
        assertArrayEquals(new double[3], OverheadConfiguration.dynamic("steady").withCheckpoints(run).cpuGaps());
    }

    @Test
    void lines_localeWithDecimalComma_haveDecimalPoints() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            Map<OverheadConfiguration, List<RunTimes>> runs = new LinkedHashMap<>();
            RunTimes fixed = padded(STATIC);
            runs.put(OverheadConfiguration.STATIC, List.of(fixed, fixed));
            runs.put(OverheadConfiguration.dynamic("kld"), List.of(padded(DYNAMIC)));
            List<String> lines = new OverheadTable(runs, TimeValue.milliseconds(300)).lines();
            assertEquals(3, lines.size());
            assertTrue(lines.get(2).startsWith("| kld | 2.000 / 2.000 / 1.000 | 5.000 / 4.000 / 3.000 | 8.0 | 1.000 ["),
                    lines.get(2));
            assertTrue(lines.get(2).contains("] | 0.333 ["), lines.get(2));
        } finally {
            Locale.setDefault(before);
        }
    }
}
