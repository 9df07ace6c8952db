package org.openjdk.jmh.budget;

import org.openjdk.jmh.runner.RunnerException;

/** A run that cannot keep to its time. The message is one line, and is shown without a stack trace. */
public final class BudgetException extends RunnerException {

    private static final long serialVersionUID = 1L;

    /**
     * Refuses a run.
     *
     * @param message what is wrong, and what would be right
     */
    public BudgetException(String message) {
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
