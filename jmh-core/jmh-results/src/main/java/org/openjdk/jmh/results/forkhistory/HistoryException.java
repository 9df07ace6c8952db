package org.openjdk.jmh.results.forkhistory;

/** Thrown if a file cannot be used as a history. */
public final class HistoryException extends Exception {

    private static final long serialVersionUID = 1L;

    HistoryException(String message) {
        super(message);
    }

    HistoryException(String message, Throwable cause) {
        super(message, cause);
    }
}
