package org.openjdk.jmh.dynreconf.assertions;

/**
 * Holds the error levels of a decision on a statement: of confirming it although it fails, and of rejecting it although
 * it holds; immutable.
 *
 * <p>The parts of a formula get their levels from it as follows. If a conjunction fails, one of its parts fails, and
 * the conjunction is confirmed only if this part is: each part is confirmed at the level of the whole (the
 * intersection-union test: Berger, Technometrics 24, 1982). It is wrongly rejected if any part is: the parts share this
 * level (Bonferroni). For a disjunction both rules are exchanged, and a negation exchanges both levels. By induction,
 * every formula keeps its levels. Equality is a conjunction of two inequalities.
 *
 * <p>Worked example: a conjunction of ten relations at 5 % is confirmed if each of them is by a test at 5 %, and
 * rejected if one of them is by a test at 0.5 %. For ten equalities, it is 0.25 % instead of 0.5 %.
 */
final class ErrorLevels {

    /** The error level of a confirmation. */
    final double holds;
    /** The error level of a rejection. */
    final double fails;
    private final boolean shared;

    private ErrorLevels(double holds, double fails, boolean shared) {
        this.holds = holds;
        this.fails = fails;
        this.shared = shared;
    }

    /** Returns the same level, above 0 and below 0.5, in both directions. */
    static ErrorLevels of(double level) {
        return new ErrorLevels(level, level, /* shared= */ true);
    }

    /** Gives each relation the level of the formula, which then errs more often than that. */
    static ErrorLevels undivided(double level) {
        return new ErrorLevels(level, level, /* shared= */ false);
    }

    /** Returns the levels of the negated statement. */
    ErrorLevels negated() {
        return new ErrorLevels(/* holds= */ fails, /* fails= */ holds, shared);
    }

    /** Returns the levels of a part of a conjunction with a share of its relations. */
    ErrorLevels ofConjunct(double share) {
        return shared ? new ErrorLevels(holds, fails * share, true) : this;
    }

    /** Returns the levels of a part of a disjunction with a share of its relations. */
    ErrorLevels ofDisjunct(double share) {
        return shared ? new ErrorLevels(holds * share, fails, true) : this;
    }
}
