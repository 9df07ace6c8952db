package org.openjdk.jmh.dynreconf.bisection;

import java.util.Objects;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;

/** What a bisection asks; immutable. Each {@code with} method gives a changed copy. */
public final class BisectionSettings {

    /** How sure the answer is to be, where nobody says otherwise. */
    public static final double CONFIDENCE = 0.95;

    /** How many forks search for the change at most, where nobody says otherwise. */
    public static final int MOST_FORKS = 200;

    private static final BisectionSettings STANDARD =
            new BisectionSettings(SequentialSettings.standard(), CONFIDENCE, MOST_FORKS, false, true);

    private final SequentialSettings ends;
    private final double confidence;
    private final int mostForks;
    private final boolean all;
    private final boolean drift;

    private BisectionSettings(SequentialSettings ends, double confidence, int mostForks, boolean all,
                              boolean drift) {
        this.ends = ends;
        this.confidence = confidence;
        this.mostForks = mostForks;
        this.all = all;
        this.drift = drift;
    }

    /**
     * The defaults: those of sequential comparisons for the ends, an answer that is sure by 95 %, 200 forks at most.
     *
     * @return the settings
     */
    public static BisectionSettings standard() {
        return STANDARD;
    }

    /**
     * With other settings of the comparison of both ends.
     *
     * @param settings of the decision whether they differ at all
     * @return a copy
     */
    public BisectionSettings withEnds(SequentialSettings settings) {
        return new BisectionSettings(Objects.requireNonNull(settings, "ends"), confidence, mostForks, all, drift);
    }

    /**
     * With another confidence.
     *
     * @param sure how likely the answer is to be right, from 0.5 to below 1
     * @return a copy
     * @throws IllegalArgumentException if it is out of range
     */
    public BisectionSettings withConfidence(double sure) {
        if (!(sure >= 0.5 && sure < 1)) {
            throw new IllegalArgumentException("confidence " + sure + " is not from 0.5 to below 1");
        }
        return new BisectionSettings(ends, sure, mostForks, all, drift);
    }

    /**
     * With another bound.
     *
     * @param forks that search at most, once the ends are known to differ: 0 or more
     * @return a copy
     * @throws IllegalArgumentException if it is out of range
     */
    public BisectionSettings withMostForks(int forks) {
        if (forks < 0) {
            throw new IllegalArgumentException("at most " + forks + " forks: it must be 0 or more");
        }
        return new BisectionSettings(ends, confidence, forks, all, drift);
    }

    /**
     * That find all changes.
     *
     * @param wanted whether to go on when one is found
     * @return a copy
     */
    public BisectionSettings withAll(boolean wanted) {
        return new BisectionSettings(ends, confidence, mostForks, wanted, drift);
    }

    /**
     * For scores that no machine shifts meanwhile, such as counts: forks of the ends take no turns in the search.
     *
     * @return a copy
     */
    public BisectionSettings withoutDrift() {
        return new BisectionSettings(ends, confidence, mostForks, all, false);
    }

    /**
     * What decides whether the ends differ at all.
     *
     * @return the settings of the comparison
     */
    public SequentialSettings ends() {
        return ends;
    }

    /**
     * How sure the answer is to be.
     *
     * @return from 0.5 to below 1
     */
    public double confidence() {
        return confidence;
    }

    /**
     * How many forks search at most, once the ends are known to differ.
     *
     * @return 0 or more
     */
    public int mostForks() {
        return mostForks;
    }

    /**
     * Whether all changes are wanted.
     *
     * @return false where one is enough
     */
    public boolean seeksAll() {
        return all;
    }

    /**
     * Whether scores may drift meanwhile.
     *
     * @return false where forks of the ends take no turns in the search
     */
    boolean mayDrift() {
        return drift;
    }
}
