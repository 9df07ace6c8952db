package org.openjdk.jmh.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.dynreconf.scheduling.RunProgress;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;

/** Says in one line how far a run with a schedule is. */
final class ProgressReport {

    /** Seconds until the first iteration; they only matter until a fork has been seen. */
    private static final double START = 0.5;
    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final RunProgress progress;
    private long forkStart = System.nanoTime();

    ProgressReport(Schedule schedule, List<BenchmarkParams> benchmarks) {
        List<ForkEstimate> estimates = new ArrayList<>();
        for (BenchmarkParams params : benchmarks) {
            double seconds = START + seconds(params.getWarmup()) + seconds(params.getMeasurement());
            estimates.add(new ForkEstimate(seconds, params.getWarmupForks()));
        }
        progress = new RunProgress(schedule, estimates,
                benchmarks.stream().map(BenchmarkParams::getForks).collect(Collectors.toList()));
    }

    private static double seconds(IterationParams phase) {
        return phase.getCount() * phase.getTime().convertTo(TimeUnit.NANOSECONDS) / NANOS;
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
                progress.forks() == 1 ? "fork" : "forks", time(Math.max(0, progress.secondsLeft() - since)));
    }

    private static String time(double seconds) {
        long whole = Math.round(seconds);
        long hours = TimeUnit.SECONDS.toHours(whole);
        long minutes = TimeUnit.SECONDS.toMinutes(whole) - TimeUnit.HOURS.toMinutes(hours);
        return String.format(Locale.ROOT, "%02d:%02d:%02d", hours, minutes, whole % TimeUnit.MINUTES.toSeconds(1));
    }
}
