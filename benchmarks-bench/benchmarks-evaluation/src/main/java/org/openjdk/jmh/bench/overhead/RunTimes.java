package org.openjdk.jmh.bench.overhead;

import java.util.Arrays;

/**
 * What the host saw of a run with one fork.
 *
 * @param wallGaps milliseconds between the end of each iteration and the start of the next one
 * @param cpuGaps  milliseconds of processor time that the host's thread for the fork used in them
 * @param scores   of all iterations
 */
record RunTimes(double[] wallGaps, double[] cpuGaps, double[] scores) {

    /** The same run with some of its gaps alone. */
    RunTimes gaps(int first, int end) {
        return new RunTimes(Arrays.copyOfRange(wallGaps, first, end), Arrays.copyOfRange(cpuGaps, first, end), scores);
    }
}
