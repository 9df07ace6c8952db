package org.openjdk.jmh.history;

import org.openjdk.jmh.util.ExplainedException;

/** Thrown when a history cannot be used. The message names the file, the cause and the remedy. */
public final class HistoryFailure extends ExplainedException {

    private static final long serialVersionUID = 1L;

    public HistoryFailure(String message) {
        super(message);
    }
}
