package org.openjdk.jmh.run;

import java.util.List;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.runner.RunnerException;

/** Chooses the order of the forks of a run. */
@FunctionalInterface
public interface ForkScheduler {

    /**
     * Creates the schedule that selects the benchmark of the next fork, for one run. It is called on the runner's
     * thread, between forks.
     *
     * @param benchmarks with forks, in the order of an unscheduled run; the schedule refers to them by their index
     * @throws RunnerException if such a run is impossible; nothing has run by then
     */
    Schedule schedule(List<BenchmarkParams> benchmarks) throws RunnerException;
}
