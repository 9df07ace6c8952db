package org.openjdk.jmh.lint.model;

/** How calls outside of benchmarks use the result of a method, as far as they can be found. */
public final class ResultUses {

    /** No known calls. */
    public static final ResultUses NONE = new ResultUses(0, 0);

    /** Smallest number of calls for a conclusion: one or two may be exceptions. */
    private static final int MIN_USED_CALLS = 3;

    /**
     * Required ratio of used to ignored results: tests call methods for their exceptions, other code to fill caches.
     */
    private static final int USED_FOR_EACH_IGNORED = 2;

    private final int used;
    private final int ignored;

    public ResultUses(int used, int ignored) {
        this.used = used;
        this.ignored = ignored;
    }

    public int used() {
        return used;
    }

    /** Returns the number of all calls. */
    public int all() {
        return used + ignored;
    }

    /**
     * Returns whether the result is normally used: at least three calls use it, and at least twice as many as ignore
     * it. That code is suspicious if it deviates from nearly all other code is the idea of Engler et al., Bugs as
     * deviant behavior, SOSP 2001.
     */
    public boolean areMostlyUsed() {
        return used >= MIN_USED_CALLS && used >= USED_FOR_EACH_IGNORED * (long) ignored;
    }

    /** Returns whether calls are known and all of them use the result. */
    public boolean areAlwaysUsed() {
        return used > 0 && ignored == 0;
    }

    /** Returns the sum of both counts. */
    public ResultUses plus(ResultUses other) {
        return new ResultUses(used + other.used, ignored + other.ignored);
    }

    /**
     * Returns the counts that are weaker evidence for the use of the result.
     *
     * @param other counts of another method that a call may reach
     */
    public ResultUses orWeaker(ResultUses other) {
        boolean isWeaker = areMostlyUsed() == other.areMostlyUsed() ? other.used < used : areMostlyUsed();
        return isWeaker ? other : this;
    }
}
