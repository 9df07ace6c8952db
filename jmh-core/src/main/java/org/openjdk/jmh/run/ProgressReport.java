package org.openjdk.jmh.run;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.openjdk.jmh.dynreconf.scheduling.RunProgress;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.util.DurationText;

/** Formats the progress of a run. */
public final class ProgressReport {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final RunProgress progress;
    private final LongSupplier nanos;
    private final LiveProgress live;
    private long forkStart;

    public ProgressReport(RunProgress progress, LongSupplier nanos) {
        this.progress = progress;
        this.nanos = nanos;
        forkStart = nanos.getAsLong();
        live = new LiveProgress(progress::secondsExpected, progress::secondsAllowed, nanos);
    }

    public RunProgress schedule() {
        return progress;
    }

    public LiveProgress live() {
        return live;
    }

    /**
     * Starts a fork, or several that run at the same time.
     *
     * @param which  its number or side
     * @param phases the numbers of warmup iterations and of measurement iterations
     * @param number index of the benchmark in the schedule
     */
    public void startFork(String benchmark, String which, int[] phases, int number) {
        forkStart = nanos.getAsLong();
        live.startFork(benchmark, which, phases,
                progress.forks() == 0 ? progress.secondsOfFork(number) : Double.POSITIVE_INFINITY);
    }

    public String line() {
        double since = (nanos.getAsLong() - forkStart) / NANOS;
        return String.format(Locale.ROOT, "# Progress: %d of %d benchmarks done, %d undecided, %s, %s left",
                progress.ended(), progress.benchmarks(), progress.undecided(), Nouns.count(progress.forks(), "fork"),
                DurationText
                        .clock(Math.min(progress.secondsAllowed(), Math.max(0, progress.secondsExpected() - since))));
    }
}
