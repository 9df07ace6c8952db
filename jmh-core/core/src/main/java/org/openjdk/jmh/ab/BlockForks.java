package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.results.journal.SideFork;

/** How the two forks of a block are run. */
interface BlockForks {

    /**
     * Runs a fork, and with it those that are to run at the same time.
     *
     * @param benchmark of which it is
     * @param side      of which it is
     * @param block     that it is of, from 0
     * @return what came of them, the one that was asked for first
     * @throws IOException if a host cannot be started or heard
     */
    List<SideFork> run(PairedBenchmark benchmark, int side, int block) throws IOException, InterruptedException;

    /** Takes a fork that an earlier start of the run has measured. */
    default void replayed(SideFork fork) throws IOException {
    }

    /** What a block takes, as far as its settings tell: seconds. */
    double seconds(PairedBenchmark benchmark);

    /** What is to be said before the first fork: a sentence for each. */
    default List<String> announcements() {
        return Collections.emptyList();
    }

    /** What is to be said behind the last one: a sentence for each. */
    default List<String> observations() {
        return Collections.emptyList();
    }
}
