package org.openjdk.jmh.bench.replay;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar on the error stream, if wanted. */
public final class Progress implements AutoCloseable {

    private static final int MILLISECONDS = 500;

    private final ProgressBar bar;

    /** A bar for so many files. */
    public Progress(boolean visible, int files) {
        bar = !visible ? null : new ProgressBarBuilder()
                .setTaskName("replay")
                .setInitialMax(files)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(MILLISECONDS)
                .build();
    }

    /** Another file is done. */
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
