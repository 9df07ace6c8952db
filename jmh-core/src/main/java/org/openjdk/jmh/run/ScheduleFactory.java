package org.openjdk.jmh.run;

import java.util.List;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.runner.RunnerException;

/** What callers set as a {@code ForkScheduler}, whose package this one must not depend on. */
@FunctionalInterface
public interface ScheduleFactory {

    /**
     * Creates the schedule of a run.
     *
     * @param benchmarks with forks, in the order of their indexes in the schedule
     * @throws RunnerException if such a run is impossible
     */
    Schedule schedule(List<BenchmarkParams> benchmarks) throws RunnerException;
}
