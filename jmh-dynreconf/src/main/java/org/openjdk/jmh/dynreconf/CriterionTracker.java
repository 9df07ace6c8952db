package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.IncrementalStability;
import org.openjdk.jmh.dynreconf.criteria.StabilityFunction;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/** Keeps the digests of one criterion and asks it at checkpoints. */
final class CriterionTracker<D> {

    private final ConfiguredCriterion configured;
    private final IncrementalStability<D> stability;
    private final int windowSize;
    private final List<D> window = new ArrayList<>();
    private final List<D> fork = new ArrayList<>();
    private final List<D> warmupForks = new ArrayList<>();
    private final List<D> forks = new ArrayList<>();

    private CriterionTracker(ConfiguredCriterion configured, IncrementalStability<D> stability, int windowSize) {
        this.configured = configured;
        this.stability = stability;
        this.windowSize = windowSize;
    }

    static CriterionTracker<?> of(ConfiguredCriterion configured, ReconfigurationSettings settings) {
        long seed = settings.seed() + configured.name().hashCode();
        return of(configured, configured.newStability(seed), settings.warmupWindow() + 1);
    }

    private static <D> CriterionTracker<D> of(ConfiguredCriterion configured, IncrementalStability<D> stability,
                                              int windowSize) {
        return new CriterionTracker<>(configured, stability, windowSize);
    }

    String name() {
        return configured.name();
    }

    void startFork() {
        window.clear();
        fork.clear();
    }

    /** The iteration is null where it was not usable; the session asks for nothing then that includes it. */
    void addWarmup(Iteration iteration) {
        if (window.size() == windowSize) {
            window.remove(0);
        }
        window.add(digest(iteration));
    }

    void addMeasurement(Iteration iteration) {
        fork.add(digest(iteration));
    }

    private D digest(Iteration iteration) {
        return iteration == null ? null : stability.digest(iteration);
    }

    /** Takes the fork's measurement iterations, or the window of its warmup where it has none. */
    void endFork(boolean warmup, boolean usable) {
        List<D> iterations = fork.isEmpty() ? window : fork;
        (warmup ? warmupForks : forks).add(usable ? stability.combine(new ArrayList<>(iterations)) : null);
    }

    CriterionVerdict judgeWarmup() {
        return judge(window, 1);
    }

    /** A reach of 0 asks for all forks. */
    CriterionVerdict judgeForks(boolean warmup, int reach) {
        List<D> elements = warmup ? warmupForks : forks;
        return judge(elements, reach == 0 ? 1 : Math.max(1, elements.size() - reach));
    }

    private CriterionVerdict judge(List<D> elements, int fromUnion) {
        double[] vector = stability.vector(elements, fromUnion);
        StabilityFunction function = configured.criterion().stabilityFunction();
        if (vector.length < function.minimumLength()) {
            return undecided(vector, "too few measurements: " + vector.length + " of at least "
                    + function.minimumLength() + " stability values");
        }
        for (int i = 0; i < vector.length; i++) {
            if (Double.isNaN(vector[i]) || Double.isInfinite(vector[i])) {
                return undecided(vector, "stability value " + (i + 1) + " of " + vector.length + " is " + vector[i]);
            }
        }
        double aggregate = function.aggregate(vector.clone());
        if (Double.isNaN(aggregate)) {
            return undecided(vector, "the stability function gives NaN");
        }
        return CriterionVerdict.decided(configured, vector, aggregate,
                function.isStable(aggregate, configured.threshold()));
    }

    CriterionVerdict undecided(String reason) {
        return undecided(new double[0], reason);
    }

    private CriterionVerdict undecided(double[] vector, String reason) {
        return CriterionVerdict.undecided(configured, vector, reason);
    }
}
