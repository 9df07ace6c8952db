package org.openjdk.jmh.mutate.model;

import java.util.List;

/**
 * A mutant and what became of it.
 *
 * @param mutant the mutant
 * @param state what became of it
 * @param detail why, for people: the compiler's message, the test that failed; empty where there is nothing to say
 * @param classes binary names of the classes that differ from the original's; empty unless it compiled
 */
public record CheckedMutant(Mutant mutant, MutantState state, String detail, List<String> classes) {

    /** Takes a copy of the names. */
    public CheckedMutant {
        classes = List.copyOf(classes);
    }

    /**
     * The same mutant after another check.
     *
     * @param next what became of it
     * @param why for people
     * @return a copy
     */
    public CheckedMutant as(MutantState next, String why) {
        return new CheckedMutant(mutant, next, why, classes);
    }
}
