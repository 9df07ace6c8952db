package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class SideProgressTest {

    private static final int MOST = 20;

    private final MeasuredPair first = Pairs.of("p.C.first");
    private final MeasuredPair second = Pairs.of("p.C.second");
    private double limit = Double.POSITIVE_INFINITY;
    private long nanos;
    private final SideProgress progress =
            new SideProgress(List.of(first, second), MOST, pair -> 6, () -> limit, () -> nanos);

    @Test
    void nothingHasRun_settingsTellWhatIsLeft() {
        assertEquals(2 * 6, progress.secondsOfRound());
        assertEquals(2 * 6 * MOST, progress.secondsLeft());
        limit = 100;
        assertEquals(100, progress.secondsLeft());
    }

    @Test
    void benchmarksThatEnd_takeNoMoreTime() throws IOException {
        Pairs.loseBlock(first);
        assertEquals(6 * (MOST - 1) + 6 * MOST, progress.secondsLeft());
        Pairs.loseBlock(first);
        assertEquals(1, progress.open());
        assertEquals(6 * MOST, progress.secondsLeft());
        assertEquals(0, progress.fewestBlocks(7));
        Pairs.loseBlock(second);
        Pairs.loseBlock(second);
        assertEquals(0, progress.secondsLeft());
        assertEquals(7, progress.fewestBlocks(7));
    }

    @Test
    void forksThatWereQuick_lowerWhatIsExpectedOfOthers() {
        progress.forksStart(first);
        nanos += 3_000_000_000L;
        progress.forksEnded(first, Pairs.record(first, progress.sinceStart(), 0, 1));
        assertEquals(3 * MOST + 3 * MOST, progress.secondsLeft());
    }

    /** Half a block of the second one took 1.5 s, and was expected to take 3. */
    @Test
    void forksOfAnEarlierStart_tellHowLongOthersTake() {
        progress.forksEnded(second, Pairs.record(second, 1.5, 1));
        assertEquals(3 + 3, progress.secondsOfRound());
    }

    @Test
    void line_fitsATerminalAndNamesWhatRuns() {
        assertEquals("# Progress: 0 of 2 done, 0 forks, 00:04:00 left at most; ", progress.line());
        progress.forksStart(second);
        assertEquals("# Progress: 0 of 2 done, 0 forks, 00:04:00 left at most; C.second", progress.line());
        nanos += 1_500_000_000L;
        assertEquals("# Progress: 0 of 2 done, 0 forks, 00:03:59 left at most; C.second", progress.line());
        progress.forksEnded(second, Pairs.record(second, progress.sinceStart(), 0));
        assertEquals("# Progress: 0 of 2 done, 1 fork, 00:01:59 left at most; C.second", progress.line());
    }

    /** Parameters and the method tell more than the beginning of a class. */
    @Test
    void line_longName_hasItsEnd() {
        MeasuredPair longest = Pairs.of("p.BenchmarksOfDocuments.writeALongOneOfManyParts");
        SideProgress other = new SideProgress(List.of(longest), MOST, pair -> 6, () -> limit, () -> nanos);
        other.forksStart(longest);
        assertEquals("# Progress: 0 of 1 done, 0 forks, 00:02:00 left at most; ...ALongOneOfManyParts",
                other.line());
        assertEquals(79, other.line().length());
    }
}
