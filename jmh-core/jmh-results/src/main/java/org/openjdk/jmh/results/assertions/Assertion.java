package org.openjdk.jmh.results.assertions;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.formula.FormulaException;
import org.openjdk.jmh.dynreconf.assertions.formula.FormulaParser;

/** Represents an assertion on the performance of benchmarks, declared on a class. */
public final class Assertion {

    private final String owner;
    private final String text;
    private final @Nullable Formula formula;
    private final @Nullable FormulaException error;

    private Assertion(String owner, String text, @Nullable Formula formula, @Nullable FormulaException error) {
        this.owner = owner;
        this.text = text;
        this.formula = formula;
        this.error = error;
    }

    /**
     * Reads an assertion.
     *
     * @param owner qualified name of the class, with dots also in front of nested classes
     * @param text  of the formula; it may be wrong
     */
    public static Assertion of(String owner, String text) {
        try {
            return new Assertion(owner, text, FormulaParser.parse(text), null);
        } catch (FormulaException e) {
            return new Assertion(owner, text, null, e);
        }
    }

    /** Returns the class that declares it. */
    public String owner() {
        return owner;
    }

    /** Returns the formula as it was written. */
    public String text() {
        return text;
    }

    /** Returns the formula; empty where the text is none. */
    public Optional<Formula> formula() {
        return Optional.ofNullable(formula);
    }

    /** Returns why the text is no formula. */
    public Optional<FormulaException> error() {
        return Optional.ofNullable(error);
    }
}
