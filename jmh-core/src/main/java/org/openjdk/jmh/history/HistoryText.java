package org.openjdk.jmh.history;

import java.util.Locale;
import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.util.Percent;

final class HistoryText {

    private static final double ENOUGH_DIGITS = 10;

    private HistoryText() {
    }

    static String known(BenchmarkHistory history) {
        int forks = history.forks().size();
        return "# History: " + Nouns.count(forks, "fork") + " of " + Nouns.count(history.runs(), "run")
                + ", known for " + seconds(history.seconds())
                + (history.freedom() == 0 ? ""
                        : ", which vary by " + Percent.of(history.variation()) + " within a run");
    }

    static String outOfReach(double change, double seconds) {
        return "earlier forks changed by " + Percent.of(change) + " after the longest warmup of " + seconds(seconds)
                + ": raise -wi to wait for it";
    }

    /** Formats with two digits, or all before the decimal point. */
    private static String seconds(double seconds) {
        return String.format(Locale.ROOT, seconds < ENOUGH_DIGITS ? "%.2g s" : "%.0f s", seconds);
    }
}
