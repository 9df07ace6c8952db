package org.openjdk.jmh.bench.live;

import java.io.IOException;
import java.util.Set;

/** Somebody who runs benchmarks fork by fork and asks before each of them. */
interface Contender {

    /** Waits until it asks for a turn or has ended. */
    void await() throws IOException;

    /** Lets it run the fork that it asked for. */
    void grant();

    boolean hasEnded();

    /** Keys of the benchmarks that it has asked for, in its order; the last one is that of its next fork. */
    Set<String> begun();
}
