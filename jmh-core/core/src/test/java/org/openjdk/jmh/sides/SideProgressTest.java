package org.openjdk.jmh.sides;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRules;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.results.compared.BlockSequence;
import org.openjdk.jmh.results.stored.ResultKey;

class SideProgressTest {

    private static final int MOST = 20;

    private final MeasuredPair first = pair("p.C.first");
    private final MeasuredPair second = pair("p.C.second");
    private double limit = Double.POSITIVE_INFINITY;
    private long nanos;
    private final SideProgress progress =
            new SideProgress(List.of(first, second), MOST, pair -> 6, () -> limit, () -> nanos);

    private static MeasuredPair pair(String benchmark) {
        return new MeasuredPair(null, new BlockSequence(new ResultKey(benchmark, "avgt", Map.of()),
                DifferenceRules.standard(), SequentialSettings.standard()));
    }

    private static void loseBlock(MeasuredPair pair) {
        pair.lost(MeasuredPair.BASELINE, "killed");
        pair.lost(MeasuredPair.CANDIDATE, "killed");
        pair.endBlock();
    }

    @Test
    void nothingHasRun_settingsTellWhatIsLeft() {
        assertEquals(2 * 6, progress.secondsOfRound());
        assertEquals(2 * 6 * MOST, progress.secondsLeft());
        limit = 100;
        assertEquals(100, progress.secondsLeft());
    }

    @Test
    void benchmarksThatEnd_takeNoMoreTime() {
        loseBlock(first);
        assertEquals(6 * (MOST - 1) + 6 * MOST, progress.secondsLeft());
        loseBlock(first);
        assertEquals(1, progress.open());
        assertEquals(6 * MOST, progress.secondsLeft());
        assertEquals(0, progress.fewestBlocks(7));
        loseBlock(second);
        loseBlock(second);
        assertEquals(0, progress.secondsLeft());
        assertEquals(7, progress.fewestBlocks(7));
    }

    @Test
    void forksThatWereQuick_lowerWhatIsExpectedOfOthers() {
        progress.forksStart(first);
        nanos += 3_000_000_000L;
        progress.forksEnded(List.of(EndedFork.measured(0, ""), EndedFork.measured(1, "")), 1);
        assertEquals(3 * MOST + 3 * MOST, progress.secondsLeft());
    }

    /** Half a block of the second one took 1.5 s, and was expected to take 3. */
    @Test
    void forksOfAnEarlierStart_tellHowLongOthersTake() {
        progress.forksEnded(new EndedForks(List.of(EndedFork.measured(3, "")), 1.5, 100));
        assertEquals(3 + 3, progress.secondsOfRound());
    }

    @Test
    void line_fitsATerminalAndNamesWhatRuns() {
        assertEquals("# Progress: 0 of 2 done, 0 forks, 00:04:00 left at most; ", progress.line());
        progress.forksStart(second);
        assertEquals("# Progress: 0 of 2 done, 0 forks, 00:04:00 left at most; C.second", progress.line());
        nanos += 1_500_000_000L;
        assertEquals("# Progress: 0 of 2 done, 0 forks, 00:03:59 left at most; C.second", progress.line());
        progress.forksEnded(List.of(EndedFork.measured(2, "")), 1);
        assertEquals("# Progress: 0 of 2 done, 1 fork, 00:01:59 left at most; C.second", progress.line());
    }

    /** Parameters and the method tell more than the beginning of a class. */
    @Test
    void line_longName_hasItsEnd() {
        MeasuredPair longest = pair("p.BenchmarksOfDocuments.writeALongOneOfManyParts");
        SideProgress other = new SideProgress(List.of(longest), MOST, pair -> 6, () -> limit, () -> nanos);
        other.forksStart(longest);
        assertEquals("# Progress: 0 of 1 done, 0 forks, 00:02:00 left at most; ...ALongOneOfManyParts",
                other.line());
        assertEquals(79, other.line().length());
    }
}
