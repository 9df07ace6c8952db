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
    /** The confidence of the answer, from 0.5 to below 1. */
    final double confidence;
    /** The maximum number of forks of the search after the ends are known to differ. */
    final int mostForks;
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

    /** Returns the defaults: sequential comparison of the ends, 95 % confidence, at most 200 forks. */
    public static BisectionSettings standard() {
        return STANDARD;
    }

    /** Returns a copy with other settings of the comparison of both ends. */
    public BisectionSettings withEnds(SequentialSettings settings) {
        return new BisectionSettings(Objects.requireNonNull(settings, "ends"), confidence, mostForks, all, drift);
    }

    /**
     * Returns a copy with another confidence of the answer, from 0.5 to below 1.
     *
     * @throws IllegalArgumentException if it is out of range
     */
    public BisectionSettings withConfidence(double sure) {
        if (!(sure >= 0.5 && sure < 1)) {
            throw new IllegalArgumentException("confidence " + sure + " is not from 0.5 to below 1");
        }
        return new BisectionSettings(ends, sure, mostForks, all, drift);
    }

    /**
     * Returns a copy with another maximum number of forks of the search, 0 or more, after the ends are known to differ.
     *
     * @throws IllegalArgumentException if it is out of range
     */
    public BisectionSettings withMostForks(int forks) {
        if (forks < 0) {
            throw new IllegalArgumentException("at most " + forks + " forks: it must be 0 or more");
        }
        return new BisectionSettings(ends, confidence, forks, all, drift);
    }

    /** Returns a copy that finds all changes, or only one. */
    public BisectionSettings withAll(boolean wanted) {
        return new BisectionSettings(ends, confidence, mostForks, wanted, drift);
    }

    /** Returns a copy for scores without drift, such as counts: the search runs no forks of the ends in turn. */
    public BisectionSettings withoutDrift() {
        return new BisectionSettings(ends, confidence, mostForks, all, false);
    }

    public SequentialSettings ends() {
        return ends;
    }

    /** Returns whether to find all changes instead of one. */
    public boolean seeksAll() {
        return all;
    }

    /** Returns whether scores may drift; if so, forks of the ends take turns in the search. */
    boolean mayDrift() {
        return drift;
    }
}
