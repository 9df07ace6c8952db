package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Represents a statement on the performance of benchmarks; immutable. {@link FormulaParser} parses its text to the same
 * formula, and formulas are equal if their texts are.
 */
public abstract class Formula {

    Formula() {
    }

    /** Calls the method of a visitor for this kind of formula and returns its result. */
    public abstract <R> R accept(FormulaVisitor<R> visitor);

    /** Returns the number of relations after quantifiers are expanded, 1 or more. */
    public abstract long atoms();

    /** Returns the benchmarks that the formula names, in the order of the text, with repetitions. */
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
