package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;

/** Names the two sides of a comparison, and says with what each of them was measured. Immutable. */
public final class ComparedSides {

    private final String baseline;
    private final String candidate;
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

    /** Names the sides; each setup counts once. */
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

    /** Returns the name of the side before the change. */
    public String baseline() {
        return baseline;
    }

    /** Returns the name of the side after the change. */
    public String candidate() {
        return candidate;
    }

    /**
     * Returns JMH, VM, VM arguments and machine of the baseline.
     *
     * @return a phrase for each combination of them, unmodifiable; usually one
     */
    public List<String> setupsOfBaseline() {
        return setupsOfBaseline;
    }

    /**
     * Returns JMH, VM, VM arguments and machine of the candidate.
     *
     * @return a phrase for each combination of them, unmodifiable; usually one
     */
    public List<String> setupsOfCandidate() {
        return setupsOfCandidate;
    }

    /** Returns the command that compared them; empty if unknown. */
    public String command() {
        return command;
    }
}
