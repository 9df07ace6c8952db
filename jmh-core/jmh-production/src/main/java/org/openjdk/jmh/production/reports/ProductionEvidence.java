package org.openjdk.jmh.production.reports;

import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.assertions.Atom;
import org.openjdk.jmh.results.assertions.AssertionText;
import org.openjdk.jmh.results.assertions.JudgedAssertion;

/** Describes the evidence for assertions in production. */
final class ProductionEvidence {

    private ProductionEvidence() {
    }

    /** Returns one line for each relation of the assertion, or the errors in its text. */
    static List<String> of(JudgedAssertion assertion) {
        if (assertion.error().isPresent()) {
            return assertion.error().get().lines();
        }
        List<Atom> atoms = assertion.atoms();
        return atoms.stream().map(atom -> AssertionText.heading(atom, atoms) + of(atom)).toList();
    }

    static String of(Atom atom) {
        Optional<String> reason = atom.reason();
        if (reason.isPresent()) {
            return reason.get();
        }
        return ProductionText.time(figure(atom, Atom.LEFT)) + " against "
                + ProductionText.time(figure(atom, Atom.RIGHT)) + ", ratio "
                + ProductionText.ratio(atom.estimate()) + " " + ProductionText.ratioLimits(atom.estimate()) + ", from "
                + (int) figure(atom, Atom.LEFT_FORKS) + " and " + (int) figure(atom, Atom.RIGHT_FORKS) + " batches";
    }

    private static double figure(Atom atom, String name) {
        return atom.figures().getOrDefault(name, Double.NaN);
    }
}
