package org.openjdk.jmh.weaver;

/** Fails the build if a patch does not fit upstream's classes, or the result differs from what was committed. */
final class WeaveException extends RuntimeException {

    WeaveException(String message) {
        super(message);
    }
}
