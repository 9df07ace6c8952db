package org.openjdk.jmh.weaver;

/**
 * Thrown if a patch does not fit upstream's classes, or if the result differs from what was committed. Fails the
 * build.
 */
final class WeaveException extends RuntimeException {

    WeaveException(String message) {
        super(message);
    }
}
