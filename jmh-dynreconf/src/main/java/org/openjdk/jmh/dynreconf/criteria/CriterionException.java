package org.openjdk.jmh.dynreconf.criteria;

/**
 * Reports invalid input for a criterion. The message is one line that can be shown to users: problem, place and correct
 * form.
 */
public final class CriterionException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception that is to be shown to the user.
     *
     * @param message one line: what, where, and what would be right
     */
    public CriterionException(String message) {
        super(message);
    }

    /**
     * Creates an exception that is to be shown to the user.
     *
     * @param message one line: what, where, and what would be right
     * @param cause   what came first
     */
    public CriterionException(String message, Throwable cause) {
        super(message, cause);
    }
}
