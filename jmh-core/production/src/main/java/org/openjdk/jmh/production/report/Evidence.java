package org.openjdk.jmh.production.report;

import java.util.Optional;
import org.openjdk.jmh.dynreconf.assertions.Atom;

/** The evidence of a relation in production, in one line. */
final class Evidence {

    private Evidence() {
    }

    static String of(Atom atom) {
        Optional<String> reason = atom.reason();
        if (reason.isPresent()) {
            return reason.get();
        }
        return Words.time(figure(atom, Atom.LEFT)) + " against " + Words.time(figure(atom, Atom.RIGHT)) + ", ratio "
                + Words.ratio(atom.estimate()) + " " + Words.ratioLimits(atom.estimate()) + ", from "
                + (int) figure(atom, Atom.LEFT_FORKS) + " and " + (int) figure(atom, Atom.RIGHT_FORKS) + " batches";
    }

    private static double figure(Atom atom, String name) {
        return atom.figures().getOrDefault(name, Double.NaN);
    }
}
