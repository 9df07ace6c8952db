package org.openjdk.jmh.mutate.model;

import java.util.List;

/**
 * Represents a mutant and the result of its last check.
 *
 * @param detail  reason for people, such as the compiler's message or the failed test; may be empty
 * @param classes binary names of the classes that differ from the original's; empty if it did not compile
 */
public record CheckedMutant(Mutant mutant, MutantState state, String detail, List<String> classes) {

    public CheckedMutant {
        classes = List.copyOf(classes);
    }

    /** Returns a copy after another check, with a reason for people. */
    public CheckedMutant as(MutantState next, String why) {
        return new CheckedMutant(mutant, next, why, classes);
    }
}
