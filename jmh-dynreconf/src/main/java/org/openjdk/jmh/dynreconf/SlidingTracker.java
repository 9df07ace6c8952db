package org.openjdk.jmh.dynreconf;

import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.SlidingStability;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.IterationLevel;
import org.openjdk.jmh.dynreconf.measurement.IterationMeasurement;

/** Gives a criterion that slides the series of iterations, and asks for its judgement. */
final class SlidingTracker implements CriterionTracker {

    private final ConfiguredCriterion configured;
    private final int longestWarmup;
    private final SlidingStability stability;

    SlidingTracker(ConfiguredCriterion configured, int longestWarmup, long seed) {
        this.configured = configured;
        this.longestWarmup = longestWarmup;
        this.stability = configured.newSlidingStability(seed);
    }

    @Override
    public String name() {
        return configured.name();
    }

    @Override
    public boolean slides() {
        return true;
    }

    @Override
    public void startFork() {
        stability.startFork(longestWarmup);
    }

    @Override
    public void addWarmup(IterationMeasurement measurement, Iteration drawn) {
        stability.add(IterationLevel.of(measurement, true));
    }

    @Override
    public void addMeasurement(IterationMeasurement measurement, Iteration drawn) {
        stability.add(IterationLevel.of(measurement, false));
    }

    @Override
    public void endFork(boolean warmup, int kept, boolean usable) {
        if (usable && kept > 0) {
            stability.endFork(warmup, kept);
        }
    }

    /** Asked only where no measurement follows that could slide. */
    @Override
    public CriterionVerdict judgeWarmup() {
        return undecided("no measurement follows that could slide");
    }

    @Override
    public CriterionVerdict judgeMeasurement(int measured, int wanted) {
        return verdict(stability.judge(measured, wanted));
    }

    @Override
    public CriterionVerdict judgeForks(boolean warmup) {
        return verdict(stability.judgeForks(warmup));
    }

    @Override
    public CriterionVerdict undecided(String reason) {
        return verdict(Judgement.undecided(reason));
    }

    private CriterionVerdict verdict(Judgement judgement) {
        return CriterionVerdict.of(configured, judgement);
    }
}
