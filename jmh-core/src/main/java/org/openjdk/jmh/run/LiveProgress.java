package org.openjdk.jmh.run;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.util.DurationText;

/**
 * The text of the status line of a run: a bar, the remaining time, and the benchmark, fork and iteration that run. Other threads
 * than the one that runs the forks may ask for it, and report iterations.
 */
public final class LiveProgress {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);
    /** The columns of a terminal, but for the last one. */
    private static final int WIDTH = 79;
    private static final int BAR = 10;
    private static final int PERCENT = 100;
    /** The age of a step in seconds from which on the line shows it, as nothing else on the line changes. */
    private static final double LONG = 10;
    private static final String ELLIPSIS = "...";

    private final DoubleSupplier secondsLeft;
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
     * Creates the text of a run in which nothing runs yet.
     *
     * @param secondsLeft returns the seconds of the rest of the run, from the beginning of the fork or step that runs; NaN if
     *                    unknown
     * @param nanos       clock such as {@link System#nanoTime}
     */
    public LiveProgress(DoubleSupplier secondsLeft, LongSupplier nanos) {
        this.secondsLeft = secondsLeft;
        this.nanos = nanos;
        start = nanos.getAsLong();
        forkStart = start;
    }

    /**
     * Starts a step without iterations, such as a build.
     *
     * @param what its name
     */
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
     * Starts a fork, or those that run at the same time.
     *
     * @param benchmark its name
     * @param which     its number or side
     * @param phases    the numbers of warmup iterations and of measurement iterations
     * @param seconds   how long it should take if no fork has been measured, else infinity; a longer time raises the estimate
     */
    public synchronized void startFork(String benchmark, String which, int[] phases, double seconds) {
        startStep(benchmark);
        part = which;
        warmups = phases[0];
        measurements = phases[1];
        expected = seconds;
    }

    /** Returns the numbers of warmup iterations and of measurement iterations. */
    public static int[] phases(BenchmarkParams params) {
        return new int[] {params.getWarmup().getCount(), params.getMeasurement().getCount()};
    }

    /**
     * Starts an iteration of the fork.
     *
     * @param number from 1, warmup iterations first
     */
    public synchronized void startIteration(int number) {
        if (number <= warmups) {
            startIteration("warmup", number, warmups);
        } else {
            startIteration("iteration", number - warmups, measurements);
        }
    }

    /**
     * Starts an iteration of the fork.
     *
     * @param phase  its kind
     * @param number from 1
     * @param of     how many there are, if {@code number} is not above that
     */
    public synchronized void startIteration(String phase, int number, int of) {
        iteration = phase + " " + number + (number <= of ? "/" + of : "");
    }

    /** Returns the line, of 79 characters at most. A name that does not fit loses its beginning. */
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

    /** A fork that takes longer than it should, and is the first, shows that others will, too. */
    private double left(double since) {
        double all = secondsLeft.getAsDouble();
        return since > expected ? Math.max(0, all - expected) * since / expected : Math.max(0, all - since);
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
