package org.openjdk.jmh.util;

import org.openjdk.jmh.runner.RunnerException;

/**
 * An error whose message says all that a user needs: what is wrong, where, and what would be right, in one line. It is
 * shown without a stack trace, because the place to look at is not in any code.
 */
public abstract class ExplainedException extends RunnerException {

    private static final long serialVersionUID = 1L;

    /**
     * An error.
     *
     * @param message one line
     */
    protected ExplainedException(String message) {
        super(message);
    }

    @Override
    public final synchronized Throwable fillInStackTrace() {
        return this;
    }

    @Override
    public final String toString() {
        return getMessage();
    }
}
