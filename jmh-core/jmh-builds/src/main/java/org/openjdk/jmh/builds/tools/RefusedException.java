package org.openjdk.jmh.builds.tools;

/** Thrown if a request is invalid in this build; the message says what is valid. */
public class RefusedException extends BuildException {

    private static final long serialVersionUID = 1;

    public RefusedException(String message) {
        super(message);
    }

    public RefusedException(String message, Throwable cause) {
        super(message, cause);
    }
}
