package org.openjdk.jmh.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.budget.ForkTime;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.dynreconf.scheduling.RunProgress;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.util.DurationText;

/** Says in one line how far a run with a schedule is. */
final class ProgressReport {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final RunProgress progress;
    private long forkStart = System.nanoTime();

    ProgressReport(Schedule schedule, List<BenchmarkParams> benchmarks) {
        List<ForkEstimate> estimates = new ArrayList<>();
        for (BenchmarkParams params : benchmarks) {
            estimates.add(new ForkEstimate(ForkTime.of(params, 0).longest(), params.getWarmupForks()));
        }
        progress = new RunProgress(schedule, estimates,
                benchmarks.stream().map(BenchmarkParams::getForks).collect(Collectors.toList()));
    }

    /** Returns what is to be asked and told in place of the schedule. */
    Schedule schedule() {
        return progress;
    }

    void startFork() {
        forkStart = System.nanoTime();
    }

    /** Returns the line as it is now. */
    String line() {
        double since = (System.nanoTime() - forkStart) / NANOS;
        return String.format(Locale.ROOT, "# Progress: %d of %d benchmarks done, %d undecided, %d %s, %s left",
                progress.ended(), progress.benchmarks(), progress.undecided(), progress.forks(),
                progress.forks() == 1 ? "fork" : "forks",
                DurationText.clock(Math.max(0, progress.secondsLeft() - since)));
    }
}
