package org.openjdk.jmh.precision;

import org.openjdk.jmh.dynreconf.criteria.steady.SteadyFigures;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** Explains how useful the result of a benchmark is, to readers without knowledge of stability criteria. Immutable. */
public final class PlainVerdict {

    private final ResultPrecision precision;
    private final int forks;
    private final int unsettled;
    private final int disturbed;
    private final String missing;

    /**
     * @param forks     number of successful forks
     * @param unsettled number of these that were not steady at their end
     * @param disturbed number of forks that other programs disturbed
     * @param missing   names of unsatisfied criteria that do not measure precision, separated by commas; may be empty
     */
    public PlainVerdict(ResultPrecision precision, int forks, int unsettled, int disturbed, String missing) {
        this.precision = precision;
        this.forks = forks;
        this.unsettled = unsettled;
        this.disturbed = disturbed;
        this.missing = missing;
    }

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

    public ResultPrecision precision() {
        return precision;
    }

    public int forks() {
        return forks;
    }

    /** Returns the number of forks that were not steady at their end. */
    public int unsettledForks() {
        return unsettled;
    }

    /** Returns whether forks vary too much for more of them to reach the requested precision. */
    public boolean isOutOfReach() {
        return forks > 0 && precision.isKnown() && precision.isMissed() && precision.moreForks() == 0;
    }

    /** Returns the verdict as a phrase, such as "good to ± 3 % (wanted 2 %): 2 more forks would do". */
    public String text() {
        switch (trust()) {
            case FAILED:
                return "no result: all forks failed";
            case UNKNOWN:
                return "precision unknown" + (forks > 1 ? ": the mean of the forks is 0"
                        : " with one fork" + (unsettled == 0 ? "" : ", which has not settled"));
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

    /** Returns whether the machine prevents a good result: it disturbed more than half of the forks. */
    public boolean isLimitedByTheMachine() {
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
        if (isLimitedByTheMachine()) {
            return ": the machine disturbed " + disturbed + " of " + Nouns.count(forks, "fork")
                    + "; stop other programs first";
        }
        if (isOutOfReach()) {
            return ": even " + SteadyFigures.MOST_FORKS + " forks would not do";
        }
        return precision.moreForks() > 0 ? ": " + Nouns.count(precision.moreForks(), "more fork") + " would do"
                : missing.isEmpty() ? "" : ": " + missing + " not satisfied after " + Nouns.count(forks, "fork");
    }

    @Override
    public String toString() {
        return text();
    }
}
