package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.runner.RunnerException;

/**
 * Options or annotations of a dynamic run that make no sense. The message is one line: what is wrong, where, and what
 * would be right. It is shown without a stack trace, because the place to look at is not in any code.
 */
public final class ReconfigurationException extends RunnerException {

    private static final long serialVersionUID = 1L;

    ReconfigurationException(String message) {
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
