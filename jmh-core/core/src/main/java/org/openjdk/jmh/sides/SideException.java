package org.openjdk.jmh.sides;

import org.openjdk.jmh.runner.RunnerException;

/**
 * A side that cannot be run, or options that do not fit. The message is one line, and shown without a stack trace,
 * because the place to look at is not in any code.
 */
public final class SideException extends RunnerException {

    private static final long serialVersionUID = 1L;

    SideException(String message) {
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
