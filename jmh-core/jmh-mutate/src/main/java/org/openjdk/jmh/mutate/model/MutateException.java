package org.openjdk.jmh.mutate.model;

/** Thrown for mistakes that the user can correct. The message says what is wrong, where, and what would be right. */
public final class MutateException extends Exception {

    private static final long serialVersionUID = 1;

    public MutateException(String message) {
        super(message);
    }

    public MutateException(String message, Throwable cause) {
        super(message, cause);
    }
}
