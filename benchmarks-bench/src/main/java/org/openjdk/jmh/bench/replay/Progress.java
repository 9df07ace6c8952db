package org.openjdk.jmh.bench.replay;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar on the error stream, if wanted. */
public final class Progress implements AutoCloseable {

    private static final int MILLISECONDS = 500;

    private final ProgressBar bar;

    /** A bar for so many steps. */
    public Progress(String task, boolean visible, int steps) {
        bar = !visible ? null : new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(steps)
                .setStyle(ProgressBarStyle.ASCII)
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
