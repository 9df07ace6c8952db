package org.openjdk.jmh.budget;

import org.openjdk.jmh.util.ExplainedException;

/** A run that cannot keep to its time. The message is one line: what is wrong, and what would be right. */
public final class BudgetException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    /**
     * Refuses a run.
     *
     * @param message what is wrong, and what would be right
     */
    public BudgetException(String message) {
        super(message);
    }
}
