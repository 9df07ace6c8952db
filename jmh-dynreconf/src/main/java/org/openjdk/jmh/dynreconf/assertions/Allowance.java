package org.openjdk.jmh.dynreconf.assertions;

/**
 * How often a statement may be decided wrongly: be said to hold although it fails, and to fail although it holds; immutable.
 *
 * <p>What a formula may, its parts get like this. A conjunction that fails has a part that fails, and is said to hold only
 * if this part is: each part may be wrongly said to hold as often as the whole (the intersection-union test: Berger,
 * Technometrics 24, 1982). It is wrongly said to fail where any part is: this is shared by the parts (Bonferroni). A
 * disjunction is the other way round, and a negation exchanges both. By induction, no formula is wrong more often than it
 * may be. Equality is a conjunction of two inequalities.
 *
 * <p>Worked example: a conjunction of ten relations at 5 % is said to hold where each of them is by a test at 5 %, and to
 * fail where one of them is by a test at 0.5 %. So are ten equalities, with 0.25 % in place of 0.5 %.
 */
final class Allowance {

    private final double holds;
    private final double fails;
    private final boolean shared;

    private Allowance(double holds, double fails, boolean shared) {
        this.holds = holds;
        this.fails = fails;
        this.shared = shared;
    }

    /** The same in both directions; above 0 and below 0.5. */
    static Allowance of(double level) {
        return new Allowance(level, level, /* shared= */ true);
    }

    /** Each relation as often as the formula, which then is wrong more often than that. */
    static Allowance undivided(double level) {
        return new Allowance(level, level, /* shared= */ false);
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
        return new Allowance(/* holds= */ fails, /* fails= */ holds, shared);
    }

    /** That of a part of a conjunction, which has a share of its relations. */
    Allowance ofConjunct(double share) {
        return shared ? new Allowance(holds, fails * share, true) : this;
    }

    /** That of a part of a disjunction, which has a share of its relations. */
    Allowance ofDisjunct(double share) {
        return shared ? new Allowance(holds * share, fails, true) : this;
    }
}
