package org.openjdk.jmh.dynreconf.scheduling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BlocksTest {

    private static final ForkEnd END = ForkEnd.measured(1, 1);

    private static List<Integer> order(Schedule schedule, int forks) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < forks; i++) {
            int next = schedule.next().orElseThrow();
            order.add(next);
            schedule.forkEnded(next, END);
        }
        return order;
    }

    @Test
    void block_hasBothSidesNextToEachOther() {
        List<Integer> order = order(new Blocks(3, 7), 60);
        for (int i = 0; i < order.size(); i += 2) {
            assertEquals(1, order.get(i) ^ order.get(i + 1), order::toString);
        }
    }

    @Test
    void rounds_haveABlockOfEachBenchmark() {
        List<Integer> order = order(new Blocks(3, 7), 60);
        for (int i = 0; i < order.size(); i++) {
            assertEquals(i / 2 % 3, order.get(i) / 2, order::toString);
        }
    }

    @Test
    void orderWithinBlocks_isBalancedAtAnyTime() {
        for (long seed = 0; seed < 20; seed++) {
            List<Integer> order = order(new Blocks(1, seed), 80);
            int candidateFirst = 0;
            for (int block = 0; block < 40; block++) {
                candidateFirst += order.get(2 * block);
                assertTrue(Math.abs(2 * candidateFirst - (block + 1)) <= 1, order::toString);
            }
        }
    }

    @Test
    void orderWithinPairsOfBlocks_isRandom() {
        List<Integer> order = order(new Blocks(1, 7), 80);
        long candidateFirst = IntStream.range(0, 20).filter(pair -> order.get(4 * pair) == 1).count();
        assertTrue(candidateFirst >= 4 && candidateFirst <= 16, order::toString);
    }

    @Test
    void seed_givesTheSameOrderAgain() {
        assertEquals(order(new Blocks(5, 42), 50), order(new Blocks(5, 42), 50));
        assertNotEquals(order(new Blocks(5, 42), 50), order(new Blocks(5, 43), 50));
    }

    @Test
    void asking_changesNothing() {
        Schedule schedule = new Blocks(2, 1);
        assertEquals(schedule.next(), schedule.next());
    }

    @Test
    void lastFork_endsBothSides() {
        Schedule schedule = new Blocks(2, 1);
        int first = schedule.next().getAsInt();
        schedule.forkEnded(first, END);
        schedule.forkEnded(first ^ 1, END.asLast());
        for (int next : order(schedule, 6)) {
            assertEquals(1, next / 2);
        }
        assertThrows(IllegalArgumentException.class, () -> schedule.forkEnded(first, END));
    }

    @Test
    void allEnded_nothingFollows() {
        Schedule schedule = new Blocks(1, 1);
        schedule.forkEnded(0, END.asLast());
        assertEquals(OptionalInt.empty(), schedule.next());
        assertEquals(OptionalInt.empty(), new Blocks(0, 1).next());
    }

    @Test
    void lostFork_countsAsOneOfItsBlock() {
        Schedule schedule = new Blocks(1, 1);
        int first = schedule.next().getAsInt();
        schedule.forkEnded(first, ForkEnd.measured(1));
        assertEquals(OptionalInt.of(first ^ 1), schedule.next());
    }

    /** An interrupted run is resumed in the middle of a block, which is ended first. */
    @Test
    void forksOfAnEarlierRun_giveTheOrderOfAnUninterruptedOne() {
        List<Integer> whole = order(new Blocks(3, 9), 40);
        Schedule resumed = new Blocks(3, 9);
        whole.subList(0, 17).stream().sorted().forEach(fork -> resumed.forkEnded(fork, END));
        assertEquals(whole.subList(17, 40), order(resumed, 23));
    }

    @Test
    void unknownSide_isRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Blocks(1, 1).forkEnded(2, END));
    }
}
