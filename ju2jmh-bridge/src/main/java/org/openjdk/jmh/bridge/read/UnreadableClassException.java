package org.openjdk.jmh.bridge.read;

/** A class file that cannot be read; the message says why. */
public final class UnreadableClassException extends Exception {

    private static final long serialVersionUID = 1L;

    UnreadableClassException(String message) {
        super(message);
    }
}
