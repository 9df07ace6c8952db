package org.openjdk.jmh.ab;

import org.openjdk.jmh.util.ExplainedException;

/** Thrown when a side cannot be run, or options do not fit. */
public final class SideException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    SideException(String message) {
        super(message);
    }
}
