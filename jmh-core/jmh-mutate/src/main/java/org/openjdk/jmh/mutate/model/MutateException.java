package org.openjdk.jmh.mutate.model;

/** Thrown for mistakes that the user can correct; the message says what is wrong, where, and what would be right. */
public final class MutateException extends Exception {

    private static final long serialVersionUID = 1;

    /**
     * Creates an exception without a cause.
     *
     * @param message what is wrong, where, and what would be right
     */
    public MutateException(String message) {
        super(message);
    }

    /**
     * Creates an exception with a cause.
     *
     * @param message what is wrong, where, and what would be right
     * @param cause   the cause
     */
    public MutateException(String message, Throwable cause) {
        super(message, cause);
    }
}
