package org.openjdk.jmh.run;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.util.DurationText;

/**
 * Formats the status line of a run: a bar, the remaining time, and the benchmark, fork and iteration that run.
 * Thread-safe: the console's thread reads it and reports iterations while the runner's thread starts forks.
 */
public final class LiveProgress {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);
    /** 80 columns less one, because some terminals wrap when the last column is used. */
    private static final int WIDTH = 79;
    private static final int BAR = 10;
    private static final int PERCENT = 100;
    /** Age of a step, in seconds, from which the line shows it: nothing else on the line changes during a long step. */
    private static final double LONG = 10;
    private static final String ELLIPSIS = "...";

    private final DoubleSupplier secondsLeft;
    private final DoubleSupplier limit;
    private final LongSupplier nanos;
    private final long start;
    private String running = "";
    private String part = "";
    private String iteration = "";
    private int warmups;
    private int measurements;
    private double expected;
    private long forkStart;

    /**
     * Creates a text before the first fork.
     *
     * @param secondsLeft returns the remaining seconds, counted from the start of the current fork or step; NaN if
     *     unknown
     * @param nanos       clock such as {@link System#nanoTime}
     */
    public LiveProgress(DoubleSupplier secondsLeft, LongSupplier nanos) {
        this(secondsLeft, () -> Double.POSITIVE_INFINITY, nanos);
    }

    /** Creates such a text for a run that has at most the seconds that {@code limit} returns, counted from now. */
    LiveProgress(DoubleSupplier secondsLeft, DoubleSupplier limit, LongSupplier nanos) {
        this.secondsLeft = secondsLeft;
        this.limit = limit;
        this.nanos = nanos;
        start = nanos.getAsLong();
        forkStart = start;
    }

    public synchronized void startStep(String what) {
        running = what;
        part = "";
        iteration = "";
        warmups = 0;
        measurements = 0;
        expected = Double.POSITIVE_INFINITY;
        forkStart = nanos.getAsLong();
    }

    /**
     * Starts a fork, or several that run at the same time.
     *
     * @param which   its number or side
     * @param phases  the numbers of warmup iterations and of measurement iterations
     * @param seconds expected duration if no fork has been measured, else infinity; a longer fork raises the estimate
     */
    public synchronized void startFork(String benchmark, String which, int[] phases, double seconds) {
        startStep(benchmark);
        part = which;
        warmups = phases[0];
        measurements = phases[1];
        expected = seconds;
    }

    public static int[] phases(BenchmarkParams params) {
        return new int[] {params.getWarmup().getCount(), params.getMeasurement().getCount()};
    }

    /** Starts an iteration, numbered from 1 with warmup iterations first. */
    public synchronized void startIteration(int number) {
        if (number <= warmups) {
            startIteration("warmup", number, warmups);
        } else {
            startIteration("iteration", number - warmups, measurements);
        }
    }

    /**
     * Starts an iteration.
     *
     * @param number from 1
     * @param of     number of iterations in the phase; not shown if {@code number} is above it
     */
    public synchronized void startIteration(String phase, int number, int of) {
        iteration = phase + " " + number + (number <= of ? "/" + of : "");
    }

    /** Returns the line, at most 79 characters. A name that does not fit loses its beginning. */
    public synchronized String text() {
        double since = (nanos.getAsLong() - forkStart) / NANOS;
        double left = left(since);
        String known = Double.isNaN(left) ? "" : known(left);
        return known + shortened(running, Math.max(WIDTH - known.length() - step(since).length(), ELLIPSIS.length()))
                + step(since);
    }

    private String known(double left) {
        double done = (nanos.getAsLong() - start) / NANOS;
        double share = done + left > 0 ? done / (done + left) : 0;
        return String.format(Locale.ROOT, "[%s] %d %%, %s left: ", bar(share), (int) ((PERCENT - 1) * share),
                DurationText.of(Math.ceil(left)));
    }

    /** If the first fork takes longer than expected, the others will, too. */
    private double left(double since) {
        double all = secondsLeft.getAsDouble();
        return Math.min(limit.getAsDouble(),
                since > expected ? Math.max(0, all - expected) * since / expected : Math.max(0, all - since));
    }

    private static String bar(double share) {
        StringBuilder bar = new StringBuilder();
        for (int i = 0; i < BAR; i++) {
            bar.append(i < (int) (BAR * share) ? '#' : '.');
        }
        return bar.toString();
    }

    private String step(double since) {
        StringBuilder step = new StringBuilder();
        for (String each : new String[] {part, iteration, since < LONG ? "" : DurationText.of(Math.floor(since))}) {
            step.append(each.isEmpty() ? "" : ", ").append(each);
        }
        return step.toString();
    }

    private static String shortened(String name, int room) {
        return name.length() <= room ? name : ELLIPSIS + name.substring(name.length() - room + ELLIPSIS.length());
    }
}
