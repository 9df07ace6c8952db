package org.openjdk.jmh.builds.classpaths;

/** Thrown if an artifact is in no repository or cannot be fetched. */
public final class UnresolvedException extends Exception {

    private static final long serialVersionUID = 1;

    public UnresolvedException(String message, Throwable cause) {
        super(message, cause);
    }
}
