package org.openjdk.jmh.precision;

import java.util.Optional;
import org.openjdk.jmh.dynreconf.LongRunInterval;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentHalfWidth;
import org.openjdk.jmh.util.Percent;

/**
 * How precise the mean of a benchmark's forks is, and how precise it was to be. Immutable. What is printed as the precision
 * of a result is {@link #halfWidth()}, and nothing else.
 */
public final class ResultPrecision {

    /** Results that may be off by more are not called good for anything. */
    private static final double COARSEST = 0.1;

    /** Where no criterion says otherwise, as intervals mostly are. */
    private static final double CONFIDENCE = 0.95;

    private final double halfWidth;
    private final double wanted;
    private final double confidence;
    private final double warmup;
    private final int moreForks;

    private ResultPrecision(double halfWidth, double warmup, double wanted, double confidence, int moreForks) {
        this.halfWidth = halfWidth;
        this.warmup = warmup;
        this.wanted = wanted;
        this.confidence = confidence;
        this.moreForks = moreForks;
    }

    /**
     * What a criterion found that wants forks to be precise.
     *
     * @param forks  its judgement of them
     * @param wanted its threshold, a part of the mean
     * @return empty where it wants something else, or could not tell
     */
    public static Optional<ResultPrecision> of(Judgement forks, double wanted) {
        return LongRunInterval.of(forks, wanted)
                .map(found -> new ResultPrecision(found.scatter(), found.warmup(), wanted, found.confidence(),
                        found.furtherForks(wanted).orElse(0)));
    }

    /**
     * The same of forks whose warmup nobody judged.
     *
     * @return a copy that knows nothing of what is left of it
     */
    public ResultPrecision withoutWarmup() {
        return new ResultPrecision(halfWidth, 0, wanted, confidence, moreForks);
    }

    /**
     * What forks show whose criteria ask for something else.
     *
     * @param means of the forks, in one unit
     * @return not wanted to be anything
     */
    public static ResultPrecision of(double... means) {
        double variation = means.length < 2 ? 0 : Math.abs(Moments.of(means).coefficientOfVariation());
        return new ResultPrecision(new StudentHalfWidth(CONFIDENCE).of(variation, means.length), 0, Double.NaN,
                CONFIDENCE, 0);
    }

    /**
     * Returns how far the mean may be off since forks differ.
     *
     * @return half of its interval, as a part of it: 0.03 is ± 3 %; infinite or not a number where too little is known
     */
    public double halfWidth() {
        return halfWidth;
    }

    /**
     * Returns how far the mean may be off besides, since something may be left of the warmup.
     *
     * @return in the same unit; 0 where nobody knows
     */
    public double warmup() {
        return warmup;
    }

    /**
     * Returns how far the mean might be off.
     *
     * @return in the same unit; not a number where nobody asked for a precision
     */
    public double wanted() {
        return wanted;
    }

    /**
     * Returns how often the interval is to hold.
     *
     * @return between 0 and 1
     */
    public double confidence() {
        return confidence;
    }

    /**
     * Tells whether something is known.
     *
     * @return false where there were fewer than two forks, or their mean is 0
     */
    public boolean isKnown() {
        return !Double.isNaN(halfWidth) && !Double.isInfinite(halfWidth);
    }

    /** Tells whether the result is less precise than is good for anything, unless somebody wanted no more. */
    boolean isRough() {
        return halfWidth > (wanted > COARSEST ? wanted : COARSEST);
    }

    /** Tells whether the result is less precise than somebody wanted. */
    boolean isMissed() {
        return !Double.isNaN(wanted) && !(halfWidth <= wanted);
    }

    /**
     * Returns how many forks more would make the result as precise as wanted, if they differ as those do that ran.
     *
     * @return 0 where it is, or where no sensible number would do
     */
    public int moreForks() {
        return isMissed() ? moreForks : 0;
    }

    /**
     * Returns how precise the result is, and was to be.
     *
     * @return as in "good to ± 3 % + 2 % of warmup (wanted 2 %)"
     */
    public String text() {
        return (isRough() ? "rough, " : "good to ") + figures();
    }

    /** The same without a word of praise or blame. */
    String figures() {
        return "\u00b1 " + Percent.of(halfWidth)
                + (warmup == 0 ? "" : " + " + Percent.of(warmup) + " of warmup")
                + (Double.isNaN(wanted) ? "" : " (wanted " + Percent.of(wanted) + ")");
    }

    /** The words. */
    @Override
    public String toString() {
        return text();
    }
}
