package org.openjdk.jmh.why;

/** Thrown if the costs of a fork are unknown. The message is a phrase that says why. */
public final class ForkObservationException extends Exception {

    private static final long serialVersionUID = 1;

    /**
     * Creates an exception.
     *
     * @param message a phrase, in lower case and without a full stop
     */
    public ForkObservationException(String message) {
        super(message);
    }
}
