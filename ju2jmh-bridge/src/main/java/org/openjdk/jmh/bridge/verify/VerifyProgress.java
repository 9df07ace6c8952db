package org.openjdk.jmh.bridge.verify;

import org.openjdk.jmh.run.LiveProgress;
import org.openjdk.jmh.run.StatusLine;

import java.util.function.Consumer;

/** Shows the progress of verifying: some lines, and on a terminal a live line with the remaining time. */
public final class VerifyProgress implements AutoCloseable {

    private static final double NANOS = 1e9;
    /** Maximum number of lines for each part of a run. */
    private static final int LINES = 10;

    private final Consumer<String> console;
    private final StatusLine line = new StatusLine(System.out);
    private final LiveProgress live = new LiveProgress(this::left, System::nanoTime);
    private volatile double left = Double.NaN;
    private long start = System.nanoTime();

    public VerifyProgress(Consumer<String> console) {
        this.console = console;
        line.tick();
    }

    private double left() {
        return left;
    }

    /** Starts a part of the run, whose length is unknown. */
    public synchronized void start(String what) {
        start = System.nanoTime();
        left = Double.NaN;
        line.show(what, live);
    }

    /** Updates the progress after some more items. */
    synchronized void done(int number, int more, int all, String what) {
        left = (System.nanoTime() - start) / NANOS / number * (all - number);
        live.startStep(number + "/" + all + " " + what);
        if (number * LINES / all > (number - more) * LINES / all) {
            line.above(() -> console.accept("verifying: " + number + " of " + all + " " + what));
        }
    }

    @Override
    public void close() {
        line.show(null);
    }
}
