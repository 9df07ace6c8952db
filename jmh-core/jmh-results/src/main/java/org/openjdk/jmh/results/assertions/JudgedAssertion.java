package org.openjdk.jmh.results.assertions;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.assertions.Atom;
import org.openjdk.jmh.dynreconf.assertions.Outcome;
import org.openjdk.jmh.dynreconf.assertions.formula.FormulaException;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;

/** Represents an assertion with its outcome. */
public final class JudgedAssertion {

    private final Assertion assertion;
    private final @Nullable Outcome outcome;

    JudgedAssertion(Assertion assertion, @Nullable Outcome outcome) {
        this.assertion = assertion;
        this.outcome = outcome;
    }

    public String owner() {
        return assertion.owner();
    }

    public String text() {
        return assertion.text();
    }

    public AssertionVerdict verdict() {
        return outcome == null ? AssertionVerdict.MALFORMED : outcome.isSkipped() ? AssertionVerdict.SKIPPED
                : outcome.truth() == Truth.HOLDS ? AssertionVerdict.HOLDS
                        : outcome.truth() == Truth.FAILS ? AssertionVerdict.FAILS : AssertionVerdict.UNDECIDED;
    }

    /** Returns the syntax error; empty if the text is a formula. */
    public Optional<FormulaException> error() {
        return assertion.error();
    }

    /** Returns each relation of the formula, for each value of its variables. */
    public List<Atom> atoms() {
        return outcome == null ? Collections.emptyList() : outcome.atoms();
    }

    /** Returns the evidence of all relations, or the syntax error, in one line. */
    public String evidence() {
        if (error().isPresent()) {
            return "column " + (error().get().position() + 1) + ": " + error().get().getMessage();
        }
        return atoms().stream().map(atom -> AssertionText.heading(atom, atoms()) + AssertionText.evidence(atom))
                .collect(Collectors.joining("; "));
    }

    /**
     * Returns the benchmarks that the formula names.
     *
     * @param known qualified names of methods
     * @return all candidates of an ambiguous name
     */
    Set<String> named(Collection<String> known) {
        Set<String> named = new LinkedHashSet<>();
        assertion.formula().ifPresent(formula -> formula.measured()
                .forEach(measured -> named.addAll(BenchmarkNames.find(measured.name(), owner(), known))));
        return named;
    }
}
