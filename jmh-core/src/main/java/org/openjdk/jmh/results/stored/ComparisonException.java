package org.openjdk.jmh.results.stored;

import org.openjdk.jmh.util.ExplainedException;

/** Thrown if results cannot be compared or judged, or a report cannot be written. */
public final class ComparisonException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    public ComparisonException(String message) {
        super(message);
    }
}
