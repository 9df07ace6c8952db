package org.openjdk.jmh.bridge.verify;

import org.openjdk.jmh.run.LiveProgress;
import org.openjdk.jmh.run.StatusLine;

import java.util.function.Consumer;

/** Shows how far verifying is: by some lines, and on a terminal by a line below them that has the time left. */
public final class VerifyProgress implements AutoCloseable {

    private static final double NANOS = 1e9;
    /** How many lines each part of a run prints at most. */
    private static final int LINES = 10;

    private final Consumer<String> console;
    private final StatusLine line = new StatusLine(System.out);
    private final LiveProgress live = new LiveProgress(this::left, System::nanoTime);
    private volatile double left = Double.NaN;
    private long start = System.nanoTime();

    /**
     * Prepares the lines.
     *
     * @param console takes lines
     */
    public VerifyProgress(Consumer<String> console) {
        this.console = console;
        line.tick();
    }

    private double left() {
        return left;
    }

    /**
     * Starts a part of the run, whose length is not known yet.
     *
     * @param what its name
     */
    public synchronized void start(String what) {
        start = System.nanoTime();
        left = Double.NaN;
        live.startStep(what);
        if (StatusLine.isPossible()) {
            line.show(live::text);
        }
    }

    /** Notes that some more are done. */
    synchronized void done(int number, int more, int all, String what) {
        left = (System.nanoTime() - start) / NANOS / number * (all - number);
        live.startStep(number + "/" + all + " " + what);
        if (number * LINES / all > (number - more) * LINES / all) {
            line.above(() -> console.accept("verifying: " + number + " of " + all + " " + what));
        }
    }

    /** Removes the line of the terminal. */
    @Override
    public void close() {
        line.show(null);
    }
}
