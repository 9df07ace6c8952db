package org.openjdk.jmh.dynreconf.assertions;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/** Holds the measurements of a name in a formula by mode, or the reason why there are none. */
public final class Findings {

    private final Map<String, ForkSamples> sides;
    private final @Nullable String reason;
    private final boolean measured;
    private final boolean counted;

    private Findings(Map<String, ForkSamples> sides, @Nullable String reason, boolean measured, boolean counted) {
        this.sides = sides;
        this.reason = reason;
        this.measured = measured;
        this.counted = counted;
    }

    /**
     * Measurements.
     *
     * @param sides by mode, the one to be preferred first; at least one
     * @return the findings
     */
    public static Findings of(Map<String, ForkSamples> sides) {
        return new Findings(Collections.unmodifiableMap(new LinkedHashMap<>(sides)), null, true, false);
    }

    /**
     * Creates findings of counts, which can be compared with counts of the same kind, but not with times.
     *
     * @param what the counted event, used as the mode
     * @param side that was counted
     */
    public static Findings counted(String what, ForkSamples side) {
        return new Findings(Collections.singletonMap(what, side), null, true, true);
    }

    /** Returns the same of other measurements, by the same modes. */
    Findings with(Map<String, ForkSamples> other) {
        return new Findings(Collections.unmodifiableMap(new LinkedHashMap<>(other)), reason, measured, counted);
    }

    /**
     * Creates findings of a benchmark that did not run.
     *
     * @param reason what there is no result of, as half a sentence
     */
    public static Findings notRun(String reason) {
        return new Findings(Collections.emptyMap(), reason, false, false);
    }

    /**
     * Creates empty findings if there is data, but not what is needed, or if the name is ambiguous.
     *
     * @param reason why, as a phrase
     */
    public static Findings unusable(String reason) {
        return new Findings(Collections.emptyMap(), reason, true, false);
    }

    /** {@return measurements by mode, unmodifiable, the preferred one first} */
    public Map<String, ForkSamples> sides() {
        return sides;
    }

    /** {@return the reason why there are no measurements, as a phrase; empty if there are some} */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    /** {@return whether the values are counted instead of measured times or bytes} */
    public boolean isCounted() {
        return counted;
    }

    /** {@return whether the benchmark ran; false if a run of more benchmarks would have measured it} */
    public boolean wasRun() {
        return measured;
    }
}
