package org.openjdk.jmh.ab.client;

/** Thrown if a fork has no result. The message is one line that says why. */
public final class ForkLostException extends Exception {

    private static final long serialVersionUID = 1;

    private final boolean overdue;

    ForkLostException(String message) {
        this(message, false);
    }

    private ForkLostException(String message, boolean overdue) {
        super(message);
        this.overdue = overdue;
    }

    /** Returns the exception for a fork that exceeded the limit of the whole fork. */
    static ForkLostException overdue(double seconds) {
        return new ForkLostException("it hung: JMH stopped it after " + Math.round(seconds) + " s", true);
    }

    /** Returns the exception for a fork without an event for some seconds. */
    static ForkLostException silent(double seconds) {
        return new ForkLostException(
                "it hung: JMH stopped it after " + Math.round(seconds)
                        + " s without an iteration; allow more time with -to",
                false);
    }

    /** Returns whether the fork was ended by the limit of the whole fork alone, and need not be faulty. */
    public boolean isOverdue() {
        return overdue;
    }
}
