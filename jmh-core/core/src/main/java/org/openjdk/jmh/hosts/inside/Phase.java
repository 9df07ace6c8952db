package org.openjdk.jmh.hosts.inside;

import java.util.Optional;
import org.openjdk.jmh.runner.options.TimeValue;

/** How many iterations of which length a warmup or a measurement has, as far as somebody said; immutable. */
public final class Phase {

    private static final String UNKNOWN = "-";

    private final Integer iterations;
    private final TimeValue time;

    /**
     * A phase.
     *
     * @param iterations how many; null for as many as JMH thinks right
     * @param time       of each; null for as long as JMH thinks right
     */
    public Phase(Integer iterations, TimeValue time) {
        this.iterations = iterations;
        this.time = time;
    }

    static Phase of(String text) {
        String[] parts = text.split(" ");
        return new Phase(parts[0].equals(UNKNOWN) ? null : Integer.valueOf(parts[0]), TimeText.time(parts[1]));
    }

    /** How many; empty where nobody said. */
    public Optional<Integer> iterations() {
        return Optional.ofNullable(iterations);
    }

    /** How long each; empty where nobody said. */
    public Optional<TimeValue> time() {
        return Optional.ofNullable(time);
    }

    /** The same, filled up by another one. */
    public Phase or(Phase other) {
        return new Phase(iterations == null ? other.iterations : iterations, time == null ? other.time : time);
    }

    /** One line. */
    @Override
    public String toString() {
        return (iterations == null ? UNKNOWN : iterations) + " " + TimeText.of(time);
    }
}
