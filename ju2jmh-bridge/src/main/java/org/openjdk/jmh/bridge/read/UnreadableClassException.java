package org.openjdk.jmh.bridge.read;

/** Thrown if a class file is unreadable; the message says why. */
public final class UnreadableClassException extends Exception {

    private static final long serialVersionUID = 1L;

    UnreadableClassException(String message) {
        super(message);
    }
}
