package org.openjdk.jmh.counting;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class CountedForkTest {

    private static final CountedFork WARM_FROM_THE_SECOND = InventedFork.of(9, 7, 7, 7, 7);
    private static final CountedFork WITHOUT_THE_LAST = InventedFork.of(8, 8, 8, 8, 11);

    @Test
    void fork_countsWindowsThatAgree() {
        assertArrayEquals(new double[] {7, 7, 7, 7}, WARM_FROM_THE_SECOND.work());
        assertEquals(7, WARM_FROM_THE_SECOND.mean());
        assertTrue(WARM_FROM_THE_SECOND.isSettled());
    }

    @Test
    void otherEvent_isCountedInTheSameWindows() {
        assertEquals(70, WARM_FROM_THE_SECOND.otherEvent());
        assertEquals(70, WARM_FROM_THE_SECOND.like(InventedFork.of(8, 8, 8, 8, 11)).otherEvent());
        assertEquals(100, InventedFork.of(8, 9, 10, 11, 12).otherEvent());
    }

    @Test
    void forksThatAreCompared_countTheSameWindows() {
        CountedFork one = WARM_FROM_THE_SECOND.like(WITHOUT_THE_LAST);
        CountedFork other = WITHOUT_THE_LAST.like(WARM_FROM_THE_SECOND);
        assertArrayEquals(new double[] {7, 7, 7}, one.work());
        assertArrayEquals(new double[] {8, 8, 8}, other.work());
        assertEquals(List.of(2, 3, 4), one.windows().stream().map(window -> window.part).toList());
        assertEquals(List.of(2, 3, 4), other.windows().stream().map(window -> window.part).toList());
    }

    @Test
    void forksWithTooFewWindowsInCommon_countAllOfBoth() {
        CountedFork early = InventedFork.of(8, 8, 8, 12, 11);
        CountedFork late = InventedFork.of(9, 10, 7, 7, 7);
        assertArrayEquals(new double[] {8, 8, 8, 12, 11}, early.like(late).work());
        assertArrayEquals(new double[] {9, 10, 7, 7, 7}, late.like(early).work());
    }

    @Test
    void forkThatIsNeverWarm_countsTheWindowsOfTheOtherOne() {
        CountedFork cold = InventedFork.of(1, 2, 3, 4, 5);
        assertFalse(cold.isSettled());
        assertArrayEquals(new double[] {2, 3, 4, 5}, cold.like(WARM_FROM_THE_SECOND).work());
        assertFalse(cold.like(WARM_FROM_THE_SECOND).isSettled());
        assertArrayEquals(WARM_FROM_THE_SECOND.work(), WARM_FROM_THE_SECOND.like(cold).work());
        assertArrayEquals(cold.work(), cold.like(InventedFork.of(3, 1, 2, 5, 4)).work());
    }
}
