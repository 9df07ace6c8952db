package org.openjdk.jmh.comparison;

import org.openjdk.jmh.util.ExplainedException;

/** Stored results that cannot be used, or a report that cannot be written. */
public final class ComparisonException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    ComparisonException(String message) {
        super(message);
    }
}
