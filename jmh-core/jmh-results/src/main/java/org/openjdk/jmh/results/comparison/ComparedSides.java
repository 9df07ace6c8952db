package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;

/** Holds the names and setups of the two sides of a comparison; immutable. */
public final class ComparedSides {

    final String baseline;
    final String candidate;
    private final List<String> setupsOfBaseline;
    private final List<String> setupsOfCandidate;
    private final String command;

    private ComparedSides(String baseline, String candidate, List<String> setupsOfBaseline,
                          List<String> setupsOfCandidate, String command) {
        this.baseline = baseline;
        this.candidate = candidate;
        this.setupsOfBaseline = setupsOfBaseline;
        this.setupsOfCandidate = setupsOfCandidate;
        this.command = command;
    }

    static ComparedSides of(String baseline, String candidate, Collection<String> setupsOfBaseline,
                            Collection<String> setupsOfCandidate) {
        return new ComparedSides(baseline, candidate, distinct(setupsOfBaseline), distinct(setupsOfCandidate), "");
    }

    private static List<String> distinct(Collection<String> setups) {
        return Collections.unmodifiableList(new ArrayList<>(new LinkedHashSet<>(setups)));
    }

    ComparedSides by(String typed) {
        return new ComparedSides(baseline, candidate, setupsOfBaseline, setupsOfCandidate, typed);
    }

    /**
     * Returns the distinct setups of the baseline (JMH, VM, VM arguments and machine), a phrase for each; usually one.
     */
    public List<String> setupsOfBaseline() {
        return setupsOfBaseline;
    }

    public List<String> setupsOfCandidate() {
        return setupsOfCandidate;
    }

    public String command() {
        return command;
    }
}
