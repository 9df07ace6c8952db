package org.openjdk.jmh.history;

import org.openjdk.jmh.util.ExplainedException;

/** A history that cannot be used. The message names the file, the cause and the remedy. */
public final class HistoryFailure extends ExplainedException {

    private static final long serialVersionUID = 1L;

    /**
     * Describes what is wrong.
     *
     * @param message one line
     */
    public HistoryFailure(String message) {
        super(message);
    }
}
