package org.openjdk.jmh.builds.classpath;

/** Something that no repository has, or that cannot be fetched. */
public final class UnresolvedException extends Exception {

    private static final long serialVersionUID = 1;

    /**
     * For users.
     *
     * @param message what could not be had, and why
     * @param cause   of it
     */
    public UnresolvedException(String message, Throwable cause) {
        super(message, cause);
    }
}
