package org.openjdk.jmh.budget;

import org.openjdk.jmh.util.ExplainedException;

/** Thrown when a run cannot keep to its budget. The message is one line: what is wrong, and what to do. */
public final class BudgetException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    public BudgetException(String message) {
        super(message);
    }
}
