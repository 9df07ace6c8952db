package org.openjdk.jmh.counting;

/** Forks cannot be counted; the message says why, and what would help. */
public final class CountingException extends Exception {

    private static final long serialVersionUID = 1L;

    /** Creates an exception with a message for users. */
    public CountingException(String message) {
        super(message);
    }
}
