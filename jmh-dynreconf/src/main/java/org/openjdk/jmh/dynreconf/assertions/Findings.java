package org.openjdk.jmh.dynreconf.assertions;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/** Holds the measurements of a name in a formula by mode, or the reason why there are none; immutable. */
public final class Findings {

    /** Measurements by mode, unmodifiable, the preferred one first. */
    final Map<String, ForkSamples> sides;
    private final @Nullable String reason;
    private final boolean measured;
    private final boolean counted;

    private Findings(Map<String, ForkSamples> sides, @Nullable String reason, boolean measured, boolean counted) {
        this.sides = sides;
        this.reason = reason;
        this.measured = measured;
        this.counted = counted;
    }

    /** Returns measurements by mode, at least one, the preferred one first. */
    public static Findings of(Map<String, ForkSamples> sides) {
        return new Findings(Collections.unmodifiableMap(new LinkedHashMap<>(sides)), null, true, false);
    }

    /** Returns counts, which can be compared with counts of the same event, the mode, but not with times. */
    public static Findings counted(String what, ForkSamples side) {
        return new Findings(Collections.singletonMap(what, side), null, true, true);
    }

    /** Returns a copy with other measurements, by the same modes. */
    Findings with(Map<String, ForkSamples> other) {
        return new Findings(Collections.unmodifiableMap(new LinkedHashMap<>(other)), reason, measured, counted);
    }

    /** Returns findings of a benchmark that did not run, with what is missing, a phrase. */
    public static Findings notRun(String reason) {
        return new Findings(Collections.emptyMap(), reason, false, false);
    }

    /** Returns empty findings if data are unsuitable or the name is ambiguous, with the reason, a phrase. */
    public static Findings unusable(String reason) {
        return new Findings(Collections.emptyMap(), reason, true, false);
    }

    /** Returns the reason why there are no measurements, as a phrase; empty if there are some. */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    public boolean isCounted() {
        return counted;
    }

    /** Returns whether the benchmark ran; if not, a run of more benchmarks would measure it. */
    public boolean wasRun() {
        return measured;
    }
}
