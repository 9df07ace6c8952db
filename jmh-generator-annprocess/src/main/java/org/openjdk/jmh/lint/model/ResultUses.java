package org.openjdk.jmh.lint.model;

/** How the calls of a method that stand outside of benchmarks treat what it returns, as far as they can be found. */
public final class ResultUses {

    /** Where no call is known. */
    public static final ResultUses NONE = new ResultUses(0, 0);

    /** One call, or two, may be somebody's peculiarity. */
    private static final int FEWEST = 3;

    /** Tests call methods for the exceptions that they throw, and other code to fill caches. */
    private static final int USED_FOR_EACH_IGNORED = 2;

    private final int used;
    private final int ignored;

    /**
     * Holds numbers of calls.
     *
     * @param used    those that do anything with the result, 0 or more
     * @param ignored those that drop it, 0 or more
     */
    public ResultUses(int used, int ignored) {
        this.used = used;
        this.ignored = ignored;
    }

    /**
     * Counts the calls that use the result.
     *
     * @return 0 or more
     */
    public int used() {
        return used;
    }

    /**
     * Counts all calls.
     *
     * @return 0 or more
     */
    public int all() {
        return used + ignored;
    }

    /**
     * Tells whether the method is called for its result: who ignores it is alone with that. That code is wrong where it
     * differs from what nearly all others do is the idea of Engler et al., Bugs as deviant behavior, SOSP 2001.
     *
     * @return true if at least three calls use the result, and two for each that does not
     */
    public boolean areTheRule() {
        return used >= FEWEST && used >= USED_FOR_EACH_IGNORED * (long) ignored;
    }

    /**
     * Tells whether no call is known that drops the result.
     *
     * @return false where no call is known at all
     */
    public boolean areAll() {
        return used > 0 && ignored == 0;
    }

    /**
     * Adds other calls.
     *
     * @param other how they treat it
     * @return how all treat it
     */
    public ResultUses plus(ResultUses other) {
        return new ResultUses(used + other.used, ignored + other.ignored);
    }

    /**
     * Returns what speaks less for the result.
     *
     * @param other of another method that a call may reach
     * @return this, or the other
     */
    public ResultUses orWeaker(ResultUses other) {
        boolean isWeaker = areTheRule() == other.areTheRule() ? other.used < used : areTheRule();
        return isWeaker ? other : this;
    }
}
