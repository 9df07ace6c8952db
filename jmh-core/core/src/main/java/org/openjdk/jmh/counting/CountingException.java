package org.openjdk.jmh.counting;

/** A fork cannot be counted; the message is a sentence that says why, and what would help. */
public final class CountingException extends Exception {

    private static final long serialVersionUID = 1L;

    /** With the sentence. */
    public CountingException(String message) {
        super(message);
    }
}
