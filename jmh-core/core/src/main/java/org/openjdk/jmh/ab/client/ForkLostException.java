package org.openjdk.jmh.ab.client;

/** A fork of which there is no result. The message is one line that says why. */
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

    /** A fork that was ended since it took longer than it may. */
    static ForkLostException overdue(double seconds) {
        return new ForkLostException("it hung: ended after " + Math.round(seconds) + " s", true);
    }

    /** A fork that was ended since nothing was heard of it any more. */
    static ForkLostException silent(double seconds) {
        return new ForkLostException(
                "it hung: ended after " + Math.round(seconds) + " s in which no iteration began or "
                        + "ended; -to gives iterations more time",
                false);
    }

    /** Whether nothing was wrong with the fork but that it took longer than it was allowed to. */
    public boolean isOverdue() {
        return overdue;
    }
}
