package org.openjdk.jmh.mutate.model;

/** Something that the user can mend; the message says what, where, and what would be right. */
public final class MutateException extends Exception {

    private static final long serialVersionUID = 1;

    /**
     * A mistake without a cause worth showing.
     *
     * @param message what was wrong, where, and what would be right
     */
    public MutateException(String message) {
        super(message);
    }

    /**
     * A mistake with its cause.
     *
     * @param message what was wrong, where, and what would be right
     * @param cause what happened
     */
    public MutateException(String message, Throwable cause) {
        super(message, cause);
    }
}
