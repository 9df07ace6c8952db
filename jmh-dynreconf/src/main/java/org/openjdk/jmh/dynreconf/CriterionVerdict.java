package org.openjdk.jmh.dynreconf;

import java.util.Optional;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;

/**
 * What one criterion said at a checkpoint; immutable.
 */
public final class CriterionVerdict {

    private final ConfiguredCriterion criterion;
    private final double[] vector;
    private final double aggregate;
    private final boolean stable;
    private final String explanation;
    private final String undecidedReason;

    private CriterionVerdict(ConfiguredCriterion criterion, double[] vector, double aggregate, boolean stable,
                             String explanation, String undecidedReason) {
        this.criterion = criterion;
        this.vector = vector;
        this.aggregate = aggregate;
        this.stable = stable;
        this.explanation = explanation;
        this.undecidedReason = undecidedReason;
    }

    static CriterionVerdict decided(ConfiguredCriterion criterion, double[] vector, double aggregate,
                                    boolean stable) {
        return new CriterionVerdict(criterion, vector, aggregate, stable, null, null);
    }

    static CriterionVerdict undecided(ConfiguredCriterion criterion, double[] vector, String reason) {
        return new CriterionVerdict(criterion, vector, Double.NaN, false, null, reason);
    }

    static CriterionVerdict of(ConfiguredCriterion criterion, Judgement judgement) {
        if (judgement.undecidedReason().isPresent()) {
            return undecided(criterion, new double[0], judgement.undecidedReason().get());
        }
        return new CriterionVerdict(criterion, new double[] {judgement.figure()}, judgement.figure(),
                judgement.isSteady(), judgement.explanation().orElse(null), null);
    }

    /**
     * The criterion's name.
     *
     * @return never an alias
     */
    public String criterion() {
        return criterion.name();
    }

    /**
     * The criterion's stability values over the window (Eq. 1) or the forks (Eq. 2), without undefined elements; the
     * figure alone of a criterion that slides.
     *
     * @return a copy, oldest first; may be empty, and may hold NaN, where the verdict is undecided
     */
    public double[] vector() {
        return vector.clone();
    }

    /**
     * The figure that was compared with the threshold: the spread of the vector, or its mean, or what a criterion that
     * slides found.
     *
     * @return NaN where the verdict is undecided
     */
    public double aggregate() {
        return aggregate;
    }

    /**
     * The threshold.
     *
     * @return as configured
     */
    public double threshold() {
        return criterion.threshold();
    }

    /**
     * How aggregate and threshold compare where the criterion holds.
     *
     * @return "&lt;=" or "&gt;", or what a stability function of one's own says
     */
    public String comparison() {
        return criterion.criterion().stabilityFunction().comparison();
    }

    /**
     * Whether the criterion holds.
     *
     * @return false where the verdict is undecided
     */
    public boolean isStable() {
        return stable;
    }

    /**
     * What a criterion that slides found, in one sentence.
     *
     * @return empty where it could not tell, and for criteria that do not slide
     */
    public Optional<String> explanation() {
        return Optional.ofNullable(explanation);
    }

    /**
     * Why the criterion could not tell.
     *
     * @return one line, or empty where it could
     */
    public Optional<String> undecidedReason() {
        return Optional.ofNullable(undecidedReason);
    }
}
