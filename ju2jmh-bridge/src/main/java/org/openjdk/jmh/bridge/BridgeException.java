package org.openjdk.jmh.bridge;

/** Nothing could be done; the message tells why in one line. */
public final class BridgeException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * Tells why.
     *
     * @param message one line
     */
    public BridgeException(String message) {
        super(message);
    }
}
