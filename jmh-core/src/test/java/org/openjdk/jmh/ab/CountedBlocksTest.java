package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.counting.InventedFork;
import org.openjdk.jmh.results.journal.SideFork;

class CountedBlocksTest {

    private static final double[][] WINDOWS = {{9, 9, 7, 7, 7}, {7, 7, 7, 7, 7}};

    private final AtomicInteger closed = new AtomicInteger();

    /** A fork with the given counts of its windows. */
    private CountedForkResult fork(int side, double... windows) {
        return CountedForkResult.counted(closed::incrementAndGet, InventedFork.of(windows),
                fork -> SideFork.measured(side, Arrays.toString(fork.work())));
    }

    private CountedForkResult lost(int side) {
        return CountedForkResult.lost(closed::incrementAndGet, SideFork.lost(side, "killed"));
    }

    @Test
    void forks_runAtTheSameTime_andTheOneThatWasAskedForIsFirst() throws Exception {
        CyclicBarrier meeting = new CyclicBarrier(2);
        List<SideFork> forks = CountedBlocks.both(true, 1, side -> {
            try {
                meeting.await(1, TimeUnit.MINUTES);
            } catch (BrokenBarrierException | TimeoutException e) {
                throw new IOException("the other one does not run", e);
            }
            return Optional.of(fork(side, 7, 7, 7));
        });
        assertEquals(List.of(1, 0), forks.stream().map(SideFork::side).toList());
        assertEquals(2, closed.get());
    }

    @Test
    void forksOnOneProcessor_runOneAfterTheOther() throws Exception {
        AtomicInteger running = new AtomicInteger();
        List<Integer> order = new ArrayList<>();
        CountedBlocks.both(false, 1, side -> {
            assertEquals(1, running.incrementAndGet());
            order.add(side);
            running.decrementAndGet();
            return Optional.of(fork(side, 7, 7, 7));
        });
        assertEquals(List.of(1, 0), order);
        assertEquals(2, closed.get());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void forkThatDoesNotCount_isRunAgainWithTheOther(boolean atOnce) throws Exception {
        AtomicInteger[] runs = {new AtomicInteger(), new AtomicInteger()};
        List<SideFork> forks = CountedBlocks.both(atOnce, 0, side -> {
            int before = runs[side].getAndIncrement();
            return side == 1 && before == 0 ? Optional.empty() : Optional.of(fork(side, before, before, before));
        });
        assertEquals("[1.0, 1.0, 1.0]", forks.get(0).json().orElseThrow());
        assertEquals("[1.0, 1.0, 1.0]", forks.get(1).json().orElseThrow());
        assertEquals(3, closed.get());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void bothForks_countTheWindowsThatAgreeInBoth(boolean atOnce) throws Exception {
        List<SideFork> forks =
                CountedBlocks.both(atOnce, 0, side -> Optional.of(fork(side, WINDOWS[side])));
        assertEquals("[7.0, 7.0, 7.0]", forks.get(0).json().orElseThrow());
        assertEquals("[7.0, 7.0, 7.0]", forks.get(1).json().orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void forkWhoseOtherOneIsLost_countsItsOwn(boolean atOnce) throws Exception {
        List<SideFork> forks = CountedBlocks.both(atOnce, 0,
                side -> Optional.of(side == 1 ? lost(side) : fork(side, WINDOWS[side])));
        assertEquals("[7.0, 7.0, 7.0]", forks.get(0).json().orElseThrow());
        assertEquals("killed", forks.get(1).loss().orElseThrow());
        assertEquals(2, closed.get());
    }

    @Test
    void hostThatFails_failsTheRun_whicheverSideItIs() {
        for (int broken = 0; broken < 2; broken++) {
            int side = broken;
            for (boolean atOnce : new boolean[] {true, false}) {
                assertEquals("gone", assertThrows(IOException.class, () -> CountedBlocks.both(atOnce, 0, one -> {
                    if (one == side) {
                        throw new IOException("gone");
                    }
                    return Optional.of(lost(one));
                })).getMessage());
            }
        }
    }

    /** As by Ctrl-C. */
    @Test
    void interruptedFork_interruptsTheRun() {
        assertThrows(InterruptedException.class, () -> CountedBlocks.both(false, 0, side -> {
            throw new InterruptedException();
        }));
    }
}
