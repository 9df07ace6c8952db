package org.openjdk.jmh.bridge.runtime;

/** JUnit does not run a test, or what contains it. */
public final class SkippedException extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    SkippedException(String reason, Object node) {
        super("JUnit skipped it: " + reason + " (" + node + ")");
        this.reason = reason;
    }

    /**
     * Returns what JUnit says.
     *
     * @return the reason alone
     */
    public String reason() {
        return reason;
    }
}
