package org.openjdk.jmh.bench.live;

/** Something that the evaluated JAR or its VM did not do. The message is one line for the user. */
public final class LiveException extends Exception {

    private static final long serialVersionUID = 1;

    /** An exception whose message says what went wrong, and where there is more about it. */
    public LiveException(String message) {
        super(message);
    }
}
