package org.openjdk.jmh.bridge;

/** Thrown if nothing can be done; the message is one line. */
public final class BridgeException extends Exception {

    private static final long serialVersionUID = 1L;

    public BridgeException(String message) {
        super(message);
    }
}
