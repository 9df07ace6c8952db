package org.openjdk.jmh.hosts;

/** A fork of which there is no result. The message is one line that says why. */
public final class ForkLostException extends Exception {

    private static final long serialVersionUID = 1;

    ForkLostException(String message) {
        super(message);
    }
}
