package org.openjdk.jmh.results.comparison;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.comparison.Direction;

/** Represents the unit of a score in JMH's notation, such as {@code us/op} or {@code ops/ms}. */
public final class Unit {

    private static final String OPERATIONS = "ops";
    private static final String OPERATION = "op";
    private static final Map<String, Double> SECONDS = new HashMap<>();

    static {
        SECONDS.put("ns", 1e-9);
        SECONDS.put("us", 1e-6);
        SECONDS.put("ms", 1e-3);
        SECONDS.put("s", 1.0);
        SECONDS.put("min", 60.0);
        SECONDS.put("hr", 3600.0);
        SECONDS.put("day", 86_400.0);
    }

    private final String text;
    private final String above;
    private final String below;

    private Unit(String text) {
        int slash = text.indexOf('/');
        this.text = text;
        this.above = slash < 0 ? text : text.substring(0, slash);
        this.below = slash < 0 ? "" : text.substring(slash + 1);
    }

    public static Unit of(String text) {
        return new Unit(text.trim());
    }

    /** Returns the length of a unit of time in seconds; empty if it is another unit. */
    static Optional<Double> seconds(String unit) {
        return Optional.ofNullable(SECONDS.get(unit));
    }

    /**
     * Returns whether lower or higher values are better; empty for units other than per operation or operations per
     * time.
     */
    public Optional<Direction> direction() {
        if (below.equals(OPERATION)) {
            return Optional.of(Direction.LOWER_IS_BETTER);
        }
        return above.equals(OPERATIONS) ? Optional.of(Direction.HIGHER_IS_BETTER) : Optional.empty();
    }

    /** Returns whether it contains a unit of time, so that disturbances of the machine affect it. */
    boolean isOfTime() {
        return seconds(above).isPresent() || seconds(below).isPresent();
    }

    /** Returns the factor from this unit to the other; empty if they are of different kinds. */
    public Optional<Double> factorTo(Unit other) {
        Optional<Double> numerator = factor(above, other.above);
        Optional<Double> denominator = factor(below, other.below);
        return numerator.isPresent() && denominator.isPresent()
                ? Optional.of(numerator.get() / denominator.get()) : Optional.empty();
    }

    private static Optional<Double> factor(String from, String to) {
        if (from.equals(to)) {
            return Optional.of(1.0);
        }
        return seconds(from).flatMap(one -> seconds(to).map(other -> one / other));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Unit && text.equals(((Unit) other).text);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(text);
    }

    @Override
    public String toString() {
        return text;
    }
}
