package org.openjdk.jmh.builds.tool;

/** What a user wants makes no sense in this build; the message says what would. */
public class RefusedException extends BuildException {

    private static final long serialVersionUID = 1;

    /**
     * For users.
     *
     * @param message what is wrong, and what would be right
     */
    public RefusedException(String message) {
        super(message);
    }

    /**
     * For users, with what only those want to see who look for the cause.
     *
     * @param message what is wrong, and what would be right
     * @param cause   of it
     */
    public RefusedException(String message, Throwable cause) {
        super(message, cause);
    }
}
