package org.openjdk.jmh.dynreconf.comparison;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** The outcome of comparing two sides; immutable. */
public final class Comparison {

    private static final String UNKNOWN_DIRECTION = "it is not known which values are better";

    private final ComparedUnits units;
    private final ComparisonSettings settings;
    private final Direction direction;
    private final RatioEstimate estimate;
    private final @Nullable String obstacle;
    private final Verdict verdict;
    private final double confidence;
    private final Interval ratio;

    private Comparison(ComparedUnits units, ComparisonSettings settings, Direction direction, RatioEstimate estimate,
                       @Nullable String obstacle, Verdict verdict, double confidence, Interval ratio) {
        this.units = units;
        this.settings = settings;
        this.direction = direction;
        this.estimate = estimate;
        this.obstacle = obstacle;
        this.verdict = verdict;
        this.confidence = confidence;
        this.ratio = ratio;
    }

    /** A comparison that stands alone. */
    static Comparison of(ComparedUnits units, ComparisonSettings settings, Direction direction,
                         RatioEstimate estimate) {
        Interval ratio = estimate.interval(settings.confidence());
        Verdict verdict = Verdict.of(ratio, settings.tolerance(), direction);
        String obstacle = direction == Direction.UNKNOWN && verdict != Verdict.SAME ? UNKNOWN_DIRECTION : null;
        return new Comparison(units, settings, direction, estimate, obstacle, verdict, settings.confidence(), ratio);
    }

    /**
     * Returns the comparison of sides that have nothing in common to compare.
     *
     * @param settings that it was to have
     * @param reason   a phrase, without a capital letter in front and a full stop behind
     * @return undecided, without an estimate
     */
    public static Comparison impossible(ComparisonSettings settings, String reason) {
        return impossible(ComparedUnits.none(), settings, Direction.UNKNOWN, Double.NaN, reason);
    }

    /** A comparison that cannot be decided, whatever its data. */
    static Comparison impossible(ComparedUnits units, ComparisonSettings settings, Direction direction, double point,
                                 String obstacle) {
        RatioEstimate estimate = new UnknownRatio(point);
        return new Comparison(units, settings, direction, estimate, obstacle, Verdict.UNDECIDED, settings.confidence(),
                estimate.interval(settings.confidence()));
    }

    /**
     * A comparison that was decided while it was measured, such as by a sequence of looks.
     *
     * @param baseline  means of forks of what was
     * @param candidate means of forks of what is, in the same unit
     * @param settings  of which the confidence is that of the interval
     * @param direction which values are better
     * @param estimate  of the ratio candidate / baseline, with the p-value that the way of measuring gives it, or none
     * @param verdict   as it was decided
     * @param obstacle  why the data cannot be decided on; null where they can
     * @return the comparison
     */
    public static Comparison decided(double[] baseline, double[] candidate, ComparisonSettings settings,
                                     Direction direction, RatioEstimate estimate, Verdict verdict,
                                     @Nullable String obstacle) {
        return new Comparison(new ComparedUnits(baseline.clone(), candidate.clone(), ComparedUnit.FORK), settings,
                direction, estimate, obstacle, verdict, settings.confidence(),
                estimate.interval(settings.confidence()));
    }

    /**
     * The same with the interval that its verdict rests on, where that is another one than the estimate's.
     *
     * @param interval        of the ratio
     * @param otherConfidence of it, between 0 and 1
     */
    public Comparison restingOn(Interval interval, double otherConfidence) {
        return new Comparison(units, settings, direction, estimate, obstacle, verdict, otherConfidence, interval);
    }

    /**
     * The same where something outside of the data says that they are not to be believed.
     *
     * @param reason a phrase, without a capital letter in front and a full stop behind
     * @return undecided, with the interval and the obstacle; it does not count among comparisons that are judged together
     */
    public Comparison undecidable(String reason) {
        return new Comparison(units, settings, direction, estimate, reason, Verdict.UNDECIDED, confidence, ratio);
    }

    /** The same with the interval at another confidence, and no claim of a change. */
    Comparison undecidedAt(double otherConfidence) {
        return at(otherConfidence, Verdict.UNDECIDED);
    }

    /** The same as one of those that have changed, with the interval at another confidence. */
    Comparison changedAt(double otherConfidence) {
        return at(otherConfidence,
                ratioAt(otherConfidence).point() > 1 ? direction.whenHigher() : direction.whenLower());
    }

    /**
     * The ratio at another confidence.
     *
     * @param otherConfidence between 0 and 1
     * @return estimate and limits
     */
    public Interval ratioAt(double otherConfidence) {
        return otherConfidence == confidence ? ratio : estimate.interval(otherConfidence);
    }

    private Comparison at(double otherConfidence, Verdict otherVerdict) {
        return new Comparison(units, settings, direction, estimate, obstacle, otherVerdict, otherConfidence,
                ratioAt(otherConfidence));
    }

    /**
     * What it means.
     *
     * @return the verdict, from the interval, the tolerance and the direction
     */
    public Verdict verdict() {
        return verdict;
    }

    /**
     * The ratio candidate / baseline of the metric itself: above 1 where values have grown, be that better or worse.
     *
     * @return estimate and limits, at {@link #confidence()}; from 0 to infinity where nothing is known, around NaN
     *         where there is no estimate either
     */
    public Interval ratio() {
        return ratio;
    }

    /**
     * The confidence of {@link #ratio()}.
     *
     * @return that of the settings, or the higher one that a run of several comparisons asks for
     */
    public double confidence() {
        return confidence;
    }

    /**
     * How likely data as far from a ratio of 1 are if nothing has changed.
     *
     * @return from 0 to 1, for this comparison alone; NaN where it was decided by a rule without one
     */
    public double pValue() {
        return estimate.pValue();
    }

    /**
     * Why the data cannot be decided on, which more data of the same kind would not change.
     *
     * @return what is wrong, on which side and where; empty where there is a proper interval
     */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /**
     * The p-value of the test of Mann and Whitney on the means of units, whatever the method.
     *
     * @return above 0 and at most 1; NaN where a side has no usable value
     */
    public double mannWhitneyPValue() {
        return units.mannWhitneyPValue();
    }

    /**
     * Cliff's delta of the candidate's units against the baseline's, whatever the method.
     *
     * @return from −1, all of the candidate's lower, to 1; NaN where a side has no usable value
     */
    public double cliffsDelta() {
        return units.cliffsDelta();
    }

    /**
     * How many units the baseline has.
     *
     * @return how many of {@link #unit()}; 0 where a side has no usable value
     */
    public int baselineUnits() {
        return units.baseline().length;
    }

    /**
     * How many units the candidate has.
     *
     * @return how many of {@link #unit()}; 0 where a side has no usable value
     */
    public int candidateUnits() {
        return units.candidate().length;
    }

    /**
     * Whose scatter the interval comes from.
     *
     * @return forks, unless iterations had to stand in for them, or there is a history of runs
     */
    public ComparedUnit unit() {
        return units.unit();
    }

    /**
     * Whether the units are iterations, because a side has a single fork and somebody insisted.
     *
     * @return true if {@link #unit()} says so
     */
    public boolean isOfIterations() {
        return units.unit() == ComparedUnit.ITERATION;
    }

    /**
     * What was asked.
     *
     * @return the settings
     */
    public ComparisonSettings settings() {
        return settings;
    }

    /**
     * Which values are better.
     *
     * @return the direction
     */
    public Direction direction() {
        return direction;
    }

    @Override
    public String toString() {
        return verdict + " " + ratio() + (obstacle == null ? "" : " (" + obstacle + ")");
    }
}
