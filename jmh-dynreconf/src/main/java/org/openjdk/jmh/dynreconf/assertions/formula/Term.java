package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Represents one side of a relation: a quantity under a function λ(x) = scale · x + offset, or a constant; immutable.
 */
public final class Term {

    private final @Nullable Measured measured;
    private final double scale;
    private final double offset;
    final Dimension dimension;

    private Term(@Nullable Measured measured, double scale, double offset, Dimension dimension) {
        this.measured = measured;
        this.scale = scale;
        this.offset = offset;
        this.dimension = dimension;
    }

    /** Returns a quantity with a scale above 0 and an offset in the unit of its dimension. */
    public static Term of(Measured measured, double scale, double offset) {
        return new Term(measured, scale, offset, measured.dimension());
    }

    /** Returns a constant in the unit of the dimension. */
    public static Term constant(double value, Dimension dimension) {
        return new Term(null, 0, value, dimension);
    }

    /** Returns the term with values for variables, by name. */
    public Term bound(Map<String, String> values) {
        return measured == null ? this : new Term(measured.bound(values), scale, offset, dimension);
    }

    /** Returns the measured quantity; empty for a constant. */
    public Optional<Measured> measured() {
        return Optional.ofNullable(measured);
    }

    /** Returns the factor of the measured values, above 0; 0 for a constant. */
    public double scale() {
        return scale;
    }

    /** Returns the offset, or the constant, in the unit of the dimension. */
    public double offset() {
        return offset;
    }

    @Override
    public String toString() {
        if (measured == null) {
            return constant(offset);
        }
        String product = scale == 1 ? measured.toString() : Texts.number(scale) + " * " + measured;
        return offset == 0 ? product : product + (offset < 0 ? " - " : " + ") + constant(Math.abs(offset));
    }

    private String constant(double value) {
        return Texts.number(value) + " " + dimension.unit();
    }
}
