package org.openjdk.jmh.bridge.runtime;

/** Thrown if JUnit skips a test or its container. */
public final class SkippedException extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    SkippedException(String reason, Object node) {
        super("JUnit skipped it: " + reason + " (" + node + ")");
        this.reason = reason;
    }

    /** Returns JUnit's reason without further text. */
    public String reason() {
        return reason;
    }
}
