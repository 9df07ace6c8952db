package org.openjdk.jmh.precision;

import org.openjdk.jmh.dynreconf.text.Nouns;

/** Whether to use the result of a benchmark: a sentence for who has never heard of criteria. Immutable. */
public final class PlainVerdict {

    private final ResultPrecision precision;
    private final int forks;
    private final int unsettled;
    private final int disturbed;
    private final String missing;

    /**
     * A verdict.
     *
     * @param precision of the result
     * @param forks     those that did not fail
     * @param unsettled how many of these were still moving when they ended
     * @param disturbed how many the machine disturbed
     * @param missing   names of criteria, separated by commas, that are not content with the forks and do not say how
     *                  precise the result is; empty where there is none
     */
    public PlainVerdict(ResultPrecision precision, int forks, int unsettled, int disturbed, String missing) {
        this.precision = precision;
        this.forks = forks;
        this.unsettled = unsettled;
        this.disturbed = disturbed;
        this.missing = missing;
    }

    /**
     * Returns the verdict in one word.
     *
     * @return what the result may be used for
     */
    public Trust trust() {
        if (forks == 0) {
            return Trust.FAILED;
        }
        if (!precision.isKnown()) {
            return Trust.UNKNOWN;
        }
        if (precision.isRough() || !missing.isEmpty()) {
            return Trust.ROUGH;
        }
        if (unsettled > 0) {
            return Trust.UNSETTLED;
        }
        return precision.isMissed() ? Trust.FAIR : Trust.GOOD;
    }

    /**
     * Returns how precise the result is.
     *
     * @return in figures
     */
    public ResultPrecision precision() {
        return precision;
    }

    /**
     * Returns how many forks the result is of.
     *
     * @return those that did not fail
     */
    public int forks() {
        return forks;
    }

    /**
     * Returns how many forks were still moving when they ended.
     *
     * @return 0 for a result that can be trusted in this
     */
    public int unsettledForks() {
        return unsettled;
    }

    /**
     * Tells whether forks are so unlike each other that more of them would not do.
     *
     * @return false where the result is as precise as wanted
     */
    public boolean isOutOfReach() {
        return forks > 0 && precision.isKnown() && precision.isMissed() && precision.moreForks() == 0;
    }

    /**
     * Returns the verdict as a phrase.
     *
     * @return as in "good to ± 3 % (wanted 2 %): 2 more forks would do"
     */
    public String text() {
        switch (trust()) {
            case FAILED:
                return "no result: all forks failed";
            case UNKNOWN:
                return "nobody knows how good: " + (forks > 1 ? "the mean of the forks is 0"
                        : "one fork alone does not show how forks differ"
                                + (unsettled == 0 ? "" : ", and it has not settled"));
            case ROUGH:
                return "rough, " + precision.figures() + settled(", ") + remedy();
            case UNSETTLED:
                return precision.figures() + settled(", but ") + remedy();
            default:
                return "good to " + precision.figures() + remedy();
        }
    }

    private String settled(String joint) {
        return unsettled == 0 ? "" : joint + unsettled + " of " + Nouns.count(forks, "fork") + " not settled";
    }

    /**
     * Tells whether it is the machine that keeps the result from being good.
     *
     * @return false where most forks had the machine to themselves, or the result is good all the same
     */
    public boolean isOfTheMachine() {
        switch (trust()) {
            case FAIR:
            case ROUGH:
            case UNSETTLED:
                return 2 * disturbed > forks;
            default:
                return false;
        }
    }

    private String remedy() {
        if (isOfTheMachine()) {
            return ": the machine disturbed " + disturbed + " of " + Nouns.count(forks, "fork") + ", calm it first";
        }
        if (isOutOfReach()) {
            return ": forks differ too much for more of them to help";
        }
        return precision.moreForks() > 0 ? ": " + Nouns.count(precision.moreForks(), "more fork") + " would do"
                : missing.isEmpty() ? "" : ": " + missing + " not content with " + Nouns.count(forks, "fork");
    }

    /** The sentence. */
    @Override
    public String toString() {
        return text();
    }
}
