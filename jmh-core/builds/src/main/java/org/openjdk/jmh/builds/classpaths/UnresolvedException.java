package org.openjdk.jmh.builds.classpaths;

/** Thrown if an artifact is in no repository or cannot be fetched. */
public final class UnresolvedException extends Exception {

    private static final long serialVersionUID = 1;

    /**
     * Creates an exception.
     *
     * @param message what could not be resolved and why, for users
     * @param cause   the cause
     */
    public UnresolvedException(String message, Throwable cause) {
        super(message, cause);
    }
}
