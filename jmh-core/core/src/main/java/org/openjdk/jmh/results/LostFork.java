package org.openjdk.jmh.results;

/** A fork whose VM did not end well, so that nothing of it is in the result. */
public final class LostFork {

    private final int number;
    private final boolean warmup;
    private final String cause;

    /** Describes a fork; see the getters. */
    public LostFork(int number, boolean warmup, String cause) {
        this.number = number;
        this.warmup = warmup;
        this.cause = cause;
    }

    /**
     * Returns which fork of its kind it was.
     *
     * @return 1 for the first warmup fork, and for the first measured one
     */
    public int number() {
        return number;
    }

    /**
     * Tells whether it was to warm up only.
     *
     * @return false for a fork that was to be measured
     */
    public boolean isWarmup() {
        return warmup;
    }

    /**
     * Returns why it was lost.
     *
     * @return one line, such as {@code Forked VM failed with exit code 137}
     */
    public String cause() {
        return cause;
    }

    @Override
    public String toString() {
        return (warmup ? "warmup fork " : "fork ") + number + " is lost: " + cause;
    }
}
