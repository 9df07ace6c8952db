package org.openjdk.jmh.why;

/** A fork of which it is not known what it cost. The message is a phrase that says why. */
public final class UnobservedForkException extends Exception {

    private static final long serialVersionUID = 1;

    /**
     * A fork that tells nothing.
     *
     * @param message phrase, without a capital letter in front and a full stop behind
     */
    public UnobservedForkException(String message) {
        super(message);
    }
}
