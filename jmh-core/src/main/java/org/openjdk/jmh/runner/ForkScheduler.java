package org.openjdk.jmh.runner;

import java.util.List;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Creates the schedule that determines which benchmark gets the next fork. */
public interface ForkScheduler {

    /**
     * Creates the schedule of one run.
     *
     * @param benchmarks benchmarks with forks, in the order of an unscheduled run; the schedule refers to them by their
     *                   index in this list
     * @return a schedule for this run alone, which is called on the runner's thread, between forks
     * @throws RunnerException if such a run is impossible; nothing has run by then
     */
    Schedule schedule(List<BenchmarkParams> benchmarks) throws RunnerException;
}
