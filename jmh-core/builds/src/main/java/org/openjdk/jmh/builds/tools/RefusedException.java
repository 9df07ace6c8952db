package org.openjdk.jmh.builds.tools;

/** Thrown if a request is invalid in this build; the message says what is valid. */
public class RefusedException extends BuildException {

    private static final long serialVersionUID = 1;

    /**
     * Creates an exception.
     *
     * @param message what is wrong and what would be right, for users
     */
    public RefusedException(String message) {
        super(message);
    }

    /**
     * Creates an exception with a cause, which appears in the debug log only.
     *
     * @param message what is wrong and what would be right, for users
     * @param cause   the cause
     */
    public RefusedException(String message, Throwable cause) {
        super(message, cause);
    }
}
