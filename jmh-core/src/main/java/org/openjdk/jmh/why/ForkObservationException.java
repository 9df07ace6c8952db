package org.openjdk.jmh.why;

/** Thrown when the costs of a fork are unknown. The message is a phrase, in lower case and without a full stop. */
public final class ForkObservationException extends Exception {

    private static final long serialVersionUID = 1;

    public ForkObservationException(String message) {
        super(message);
    }
}
