package org.openjdk.jmh.results;

/** A fork whose VM failed, so that the result contains nothing of it. Immutable. */
public final class LostFork {

    private final int number;
    private final boolean warmup;
    private final String cause;

    public LostFork(int number, boolean warmup, String cause) {
        this.number = number;
        this.warmup = warmup;
        this.cause = cause;
    }

    /** Returns the number among the forks of its kind (warmup or measured), from 1. */
    public int number() {
        return number;
    }

    public boolean isWarmup() {
        return warmup;
    }

    /** Returns the cause in one line, such as {@code Forked VM failed with exit code 137}. */
    public String cause() {
        return cause;
    }

    @Override
    public String toString() {
        return (warmup ? "warmup fork " : "fork ") + number + " failed: " + cause;
    }
}
