package org.openjdk.jmh.production.commands;

import org.openjdk.jmh.results.assertions.AssertionVerdict;

/** Lists the exit codes of the command, which equal those of JMH runs. */
enum ProductionExitCode {

    /** An assertion fails or cannot be parsed. */
    ASSERTIONS(7),

    /** The data cannot decide an assertion. */
    UNPROVEN(8);

    private final int code;

    ProductionExitCode(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }

    boolean isMetBy(AssertionVerdict verdict) {
        return this == ASSERTIONS ? verdict.isFailure() : verdict.isOpen();
    }
}
