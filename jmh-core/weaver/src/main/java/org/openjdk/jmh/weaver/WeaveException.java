package org.openjdk.jmh.weaver;

/** A patch does not fit upstream's classes, or the result is not what was committed. Fails the build. */
public final class WeaveException extends RuntimeException {

    public WeaveException(String message) {
        super(message);
    }
}
