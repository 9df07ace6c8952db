package org.openjdk.jmh.dynreconf.scheduling;

/** Schedules blocks of two forks, one of each side: benchmark b has the numbers 2 b, as the baseline, and 2 b + 1. */
public interface BlockSchedule extends Schedule {

    /**
     * Ends a benchmark, numbered from 0 for both of its sides, that needs no further block. This need not be the one of
     * the latest fork, since results of others may decide it. A benchmark that has ended is ignored.
     */
    void end(int benchmark);
}
