package org.openjdk.jmh.run;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.openjdk.jmh.dynreconf.scheduling.RunProgress;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.util.DurationText;

/** Says in one line how far a run with a schedule is. */
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
     * A run without forks.
     *
     * @param progress counts
     * @param nanos    the clock, as {@link System#nanoTime} is one
     */
    public ProgressReport(RunProgress progress, LongSupplier nanos) {
        this.progress = progress;
        this.nanos = nanos;
        forkStart = nanos.getAsLong();
    }

    /** Returns what is to be asked and told in place of the schedule. */
    public RunProgress schedule() {
        return progress;
    }

    /** A fork begins, or those that run at the same time. */
    public void startFork(String benchmark) {
        running = benchmark;
        forkStart = nanos.getAsLong();
    }

    private String left() {
        double since = (nanos.getAsLong() - forkStart) / NANOS;
        return DurationText.clock(Math.max(0, progress.secondsLeft() - since));
    }

    /** Returns the line as it is now, to be printed. */
    public String line() {
        return String.format(Locale.ROOT, "# Progress: %d of %d benchmarks done, %d undecided, %s, %s left",
                progress.ended(), progress.benchmarks(), progress.undecided(), Nouns.count(progress.forks(), "fork"),
                left());
    }

    /** Returns a line for the end of a terminal: of what runs, the end of its name where all of it would not fit. */
    public String status() {
        String known = String.format(Locale.ROOT, "# Progress: %d of %d done, %s, about %s left; ", progress.ended(),
                progress.benchmarks(), Nouns.count(progress.forks(), "fork"), left());
        int room = Math.max(WIDTH - known.length(), ELLIPSIS.length());
        return known + (running.length() <= room ? running
                : ELLIPSIS + running.substring(running.length() - room + ELLIPSIS.length()));
    }
}
