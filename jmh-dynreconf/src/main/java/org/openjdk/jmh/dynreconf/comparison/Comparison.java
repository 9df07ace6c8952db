package org.openjdk.jmh.dynreconf.comparison;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Holds the outcome of comparing two sides; immutable. */
public final class Comparison {

    private static final String UNKNOWN_DIRECTION = "whether higher or lower values are better is unknown";

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

    /** Creates a comparison by itself, not as one of a run. */
    static Comparison of(ComparedUnits units, ComparisonSettings settings, Direction direction,
                         RatioEstimate estimate) {
        Interval ratio = estimate.interval(settings.confidence());
        Verdict verdict = Verdict.of(ratio, settings.tolerance(), direction);
        String obstacle = direction == Direction.UNKNOWN && verdict != Verdict.SAME ? UNKNOWN_DIRECTION : null;
        return new Comparison(units, settings, direction, estimate, obstacle, verdict, settings.confidence(), ratio);
    }

    /** Returns the comparison of sides that have nothing in common to compare, with the reason, a phrase. */
    public static Comparison impossible(ComparisonSettings settings, String reason) {
        return impossible(ComparedUnits.none(), settings, Direction.UNKNOWN, Double.NaN, reason);
    }

    /** Returns a comparison that cannot be decided. */
    static Comparison impossible(ComparedUnits units, ComparisonSettings settings, Direction direction, double point,
                                 String obstacle) {
        RatioEstimate estimate = RatioEstimate.ofInterval(Interval.unknownRatio(point), 1);
        return new Comparison(units, settings, direction, estimate, obstacle, Verdict.UNDECIDED, settings.confidence(),
                estimate.interval(settings.confidence()));
    }

    /**
     * Returns a comparison that was decided while it was measured, such as by a sequence of looks.
     *
     * @param baseline  means of forks
     * @param candidate means of forks, in the same unit
     * @param settings  whose confidence is that of the interval
     * @param estimate  of the ratio candidate / baseline
     * @param obstacle  the reason why the data cannot be decided; null if they can
     */
    public static Comparison decided(double[] baseline, double[] candidate, ComparisonSettings settings,
                                     Direction direction, RatioEstimate estimate, Verdict verdict,
                                     @Nullable String obstacle) {
        return new Comparison(new ComparedUnits(baseline.clone(), candidate.clone()), settings,
                direction, estimate, obstacle, verdict, settings.confidence(),
                estimate.interval(settings.confidence()));
    }

    /** Returns a copy with the interval and confidence that the verdict is based on, if not the estimate's. */
    public Comparison restingOn(Interval interval, double otherConfidence) {
        return new Comparison(units, settings, direction, estimate, obstacle, verdict, otherConfidence, interval);
    }

    /**
     * Returns an undecided copy, because the data are not credible for a reason, a phrase. It does not count among
     * comparisons that are judged together.
     */
    public Comparison undecidable(String reason) {
        return new Comparison(units, settings, direction, estimate, reason, Verdict.UNDECIDED, confidence, ratio);
    }

    /** Returns an undecided copy with the interval at another confidence. */
    Comparison undecidedAt(double otherConfidence) {
        return at(otherConfidence, Verdict.UNDECIDED);
    }

    /** Returns a changed copy with the interval at another confidence. */
    Comparison changedAt(double otherConfidence) {
        return at(otherConfidence,
                ratioAt(otherConfidence).point() > 1 ? direction.whenHigher() : direction.whenLower());
    }

    /** Returns the ratio at another confidence, between 0 and 1. */
    public Interval ratioAt(double otherConfidence) {
        return otherConfidence == confidence ? ratio : estimate.interval(otherConfidence);
    }

    private Comparison at(double otherConfidence, Verdict otherVerdict) {
        return new Comparison(units, settings, direction, estimate, obstacle, otherVerdict, otherConfidence,
                ratioAt(otherConfidence));
    }

    public Verdict verdict() {
        return verdict;
    }

    /**
     * Returns the ratio candidate / baseline of the metric with its limits at {@link #confidence()}, above 1 if values
     * have grown, for better or worse. It is from 0 to infinity if unknown, around NaN without an estimate.
     */
    public Interval ratio() {
        return ratio;
    }

    /** Returns the confidence of {@link #ratio()}: that of the settings, or a higher one of several comparisons. */
    public double confidence() {
        return confidence;
    }

    /** Returns the p-value of no change for this comparison alone; NaN if the rule has none. */
    public double pValue() {
        return estimate.pValue();
    }

    /**
     * Returns the reason why the data cannot be compared, which more data would not change: problem, side and place;
     * empty if there is a proper interval.
     */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /** Returns the p-value of the Mann-Whitney test on the means of units; NaN if a side has no usable value. */
    public double mannWhitneyPValue() {
        return units.mannWhitneyPValue();
    }

    /**
     * Returns Cliff's delta of the candidate's units against the baseline's, whatever the method: from −1, all of the
     * candidate's lower, to 1; NaN if a side has no usable value.
     */
    public double cliffsDelta() {
        return units.cliffsDelta();
    }

    public ComparisonSettings settings() {
        return settings;
    }

    /** Returns the direction of better values. */
    public Direction direction() {
        return direction;
    }

    @Override
    public String toString() {
        return verdict + " " + ratio() + (obstacle == null ? "" : " (" + obstacle + ")");
    }
}
