package org.openjdk.jmh.counting;

/** Thrown when forks cannot be counted. The message gives the reason and a remedy. */
public final class CountingException extends Exception {

    private static final long serialVersionUID = 1L;

    public CountingException(String message) {
        super(message);
    }
}
