package org.openjdk.jmh.ab;

import java.io.IOException;
import org.openjdk.jmh.counting.CountedFork;

/** Says which windows of a fork count. */
interface ForkWindows {

    /** Those that the fork itself has agree. */
    ForkWindows OWN = (side, fork) -> fork;

    /**
     * Looks at a fork that has ended, and may wait for another one.
     *
     * @param side of which the fork is, 0 or 1
     */
    CountedFork of(int side, CountedFork fork) throws IOException, InterruptedException;
}
