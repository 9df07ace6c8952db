package org.openjdk.jmh.dynreconf.criteria;

/**
 * What a user asked of a criterion cannot be had. The message is one line that says what is wrong, where, and what
 * would be right; it can be shown as it is.
 */
public final class CriterionException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * An exception that is to be shown to the user.
     *
     * @param message one line: what, where, and what would be right
     */
    public CriterionException(String message) {
        super(message);
    }

    /**
     * An exception that is to be shown to the user.
     *
     * @param message one line: what, where, and what would be right
     * @param cause   what came first
     */
    public CriterionException(String message, Throwable cause) {
        super(message, cause);
    }
}
