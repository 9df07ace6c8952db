package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.util.ExplainedException;

/** Thrown when options or annotations of a dynamic run are invalid. */
public final class ReconfigurationException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    ReconfigurationException(String message) {
        super(message);
    }
}
