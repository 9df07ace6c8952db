package org.openjdk.jmh.remembered;

import java.util.Locale;
import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.results.words.Nouns;

/** Puts a history into words. */
final class HistoryWords {

    private static final double WHOLE = 100;

    private HistoryWords() {
    }

    static String known(BenchmarkHistory history) {
        int forks = history.forks().size();
        return "# History: " + Nouns.count(forks, "fork") + " of " + Nouns.count(history.runs(), "run")
                + String.format(Locale.ROOT, ", known for %.3g s", history.seconds()) + (history.freedom() == 0 ? ""
                        : String.format(Locale.ROOT, ", vary by %.2g %% within a run", WHOLE * history.variation()));
    }

    static String outOfReach(double change, double seconds) {
        return String.format(Locale.ROOT,
                "earlier forks changed by %.2g %% after the longest warmup of %.3g s: raise -wi to "
                        + "wait for it",
                WHOLE * change, seconds);
    }
}
