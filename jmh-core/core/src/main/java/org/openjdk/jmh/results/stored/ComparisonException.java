package org.openjdk.jmh.results.stored;

import org.openjdk.jmh.util.ExplainedException;

/** Results that cannot be compared or judged, or a report that cannot be written. */
public final class ComparisonException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    /**
     * What is wrong.
     *
     * @param message for the user
     */
    public ComparisonException(String message) {
        super(message);
    }
}
