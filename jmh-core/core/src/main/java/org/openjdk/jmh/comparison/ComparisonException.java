package org.openjdk.jmh.comparison;

import org.openjdk.jmh.runner.RunnerException;

/**
 * Stored results that cannot be used, or a report that cannot be written. The message is one line, and shown without a
 * stack trace, because the place to look at is not in any code.
 */
public final class ComparisonException extends RunnerException {

    private static final long serialVersionUID = 1L;

    ComparisonException(String message) {
        super(message);
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }

    @Override
    public String toString() {
        return getMessage();
    }
}
