package org.openjdk.jmh.ab.worker;

import java.util.Optional;
import org.openjdk.jmh.runner.options.TimeValue;

/** The number and time of iterations of a warmup or a measurement, as far as they were given; immutable. */
public final class PhaseLength {

    private static final String UNKNOWN = "-";

    private final Integer iterations;
    private final TimeValue time;

    /**
     * Creates a phase.
     *
     * @param iterations their number; null for JMH's default
     * @param time       of each iteration; null for JMH's default
     */
    public PhaseLength(Integer iterations, TimeValue time) {
        this.iterations = iterations;
        this.time = time;
    }

    static PhaseLength of(String text) {
        String[] parts = text.split(" ");
        return new PhaseLength(parts[0].equals(UNKNOWN) ? null : Integer.valueOf(parts[0]), TimeText.time(parts[1]));
    }

    /** Returns the number of iterations, if given. */
    public Optional<Integer> iterations() {
        return Optional.ofNullable(iterations);
    }

    /** Returns the time of each iteration, if given. */
    public Optional<TimeValue> time() {
        return Optional.ofNullable(time);
    }

    /** Returns this phase with missing values from another one. */
    public PhaseLength or(PhaseLength other) {
        return new PhaseLength(iterations == null ? other.iterations : iterations, time == null ? other.time : time);
    }

    /** Returns the phase as one line. */
    @Override
    public String toString() {
        return (iterations == null ? UNKNOWN : iterations) + " " + TimeText.of(time);
    }
}
