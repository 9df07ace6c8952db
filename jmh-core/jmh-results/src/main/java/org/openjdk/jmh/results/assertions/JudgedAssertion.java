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

/** An assertion, and what came of it. */
public final class JudgedAssertion {

    private final Assertion assertion;
    private final @Nullable Outcome outcome;

    JudgedAssertion(Assertion assertion, @Nullable Outcome outcome) {
        this.assertion = assertion;
        this.outcome = outcome;
    }

    /** Returns the class that declares it. */
    public String owner() {
        return assertion.owner();
    }

    /** Returns the formula as it was written. */
    public String text() {
        return assertion.text();
    }

    /** Returns the outcome. */
    public AssertionVerdict verdict() {
        return outcome == null ? AssertionVerdict.MALFORMED : outcome.isSkipped() ? AssertionVerdict.SKIPPED
                : outcome.truth() == Truth.HOLDS ? AssertionVerdict.HOLDS
                        : outcome.truth() == Truth.FAILS ? AssertionVerdict.FAILS : AssertionVerdict.UNDECIDED;
    }

    /** Returns why the text is no formula; empty where it is one. */
    public Optional<FormulaException> error() {
        return assertion.error();
    }

    /** Returns the evidence: each relation, with each value of its variables. */
    public List<Atom> atoms() {
        return outcome == null ? Collections.emptyList() : outcome.atoms();
    }

    /** Returns the whole evidence, or the error, in one line. */
    public String evidence() {
        if (error().isPresent()) {
            return "column " + (error().get().position() + 1) + ": " + error().get().getMessage();
        }
        return atoms().stream().map(atom -> (atoms().size() == 1 ? "" : atom.statement() + ": " + atom.truth() + ", ")
                + AssertionText.evidence(atom)).collect(Collectors.joining("; "));
    }

    /**
     * Returns the benchmarks that the formula speaks of.
     *
     * @param known qualified names of methods
     * @return those that it names; of a name that may be several of them, all
     */
    Set<String> named(Collection<String> known) {
        Set<String> named = new LinkedHashSet<>();
        assertion.formula().ifPresent(formula -> formula.measured()
                .forEach(measured -> named.addAll(BenchmarkNames.find(measured.name(), owner(), known))));
        return named;
    }
}
