package org.openjdk.jmh.runner;

import java.util.List;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Makes the schedule of a run, which then says which benchmark gets the next fork. */
public interface ForkScheduler {

    /**
     * Makes a schedule.
     *
     * @param benchmarks with forks, in the order in which they would run one after the other; their places in this list
     *                   are their numbers in the schedule
     * @return a schedule for this run alone; it is asked and told on the runner's thread, between forks
     * @throws RunnerException if such a run is impossible: nothing has run by then
     */
    Schedule schedule(List<BenchmarkParams> benchmarks) throws RunnerException;
}
