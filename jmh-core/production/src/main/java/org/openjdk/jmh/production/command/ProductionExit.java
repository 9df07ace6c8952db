package org.openjdk.jmh.production.command;

import org.openjdk.jmh.results.assertions.AssertionVerdict;

/** What gives the command an exit code of its own, the same as a run of JMH has for it. */
enum ProductionExit {

    /** An assertion fails, or is no formula. */
    ASSERTIONS(7),

    /** It is open whether an assertion holds. */
    UNPROVEN(8);

    private final int code;

    ProductionExit(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }

    boolean isMetBy(AssertionVerdict verdict) {
        return this == ASSERTIONS ? verdict.isFailure() : verdict.isOpen();
    }
}
