package org.openjdk.jmh.dynreconf.assertions;

/**
 * How often a statement may be decided wrongly: be said to hold although it fails, and to fail although it holds; immutable.
 *
 * <p>What a formula may, its parts get like this. A conjunction that fails has a part that fails, and is said to hold only
 * if this part is: each part may be wrongly said to hold as often as the whole (the intersection-union test: Berger,
 * Technometrics 24, 1982). It is wrongly said to fail where any part is: this is shared by the parts (Bonferroni). A
 * disjunction is the other way round, and a negation exchanges both. By induction, no formula is wrong more often than it
 * may be.
 */
final class Allowance {

    private final double holds;
    private final double fails;

    private Allowance(double holds, double fails) {
        this.holds = holds;
        this.fails = fails;
    }

    /** The same in both directions; above 0 and below 0.5. */
    static Allowance of(double level) {
        return new Allowance(level, level);
    }

    /** How often it may be said to hold although it fails. */
    double holds() {
        return holds;
    }

    /** How often it may be said to fail although it holds. */
    double fails() {
        return fails;
    }

    /** That of what is negated. */
    Allowance negated() {
        return new Allowance(/* holds= */ fails, /* fails= */ holds);
    }

    /** That of a part of a conjunction, which has a share of its relations. */
    Allowance ofConjunct(double share) {
        return new Allowance(holds, fails * share);
    }

    /** That of a part of a disjunction, which has a share of its relations. */
    Allowance ofDisjunct(double share) {
        return new Allowance(holds * share, fails);
    }
}
