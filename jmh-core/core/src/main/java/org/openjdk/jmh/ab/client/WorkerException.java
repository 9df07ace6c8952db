package org.openjdk.jmh.ab.client;

/** Something that a host, or a jar that it runs, did not do. The message is one line for the user. */
public final class WorkerException extends Exception {

    private static final long serialVersionUID = 1;

    /** An exception whose message says what went wrong, and where there is more about it. */
    public WorkerException(String message) {
        super(message);
    }
}
