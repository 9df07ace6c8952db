package org.openjdk.jmh.dynreconf.scheduling;

/** Predicts the effect of further blocks of benchmarks, from the blocks so far. */
public interface BlockForecast {

    /**
     * Returns how many further blocks a benchmark may have.
     *
     * @param benchmark from 0, one number for both of its sides
     * @return 0 or more
     */
    int blocksLeft(int benchmark);

    /**
     * Returns the probability that a benchmark is decided after some more blocks.
     *
     * @param benchmark from 0
     * @param blocks    1 or more, and no more than are left
     * @return from 0 to 1; NaN where nothing is known of the benchmark yet
     */
    double chance(int benchmark, int blocks);
}
