package org.openjdk.jmh.mutate.judge;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Says from time to time how many mutants tests have judged, and how long the others will take. */
final class TestProgress {

    private static final double SECONDS_BETWEEN_LINES = 15;

    private final int mutants;
    private final Consumer<String> listener;
    private final long start = System.nanoTime();
    private double last;
    private int done;

    /**
     * Begins now.
     *
     * @param mutants  to be judged
     * @param listener takes lines
     */
    TestProgress(int mutants, Consumer<String> listener) {
        this.mutants = mutants;
        this.listener = listener;
    }

    /** One more has been judged. */
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
