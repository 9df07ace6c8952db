package org.openjdk.jmh.ab.client;

/** Thrown if a worker, or the JAR that it runs, cannot be used. The message is one line for users. */
public final class WorkerException extends Exception {

    private static final long serialVersionUID = 1;

    /** Creates an exception with a message that says what went wrong, and where to read more. */
    public WorkerException(String message) {
        super(message);
    }
}
