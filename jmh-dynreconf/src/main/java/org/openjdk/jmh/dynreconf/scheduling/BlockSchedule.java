package org.openjdk.jmh.dynreconf.scheduling;

/**
 * A schedule of blocks of two forks, one of each side: benchmark b has the numbers 2 b, as the baseline, and 2 b + 1.
 */
public interface BlockSchedule extends Schedule {

    /**
     * A benchmark needs no further block, although it was not the last one that had a fork: what is known of others may
     * decide it. One that has ended before is left alone.
     *
     * @param benchmark from 0, one number for both of its sides
     */
    void end(int benchmark);
}
