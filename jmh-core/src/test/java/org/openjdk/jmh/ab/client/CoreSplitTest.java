package org.openjdk.jmh.ab.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CoreSplitTest {

    private static final int ALL = 1000;

    private static void assertHalves(List<Integer> first, List<Integer> second, CoreSplit split) {
        assertEquals(first, split.half(0));
        assertEquals(second, split.half(1));
        assertEquals(first.size(), split.size());
    }

    @Test
    void physicalCores_areDealtOutInTurns() {
        CoreSplit split = CoreSplit.of(List.of(List.of(0), List.of(1), List.of(2), List.of(3)), ALL);
        assertHalves(List.of(0, 2), List.of(1, 3), split);
        assertFalse(split.isOfOnePhysicalCore());
    }

    @Test
    void hardwareThreadsOfOneCore_stayTogether() {
        assertHalves(List.of(0, 4, 2, 6), List.of(1, 5, 3, 7),
                CoreSplit.of(List.of(List.of(0, 4), List.of(1, 5), List.of(2, 6), List.of(3, 7)), ALL));
    }

    @Test
    void oddCore_isLeftOut() {
        assertHalves(List.of(4), List.of(5), CoreSplit.of(List.of(List.of(4), List.of(5), List.of(6)), ALL));
    }

    @Test
    void coresOfTwoKinds_areOnBothSidesAlike() {
        assertHalves(List.of(0, 1, 4, 6), List.of(2, 3, 5, 7), CoreSplit.of(
                List.of(List.of(4), List.of(5), List.of(0, 1), List.of(2, 3), List.of(6), List.of(7)), ALL));
    }

    @Test
    void unequalNeighbours_countAsTheSmallerOne() {
        assertHalves(List.of(0, 4), List.of(2, 5),
                CoreSplit.of(List.of(List.of(0, 1), List.of(2), List.of(4), List.of(5)), ALL));
    }

    @Test
    void onlyPhysicalCore_isSplitWithANote() {
        CoreSplit split = CoreSplit.of(List.of(List.of(0, 1)), ALL);
        assertHalves(List.of(0), List.of(1), split);
        assertTrue(split.isOfOnePhysicalCore());
    }

    @Test
    void quota_limitsBothHalves() {
        assertHalves(List.of(0), List.of(2),
                CoreSplit.of(List.of(List.of(0, 1), List.of(2, 3), List.of(4, 5), List.of(6, 7)), 3));
    }

    @Test
    void singleCore_hasNoHalves() {
        assertHalves(List.of(), List.of(), CoreSplit.of(List.of(List.of(3)), ALL));
        assertHalves(List.of(), List.of(), CoreSplit.of(List.of(List.of(0), List.of(1)), 1));
        assertHalves(List.of(), List.of(), CoreSplit.of(List.of(), ALL));
    }

    @Test
    void anyMachine_hasDisjointHalvesOfEqualSize() {
        for (long seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            List<List<Integer>> physical = new ArrayList<>();
            int core = 0;
            for (int i = random.nextInt(12); i > 0; i--) {
                List<Integer> threads = new ArrayList<>();
                for (int t = random.nextInt(3); t >= 0; t--) {
                    threads.add(core++);
                }
                physical.add(threads);
            }
            int most = random.nextInt(30);
            CoreSplit split = CoreSplit.of(physical, most);
            Set<Integer> both = new HashSet<>(split.half(0));
            both.addAll(split.half(1));
            assertEquals(split.half(0).size(), split.half(1).size(), "seed " + seed);
            assertEquals(2 * split.size(), both.size(), "seed " + seed);
            assertTrue(both.size() <= most, "seed " + seed);
        }
    }

    @Test
    void lists_areReadAndWritten() {
        assertEquals(List.of(0, 1, 2, 3, 8, 10, 11), CoreList.parse("\t0-3,8,10-11"));
        assertEquals("0,2,11", CoreList.text(List.of(0, 2, 11)));
        assertThrows(NumberFormatException.class, () -> CoreList.parse(""));
    }
}
