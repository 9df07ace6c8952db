package org.openjdk.jmh.ab;

import org.openjdk.jmh.util.ExplainedException;

/** A side that cannot be run, or options that do not fit. */
public final class SideException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    SideException(String message) {
        super(message);
    }
}
