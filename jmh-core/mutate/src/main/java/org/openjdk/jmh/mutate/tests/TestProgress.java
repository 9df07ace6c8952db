package org.openjdk.jmh.mutate.tests;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Reports from time to time how many mutants have been tested, and estimates the remaining time. */
final class TestProgress {

    private static final double SECONDS_BETWEEN_LINES = 15;

    private final int mutants;
    private final Consumer<String> listener;
    private final long start = System.nanoTime();
    private double last;
    private int done;

    TestProgress(int mutants, Consumer<String> listener) {
        this.mutants = mutants;
        this.listener = listener;
    }

    /** Counts one more tested mutant. */
    synchronized void step() {
        done++;
        double seconds = (double) (System.nanoTime() - start) / TimeUnit.SECONDS.toNanos(1);
        if (seconds - last >= SECONDS_BETWEEN_LINES && done < mutants) {
            last = seconds;
            listener.accept(String.format(Locale.ROOT, "# Tests have judged %d of %d mutants, %.0f s left", done,
                    mutants, seconds / done * (mutants - done)));
        }
    }
}
