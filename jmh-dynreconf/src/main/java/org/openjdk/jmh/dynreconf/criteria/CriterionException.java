package org.openjdk.jmh.dynreconf.criteria;

/** Reports invalid input for a criterion, in one line for users: problem, place and correct form. */
public final class CriterionException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message problem, place and correct form, in one line
     */
    public CriterionException(String message) {
        super(message);
    }

    /**
     * Creates an exception with a cause.
     *
     * @param message problem, place and correct form, in one line
     * @param cause   what was thrown first
     */
    public CriterionException(String message, Throwable cause) {
        super(message, cause);
    }
}
