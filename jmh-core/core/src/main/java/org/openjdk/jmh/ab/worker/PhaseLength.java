package org.openjdk.jmh.ab.worker;

import java.util.Optional;
import org.openjdk.jmh.runner.options.TimeValue;

/** How many iterations of which length a warmup or a measurement has, as far as somebody said; immutable. */
public final class PhaseLength {

    private static final String UNKNOWN = "-";

    private final Integer iterations;
    private final TimeValue time;

    /**
     * A phase.
     *
     * @param iterations how many; null for as many as JMH thinks right
     * @param time       of each; null for as long as JMH thinks right
     */
    public PhaseLength(Integer iterations, TimeValue time) {
        this.iterations = iterations;
        this.time = time;
    }

    static PhaseLength of(String text) {
        String[] parts = text.split(" ");
        return new PhaseLength(parts[0].equals(UNKNOWN) ? null : Integer.valueOf(parts[0]), TimeText.time(parts[1]));
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
    public PhaseLength or(PhaseLength other) {
        return new PhaseLength(iterations == null ? other.iterations : iterations, time == null ? other.time : time);
    }

    /** One line. */
    @Override
    public String toString() {
        return (iterations == null ? UNKNOWN : iterations) + " " + TimeText.of(time);
    }
}
