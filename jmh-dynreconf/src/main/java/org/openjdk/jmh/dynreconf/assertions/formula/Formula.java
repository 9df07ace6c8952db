package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A statement on the performance of benchmarks; immutable. Its text is one that {@link FormulaParser} reads as the same
 * formula, and formulas are equal where their texts are.
 */
public abstract class Formula {

    Formula() {
    }

    /**
     * Shows what kind of formula it is.
     *
     * @param visitor is called with this formula
     * @param <R>     what it returns
     * @return what the visitor returns
     */
    public abstract <R> R accept(FormulaVisitor<R> visitor);

    /** {@return the number of relations after quantifiers are expanded, 1 or more} */
    public abstract long atoms();

    /** {@return the benchmarks that the formula names, in the order of the text, with repetitions} */
    public abstract List<Measured> measured();

    /** Returns the text as a part of a larger formula. */
    String operand() {
        return "(" + this + ")";
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof Formula && toString().equals(other.toString());
    }

    @Override
    public final int hashCode() {
        return toString().hashCode();
    }

    @Override
    public abstract String toString();
}
