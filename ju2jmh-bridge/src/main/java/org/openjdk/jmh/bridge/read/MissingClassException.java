package org.openjdk.jmh.bridge.read;

/** Thrown if a class that another one needs is missing or unreadable. */
public final class MissingClassException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates an exception; {@code why} explains why the class is unreadable, empty if it is missing. */
    public MissingClassException(String missing, String neededBy, String why) {
        super(missing + (why.isEmpty() ? " is not on the class path" : ": " + why) + ", needed by " + neededBy);
    }
}
