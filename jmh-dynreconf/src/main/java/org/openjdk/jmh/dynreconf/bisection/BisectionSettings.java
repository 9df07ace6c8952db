package org.openjdk.jmh.dynreconf.bisection;

import java.util.Objects;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;

/** Holds the settings of a bisection; immutable. Each {@code with} method returns a changed copy. */
public final class BisectionSettings {

    /** The default confidence of the answer. */
    public static final double CONFIDENCE = 0.95;

    /** The default maximum number of forks of the search. */
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

    /** {@return the defaults: sequential comparison of the ends, 95 % confidence, at most 200 forks} */
    public static BisectionSettings standard() {
        return STANDARD;
    }

    /**
     * Returns a copy with other settings of the comparison of both ends.
     *
     * @param settings of the decision whether they differ at all
     */
    public BisectionSettings withEnds(SequentialSettings settings) {
        return new BisectionSettings(Objects.requireNonNull(settings, "ends"), confidence, mostForks, all, drift);
    }

    /**
     * Returns a copy with another confidence.
     *
     * @param sure how likely the answer is to be right, from 0.5 to below 1
     * @throws IllegalArgumentException if it is out of range
     */
    public BisectionSettings withConfidence(double sure) {
        if (!(sure >= 0.5 && sure < 1)) {
            throw new IllegalArgumentException("confidence " + sure + " is not from 0.5 to below 1");
        }
        return new BisectionSettings(ends, sure, mostForks, all, drift);
    }

    /**
     * Returns a copy with another bound.
     *
     * @param forks that search at most, once the ends are known to differ: 0 or more
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
     * {@return a copy for scores that do not drift with the machine, such as counts: the search runs no forks of the
     * ends in turn}
     */
    public BisectionSettings withoutDrift() {
        return new BisectionSettings(ends, confidence, mostForks, all, false);
    }

    /** {@return the settings of the comparison of both ends} */
    public SequentialSettings ends() {
        return ends;
    }

    /** {@return the confidence of the answer, from 0.5 to below 1} */
    public double confidence() {
        return confidence;
    }

    /** {@return the maximum number of forks of the search after the ends are known to differ, 0 or more} */
    public int mostForks() {
        return mostForks;
    }

    /** {@return whether to find all changes instead of one} */
    public boolean seeksAll() {
        return all;
    }

    /** {@return whether scores may drift; if so, forks of the ends take turns in the search} */
    boolean mayDrift() {
        return drift;
    }
}
