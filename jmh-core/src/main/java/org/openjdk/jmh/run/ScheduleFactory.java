package org.openjdk.jmh.run;

import java.util.List;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.runner.RunnerException;

/** Makes the schedule of a run. */
@FunctionalInterface
public interface ScheduleFactory {

    /**
     * Makes a schedule.
     *
     * @param benchmarks with forks; their places in this list are their numbers in the schedule
     * @throws RunnerException if such a run is impossible
     */
    Schedule schedule(List<BenchmarkParams> benchmarks) throws RunnerException;
}
