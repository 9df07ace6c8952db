package org.openjdk.jmh.bench.report;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar on the error stream, if wanted. */
public final class Progress implements AutoCloseable {

    private static final int MILLISECONDS = 500;
    /**
     * Fits a terminal of 80 columns. The library would ask the terminal for its width through JLine, which takes Ctrl-C
     * away from the VM, so that no shutdown hook runs.
     */
    private static final int WIDTH = 79;

    private final ProgressBar bar;

    /** A bar for so many steps. */
    public Progress(String task, boolean visible, int steps) {
        bar = !visible ? null : new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(steps)
                .setStyle(ProgressBarStyle.ASCII)
                .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH))
                .setUpdateIntervalMillis(MILLISECONDS)
                .build();
    }

    /** Another step is done. */
    public void step() {
        if (bar != null) {
            bar.step();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
