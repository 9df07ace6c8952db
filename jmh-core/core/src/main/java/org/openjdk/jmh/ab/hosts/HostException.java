package org.openjdk.jmh.ab.hosts;

/** Something that a host, or a jar that it runs, did not do. The message is one line for the user. */
public final class HostException extends Exception {

    private static final long serialVersionUID = 1;

    /** An exception whose message says what went wrong, and where there is more about it. */
    public HostException(String message) {
        super(message);
    }
}
