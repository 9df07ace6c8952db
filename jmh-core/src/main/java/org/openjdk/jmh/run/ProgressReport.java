package org.openjdk.jmh.run;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.openjdk.jmh.dynreconf.scheduling.RunProgress;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.util.DurationText;

/** Formats the progress of a run with a schedule. */
public final class ProgressReport {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);
    /** Of a terminal, but for the place behind a line. */
    private static final int WIDTH = 79;
    private static final String ELLIPSIS = "...";

    private final RunProgress progress;
    private final LongSupplier nanos;
    private String running = "";
    private long forkStart;

    /**
     * @param nanos clock such as {@link System#nanoTime}
     */
    public ProgressReport(RunProgress progress, LongSupplier nanos) {
        this.progress = progress;
        this.nanos = nanos;
        forkStart = nanos.getAsLong();
    }

    /** Returns the schedule, which counts its forks. */
    public RunProgress schedule() {
        return progress;
    }

    /** Starts a fork, or those that run at the same time. */
    public void startFork(String benchmark) {
        running = benchmark;
        forkStart = nanos.getAsLong();
    }

    private String left() {
        double since = (nanos.getAsLong() - forkStart) / NANOS;
        return DurationText.clock(Math.max(0, progress.secondsLeft() - since));
    }

    /** Returns the line of the console. */
    public String line() {
        return String.format(Locale.ROOT, "# Progress: %d of %d benchmarks done, %d undecided, %s, %s left",
                progress.ended(), progress.benchmarks(), progress.undecided(), Nouns.count(progress.forks(), "fork"),
                left());
    }

    /** Returns the status line of a terminal; a name that does not fit loses its beginning. */
    public String status() {
        String known = String.format(Locale.ROOT, "# Progress: %d of %d done, %s, about %s left; ", progress.ended(),
                progress.benchmarks(), Nouns.count(progress.forks(), "fork"), left());
        int room = Math.max(WIDTH - known.length(), ELLIPSIS.length());
        return known + (running.length() <= room ? running
                : ELLIPSIS + running.substring(running.length() - room + ELLIPSIS.length()));
    }
}
