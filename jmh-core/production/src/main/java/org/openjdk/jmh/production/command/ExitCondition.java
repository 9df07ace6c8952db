package org.openjdk.jmh.production.command;

import java.util.function.Predicate;
import org.openjdk.jmh.results.asserted.Verdict;

/** What gives the command an exit code of its own, the same as a run of JMH has for it. */
enum ExitCondition {

    /** An assertion fails, or is no formula. */
    ASSERTIONS(7, Verdict::isFailure),

    /** It is open whether an assertion holds. */
    UNPROVEN(8, Verdict::isOpen);

    private final int code;
    private final Predicate<Verdict> met;

    ExitCondition(int code, Predicate<Verdict> met) {
        this.code = code;
        this.met = met;
    }

    int code() {
        return code;
    }

    boolean isMetBy(Verdict verdict) {
        return met.test(verdict);
    }
}
