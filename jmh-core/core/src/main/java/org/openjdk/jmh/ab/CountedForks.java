package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.results.journal.SideFork;

/** Runs the forks of a block under valgrind, one after the other or both at the same time. */
final class CountedForks implements BlockForks {

    private final ForkRunner hosts;
    private final ForkCounting counting;
    private final boolean atOnce;
    /** Whether an earlier start of the run, which had one processor, has left a block of which one fork is there. */
    private boolean half;

    /**
     * Forks whose class paths have any JMH from 1.21 on.
     *
     * @param atOnce whether hosts can run both forks of a block at the same time
     */
    CountedForks(ForkRunner hosts, ForkCounting counting, boolean atOnce) {
        this.hosts = hosts;
        this.counting = counting;
        this.atOnce = atOnce;
    }

    @Override
    public List<SideFork> run(PairedBenchmark benchmark, int side, int block)
            throws IOException, InterruptedException {
        if (atOnce && !half) {
            return CountedBlocks.both(side, (one, windows) -> counting.attempt(benchmark, one, block, hosts, windows));
        }
        half = false;
        return Collections.singletonList(counting.run(benchmark, side, block, hosts));
    }

    /** A block is the only one that can be half done: the next fork is always its other one. */
    @Override
    public void replayed(SideFork fork) throws IOException {
        half = !half;
        counting.replayed(fork);
    }

    @Override
    public double seconds(PairedBenchmark benchmark) {
        return (atOnce ? 1 : 2) * ForkCounting.SECONDS;
    }

    @Override
    public List<String> announcements() {
        return counting.announcements();
    }

    @Override
    public List<String> observations() {
        return counting.observations();
    }
}
