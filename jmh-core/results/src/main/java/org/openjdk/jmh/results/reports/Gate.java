package org.openjdk.jmh.results.reports;

import java.util.Arrays;
import java.util.Locale;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.compared.ResultComparison;

/** Which verdicts make a build fail; improvements never do. */
public enum Gate {

    /** None does. */
    FALSE,

    /** What has become slower, or needs more of something. */
    SLOWER,

    /** The same, and what is undecided. */
    UNDECIDED;

    /**
     * Reads a gate as a user types it.
     *
     * @param text the name in any case
     * @return the gate
     * @throws IllegalArgumentException if there is none of this name
     */
    public static Gate parse(String text) {
        return Arrays.stream(values()).filter(gate -> gate.name().equalsIgnoreCase(text)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + text + "' is none of slower, undecided and false"));
    }

    /** Whether this verdict does not pass. */
    public boolean stops(Verdict verdict) {
        return verdict == Verdict.SLOWER && this != FALSE || verdict == Verdict.UNDECIDED && this == UNDECIDED;
    }

    /** Whether a verdict of the comparison does not pass. */
    public boolean stops(ResultComparison comparison) {
        return comparison.metrics().stream().anyMatch(metric -> stops(metric.verdict()));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
