package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.results.journal.SideFork;

/** Runs forks under valgrind, each by itself. */
final class CountedForks implements BlockForks {

    private final ForkRunner hosts;
    private final ForkCounting counting;

    /** Forks whose class paths have any JMH from 1.21 on. */
    CountedForks(ForkRunner hosts, ForkCounting counting) {
        this.hosts = hosts;
        this.counting = counting;
    }

    @Override
    public List<SideFork> run(PairedBenchmark benchmark, int side, int block)
            throws IOException, InterruptedException {
        return Collections.singletonList(counting.run(benchmark, side, block, hosts));
    }

    @Override
    public void replayed(SideFork fork) throws IOException {
        counting.replayed(fork);
    }

    @Override
    public double seconds(PairedBenchmark benchmark) {
        return 2 * counting.seconds();
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
