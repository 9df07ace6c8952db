package org.openjdk.jmh.results.comparison;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.json.ResultKey;

/**
 * How a benchmark with the same number of instructions on both sides compares by own time, which also shows memory,
 * vectors and locks. Immutable.
 */
public final class ClockCheck {

    private final ResultKey key;
    private final @Nullable ComparedMetric time;
    private final String obstacle;

    private ClockCheck(ResultKey key, @Nullable ComparedMetric time, String obstacle) {
        this.key = key;
        this.time = time;
        this.obstacle = obstacle;
    }

    /**
     * Creates a check of a benchmark.
     *
     * @param key   of the counted score
     * @param timed pairs of forks that measured own time
     */
    public static ClockCheck of(ResultKey key, BlockSequence timed) {
        return timed.failure().map(reason -> impossible(key, reason)).orElseGet(() -> timed.score()
                .map(score -> new ClockCheck(key, score.of(key), ""))
                .orElseGet(() -> impossible(key, "no pair is complete")));
    }

    /** Creates a check that was not possible for a reason, a phrase. */
    public static ClockCheck impossible(ResultKey key, String reason) {
        return new ClockCheck(key, null, reason);
    }

    /** Returns the key of the counted score. */
    public ResultKey key() {
        return key;
    }

    /** Returns the comparison of own times, empty if there is none. */
    public Optional<ComparedMetric> time() {
        return Optional.ofNullable(time);
    }

    /** Returns why there is no comparison of own times, a phrase; empty if there is one. */
    public String obstacle() {
        return obstacle;
    }

    /** Returns the comparison of own times if it shows a change that the instructions do not. */
    public Optional<ComparedMetric> change() {
        return time().filter(metric -> metric.verdict().isChange());
    }
}
