package org.openjdk.jmh.precision;

import java.util.Optional;
import org.openjdk.jmh.dynreconf.LongRunInterval;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.steady.SteadyFigures;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentHalfWidth;
import org.openjdk.jmh.util.Percent;

/**
 * The precision of the mean of a benchmark's forks, and the requested precision. Every printed precision of a result is
 * {@link #halfWidth()}. Immutable.
 */
public final class ResultPrecision {

    /** A result that may be off by more than 10 % is rough. A judgment call: most changes of interest are smaller. */
    private static final double COARSEST = 0.1;

    /** Usual level of confidence intervals, unless a criterion has its own. */
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
     * Returns the precision that a criterion found, empty if the criterion does not measure precision, or could not
     * decide.
     *
     * @param forks  judgement of the forks
     * @param wanted threshold, as a share of the mean
     */
    public static Optional<ResultPrecision> of(Judgement forks, double wanted) {
        return LongRunInterval.of(forks, wanted)
                .map(found -> new ResultPrecision(found.scatter(), found.warmup(), wanted, found.confidence(),
                        found.furtherForks(wanted).orElse(0)));
    }

    /** Returns a copy without the remaining warmup, for forks whose warmup was not judged. */
    public ResultPrecision withoutWarmup() {
        return new ResultPrecision(halfWidth, 0, wanted, confidence, moreForks);
    }

    /**
     * Returns the precision of forks whose criteria do not measure it, from the means of the forks. No precision is
     * requested.
     */
    public static ResultPrecision of(double... means) {
        double variation = means.length < 2 ? 0 : Math.abs(Moments.of(means).coefficientOfVariation());
        return new ResultPrecision(new StudentHalfWidth(CONFIDENCE).of(variation, means.length), 0, Double.NaN,
                CONFIDENCE, 0);
    }

    /**
     * Returns the half-width of the confidence interval of the mean, as a share of the mean: 0.03 is ± 3 %. Infinite or
     * NaN if unknown.
     */
    public double halfWidth() {
        return halfWidth;
    }

    /** Returns the additional error due to remaining warmup, as a share of the mean; 0 if unknown. */
    public double warmup() {
        return warmup;
    }

    /** Returns the requested half-width, as a share of the mean; NaN if none was requested. */
    public double wanted() {
        return wanted;
    }

    public double confidence() {
        return confidence;
    }

    /** Returns whether the precision is known; false for fewer than two forks, and for a mean of 0. */
    public boolean isKnown() {
        return !Double.isNaN(halfWidth) && !Double.isInfinite(halfWidth);
    }

    /** Returns whether the result is too imprecise to be useful, unless a coarser precision was requested. */
    boolean isRough() {
        return halfWidth > (wanted > COARSEST ? wanted : COARSEST);
    }

    /** Returns whether the result is less precise than requested. */
    public boolean isMissed() {
        return !Double.isNaN(wanted) && !(halfWidth <= wanted);
    }

    /**
     * Returns how many more forks would reach the requested precision, if they vary like those that ran; 0 if it is
     * reached, or if {@link SteadyFigures#MOST_FORKS} would not do.
     */
    public int moreForks() {
        return isMissed() ? moreForks : 0;
    }

    /** Returns the precision in words, such as "good to ± 3 % + 2 % of warmup (wanted 2 %)". */
    public String text() {
        return (isRough() ? "rough, " : "good to ") + figures();
    }

    /** Returns the figures of {@link #text()} without an assessment. */
    String figures() {
        return "\u00b1 " + Percent.of(halfWidth)
                + (warmup == 0 ? "" : " + " + Percent.of(warmup) + " of warmup")
                + (Double.isNaN(wanted) ? "" : " (wanted " + Percent.of(wanted) + ")");
    }

    @Override
    public String toString() {
        return text();
    }
}
