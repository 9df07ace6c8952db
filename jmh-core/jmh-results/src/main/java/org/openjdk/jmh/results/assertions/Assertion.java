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
     * Parses an assertion. A malformed text gives an assertion with an {@linkplain #error() error}.
     *
     * @param owner qualified name of the class, with dots also in front of nested classes
     */
    public static Assertion of(String owner, String text) {
        try {
            return new Assertion(owner, text, FormulaParser.parse(text), null);
        } catch (FormulaException e) {
            return new Assertion(owner, text, null, e);
        }
    }

    public String owner() {
        return owner;
    }

    public String text() {
        return text;
    }

    /** Returns the formula; empty if the text is malformed. */
    public Optional<Formula> formula() {
        return Optional.ofNullable(formula);
    }

    /** Returns the syntax error; empty if the text is a formula. */
    public Optional<FormulaException> error() {
        return Optional.ofNullable(error);
    }
}
