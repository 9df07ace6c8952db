package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.counting.MadeFork;
import org.openjdk.jmh.results.journal.SideFork;

class CountedBlocksTest {

    @Test
    void forks_runAtTheSameTime_andTheOneThatWasAskedForIsFirst() throws Exception {
        CyclicBarrier meeting = new CyclicBarrier(2);
        List<SideFork> forks = CountedBlocks.both(1, (side, windows) -> {
            try {
                meeting.await(1, TimeUnit.MINUTES);
            } catch (BrokenBarrierException | TimeoutException e) {
                throw new IOException("the other one does not run", e);
            }
            return Optional.of(SideFork.measured(side, "[]"));
        });
        assertEquals(List.of(1, 0), forks.stream().map(SideFork::side).toList());
    }

    @Test
    void forkThatDoesNotCount_isRunAgainWithTheOther() throws Exception {
        AtomicInteger[] runs = {new AtomicInteger(), new AtomicInteger()};
        List<SideFork> forks = CountedBlocks.both(0, (side, windows) -> {
            int before = runs[side].getAndIncrement();
            return side == 1 && before == 0 ? Optional.empty()
                    : Optional.of(SideFork.measured(side, "[" + before + "]"));
        });
        assertEquals("[1]", forks.get(0).json().orElseThrow());
        assertEquals("[1]", forks.get(1).json().orElseThrow());
    }

    @Test
    void bothForks_countTheWindowsThatAgreeInBoth() throws Exception {
        double[][] windows = {{9, 9, 7, 7, 7}, {7, 7, 7, 7, 7}};
        Map<Integer, double[]> counted = new ConcurrentHashMap<>();
        CountedBlocks.both(0, (side, common) -> {
            counted.put(side, common.of(side, MadeFork.of(windows[side])).work());
            return Optional.of(SideFork.measured(side, "[]"));
        });
        assertArrayEquals(new double[] {7, 7, 7}, counted.get(0));
        assertArrayEquals(new double[] {7, 7, 7}, counted.get(1));
    }

    @Test
    void forkWhoseOtherOneIsLost_countsItsOwn() throws Exception {
        Map<Integer, double[]> counted = new ConcurrentHashMap<>();
        CountedBlocks.both(0, (side, common) -> {
            if (side == 1) {
                return Optional.of(SideFork.lost(side, "killed"));
            }
            counted.put(side, common.of(side, MadeFork.of(9, 9, 7, 7, 7)).work());
            return Optional.of(SideFork.measured(side, "[]"));
        });
        assertArrayEquals(new double[] {7, 7, 7}, counted.get(0));
    }

    @Test
    void hostThatFails_failsTheRun_whicheverSideItIs() {
        for (int broken = 0; broken < 2; broken++) {
            int side = broken;
            assertEquals("gone", assertThrows(IOException.class, () -> CountedBlocks.both(0, (one, windows) -> {
                if (one == side) {
                    throw new IOException("gone");
                }
                return Optional.of(SideFork.lost(one, "killed"));
            })).getMessage());
        }
    }
}
