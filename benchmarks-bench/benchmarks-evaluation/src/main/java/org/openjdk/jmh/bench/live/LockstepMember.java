package org.openjdk.jmh.bench.live;

import java.io.IOException;
import java.util.Set;

/** Runs benchmarks fork by fork, and asks before each fork. */
public interface LockstepMember {

    /**
     * Waits until it asks for a turn or has ended.
     *
     * @throws IOException if it cannot be heard any more
     */
    void await() throws IOException;

    /** Lets it run the fork that it asked for. */
    void grant();

    /** Whether it runs nothing any more. */
    boolean hasEnded();

    /** Keys of the benchmarks that it has asked for, in its order; the last one is that of its next fork. */
    Set<String> begun();
}
