package org.openjdk.jmh.dynreconf.scheduling;

/** Predicts the effect of further blocks of benchmarks, from the blocks so far. */
public interface BlockForecast {

    /** Returns how many further blocks a benchmark, numbered from 0 for both of its sides, may have. */
    int blocksLeft(int benchmark);

    /**
     * Returns the probability that a benchmark, numbered from 0, is decided after some further blocks, from 1 to {@link
     * #blocksLeft}; NaN if nothing is known of it yet.
     */
    double chance(int benchmark, int blocks);
}
