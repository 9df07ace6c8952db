package org.openjdk.jmh.dynreconf.comparison;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** The outcome of comparing two sides; immutable. */
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

    /**
     * Returns the comparison of sides that have nothing in common to compare.
     *
     * @param settings that it was to have
     * @param reason   a phrase, without a capital letter in front and a full stop behind
     */
    public static Comparison impossible(ComparisonSettings settings, String reason) {
        return impossible(ComparedUnits.none(), settings, Direction.UNKNOWN, Double.NaN, reason);
    }

    /** Returns a comparison that cannot be decided, whatever its data. */
    static Comparison impossible(ComparedUnits units, ComparisonSettings settings, Direction direction, double point,
                                 String obstacle) {
        RatioEstimate estimate = new UnknownRatio(point);
        return new Comparison(units, settings, direction, estimate, obstacle, Verdict.UNDECIDED, settings.confidence(),
                estimate.interval(settings.confidence()));
    }

    /**
     * Returns a comparison that was decided while it was measured, such as by a sequence of looks.
     *
     * @param baseline  means of forks of what was
     * @param candidate means of forks of what is, in the same unit
     * @param settings  of which the confidence is that of the interval
     * @param direction which values are better
     * @param estimate  of the ratio candidate / baseline, with the p-value that the way of measuring gives it, or none
     * @param verdict   as it was decided
     * @param obstacle  why the data cannot be decided on; null where they can
     */
    public static Comparison decided(double[] baseline, double[] candidate, ComparisonSettings settings,
                                     Direction direction, RatioEstimate estimate, Verdict verdict,
                                     @Nullable String obstacle) {
        return new Comparison(new ComparedUnits(baseline.clone(), candidate.clone(), ComparedUnit.FORK), settings,
                direction, estimate, obstacle, verdict, settings.confidence(),
                estimate.interval(settings.confidence()));
    }

    /**
     * Returns the same with the interval that its verdict rests on, where that is another one than the estimate's.
     *
     * @param interval        of the ratio
     * @param otherConfidence of it, between 0 and 1
     */
    public Comparison restingOn(Interval interval, double otherConfidence) {
        return new Comparison(units, settings, direction, estimate, obstacle, verdict, otherConfidence, interval);
    }

    /**
     * Returns the same where something outside of the data says that they are not to be believed.
     *
     * @param reason a phrase, without a capital letter in front and a full stop behind
     * @return undecided, with the interval and the obstacle; it does not count among comparisons that are judged
     *         together
     */
    public Comparison undecidable(String reason) {
        return new Comparison(units, settings, direction, estimate, reason, Verdict.UNDECIDED, confidence, ratio);
    }

    /** Returns the same with the interval at another confidence, and no claim of a change. */
    Comparison undecidedAt(double otherConfidence) {
        return at(otherConfidence, Verdict.UNDECIDED);
    }

    /** Returns the same as one of those that have changed, with the interval at another confidence. */
    Comparison changedAt(double otherConfidence) {
        return at(otherConfidence,
                ratioAt(otherConfidence).point() > 1 ? direction.whenHigher() : direction.whenLower());
    }

    /**
     * Returns the ratio at another confidence.
     *
     * @param otherConfidence between 0 and 1
     */
    public Interval ratioAt(double otherConfidence) {
        return otherConfidence == confidence ? ratio : estimate.interval(otherConfidence);
    }

    private Comparison at(double otherConfidence, Verdict otherVerdict) {
        return new Comparison(units, settings, direction, estimate, obstacle, otherVerdict, otherConfidence,
                ratioAt(otherConfidence));
    }

    /** {@return the verdict, from the interval, the tolerance and the direction} */
    public Verdict verdict() {
        return verdict;
    }

    /**
     * {@return the ratio candidate / baseline of the metric with its limits at {@link #confidence()}: above 1 if values
     * have grown, for better or worse; from 0 to infinity if unknown, around NaN without an estimate}
     */
    public Interval ratio() {
        return ratio;
    }

    /**
     * {@return the confidence of {@link #ratio()}: that of the settings, or the higher one that a run of several
     * comparisons needs}
     */
    public double confidence() {
        return confidence;
    }

    /**
     * {@return the p-value of the null hypothesis of no change, for this comparison alone; NaN if the rule has none}
     */
    public double pValue() {
        return estimate.pValue();
    }

    /**
     * {@return the reason why the data cannot be compared, which more data would not change: problem, side and place;
     * empty if there is a proper interval}
     */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /**
     * {@return the p-value of the Mann-Whitney test on the means of units, whatever the method; NaN if a side has no
     * usable value}
     */
    public double mannWhitneyPValue() {
        return units.mannWhitneyPValue();
    }

    /**
     * {@return Cliff's delta of the candidate's units against the baseline's, whatever the method: from −1, all of the
     * candidate's lower, to 1; NaN if a side has no usable value}
     */
    public double cliffsDelta() {
        return units.cliffsDelta();
    }

    /** {@return the number of units of the baseline, 0 if it has no usable value} */
    public int baselineUnits() {
        return units.baseline().length;
    }

    /** {@return the number of units of the candidate, 0 if it has no usable value} */
    public int candidateUnits() {
        return units.candidate().length;
    }

    /** {@return the unit of replication: forks, unless iterations replace them or a history of runs is used} */
    public ComparedUnit unit() {
        return units.unit();
    }

    /** {@return the settings} */
    public ComparisonSettings settings() {
        return settings;
    }

    /** {@return the direction of better values} */
    public Direction direction() {
        return direction;
    }

    @Override
    public String toString() {
        return verdict + " " + ratio() + (obstacle == null ? "" : " (" + obstacle + ")");
    }

    /** A ratio of which nothing is known but, perhaps, an estimate. */
    private static final class UnknownRatio implements RatioEstimate {

        private final double point;

        /** Creates a ratio with an estimate, which may be NaN. */
        UnknownRatio(double point) {
            this.point = point;
        }

        @Override
        public double point() {
            return point;
        }

        @Override
        public Interval interval(double confidence) {
            return Interval.of(0, point, Double.POSITIVE_INFINITY);
        }

        @Override
        public double pValue() {
            return 1;
        }
    }
}
