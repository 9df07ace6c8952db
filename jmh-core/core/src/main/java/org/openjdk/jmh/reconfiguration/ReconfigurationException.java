package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.util.ExplainedException;

/** Options or annotations of a dynamic run that make no sense. */
public final class ReconfigurationException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    ReconfigurationException(String message) {
        super(message);
    }
}
