package org.openjdk.jmh.dynreconf;

import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.IterationMeasurement;

/** Keeps what one criterion needs of the benchmark, and asks it at checkpoints. */
interface CriterionTracker {

    static CriterionTracker of(ConfiguredCriterion configured, ReconfigurationSettings settings) {
        long seed = settings.seed() + configured.name().hashCode();
        return configured.slides() ? new SlidingTracker(configured, settings.warmupIterations().maximum(), seed)
                : VectorTracker.of(configured, settings, seed);
    }

    String name();

    /** Whether it is asked about measurement iterations, instead of warmup iterations. */
    boolean slides();

    void startFork();

    /** The drawn iteration is null where it was not usable; the session asks for nothing then that includes it. */
    void addWarmup(IterationMeasurement measurement, Iteration drawn);

    /** The drawn iteration is null where it was not usable; the session asks for nothing then that includes it. */
    void addMeasurement(IterationMeasurement measurement, Iteration drawn);

    /** The newest measurement iterations are the fork's result, or the window of its warmup where there is none. */
    void endFork(boolean warmup, int kept, boolean usable);

    CriterionVerdict judgeWarmup();

    CriterionVerdict judgeMeasurement(int measured, int wanted);

    CriterionVerdict judgeForks(boolean warmup);

    CriterionVerdict undecided(String reason);
}
