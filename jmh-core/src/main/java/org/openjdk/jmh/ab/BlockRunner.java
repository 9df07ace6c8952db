package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.results.journal.SideFork;

/** Runs the two forks of a block. */
interface BlockRunner {

    /**
     * Runs a fork, and the fork of the other side as well if both run at the same time.
     *
     * @param block number of the block, from 0
     * @return the forks that ran, that of the given side first
     * @throws IOException if a worker cannot be started, or its output cannot be read
     */
    List<SideFork> run(PairedBenchmark benchmark, int side, int block) throws IOException, InterruptedException;

    /** Records a fork of an earlier start of the run. */
    default void replayed(SideFork fork) throws IOException {
    }

    double seconds(PairedBenchmark benchmark);

    /** Returns the side of a fork for the end of the status line, empty if both run at the same time. */
    default String statusSuffix(int side) {
        return "";
    }

    /** Returns sentences for users before the first fork. */
    default List<String> announcements() {
        return Collections.emptyList();
    }

    /** Returns sentences for users after the last fork. */
    default List<String> observations() {
        return Collections.emptyList();
    }
}
