package org.openjdk.jmh.bridge.read;

/** A class that another one needs is not on the class path. */
public final class MissingClassException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    /**
     * Names the two classes.
     *
     * @param missing  the binary name of the class that is not there
     * @param neededBy the binary name of the class that needs it
     * @param why      what is known about the missing class, such as that its file is broken; may be empty
     */
    public MissingClassException(String missing, String neededBy, String why) {
        this(missing + (why.isEmpty() ? " is not on the class path" : ": " + why) + ", needed by " + neededBy);
    }

    private MissingClassException(String reason) {
        super(reason);
        this.reason = reason;
    }

    /**
     * Tells what is missing where.
     *
     * @return the message
     */
    public String reason() {
        return reason;
    }
}
