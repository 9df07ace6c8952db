package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One side of a relation: what a benchmark measures under an affine function λ(x) = scale · x + offset, or a constant.
 * Immutable.
 */
public final class Term {

    private final @Nullable Measured measured;
    private final double scale;
    private final double offset;
    private final Dimension dimension;

    private Term(@Nullable Measured measured, double scale, double offset, Dimension dimension) {
        this.measured = measured;
        this.scale = scale;
        this.offset = offset;
        this.dimension = dimension;
    }

    /**
     * Returns a benchmark under an affine function.
     *
     * @param measured what is measured
     * @param scale    above 0
     * @param offset   any number, in the unit of its dimension
     */
    public static Term of(Measured measured, double scale, double offset) {
        return new Term(measured, scale, offset, measured.dimension());
    }

    /**
     * Returns a number.
     *
     * @param value     in the unit of the dimension
     * @param dimension what it is
     */
    public static Term constant(double value, Dimension dimension) {
        return new Term(null, 0, value, dimension);
    }

    /**
     * Returns the same with values for variables.
     *
     * @param values by name of the variable
     * @return without variables, if each has a value
     */
    public Term bound(Map<String, String> values) {
        return measured == null ? this : new Term(measured.bound(values), scale, offset, dimension);
    }

    /** {@return the measured quantity; empty for a constant} */
    public Optional<Measured> measured() {
        return Optional.ofNullable(measured);
    }

    /** {@return the factor of the measured values, above 0; 0 for a constant} */
    public double scale() {
        return scale;
    }

    /** {@return the summand, or the constant, in the unit of the dimension} */
    public double offset() {
        return offset;
    }

    /** {@return the kind of quantity: times or bytes} */
    public Dimension dimension() {
        return dimension;
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
