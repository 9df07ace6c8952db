package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.IncrementalStability;
import org.openjdk.jmh.dynreconf.criteria.StabilityFunction;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.IterationMeasurement;

/** Keeps the digests of one criterion of stability values, and asks it about vectors of them. */
final class VectorTracker<D> implements CriterionTracker {

    private final ConfiguredCriterion configured;
    private final IncrementalStability<D> stability;
    private final int windowSize;
    private final int forkReach;
    private final List<D> window = new ArrayList<>();
    private final List<D> fork = new ArrayList<>();
    private final List<D> warmupForks = new ArrayList<>();
    private final List<D> forks = new ArrayList<>();

    private VectorTracker(ConfiguredCriterion configured, IncrementalStability<D> stability,
                          ReconfigurationSettings settings) {
        this.configured = configured;
        this.stability = stability;
        this.windowSize = settings.warmupWindow() + 1;
        this.forkReach = settings.forkWindow();
    }

    static VectorTracker<?> of(ConfiguredCriterion configured, ReconfigurationSettings settings, long seed) {
        return of(configured, configured.newStability(seed), settings);
    }

    private static <D> VectorTracker<D> of(ConfiguredCriterion configured, IncrementalStability<D> stability,
                                           ReconfigurationSettings settings) {
        return new VectorTracker<>(configured, stability, settings);
    }

    @Override
    public String name() {
        return configured.name();
    }

    @Override
    public boolean slides() {
        return false;
    }

    @Override
    public void startFork() {
        window.clear();
        fork.clear();
    }

    @Override
    public void addWarmup(IterationMeasurement measurement, Iteration iteration) {
        if (window.size() == windowSize) {
            window.remove(0);
        }
        window.add(digest(iteration));
    }

    @Override
    public void addMeasurement(IterationMeasurement measurement, Iteration iteration) {
        fork.add(digest(iteration));
    }

    private D digest(Iteration iteration) {
        return iteration == null ? null : stability.digest(iteration);
    }

    @Override
    public void endFork(boolean warmup, int kept, boolean usable) {
        List<D> iterations = kept == 0 ? window : fork.subList(fork.size() - kept, fork.size());
        (warmup ? warmupForks : forks).add(usable ? stability.combine(new ArrayList<>(iterations)) : null);
    }

    @Override
    public CriterionVerdict judgeWarmup() {
        return judge(window, 1);
    }

    /** Not asked: only criteria that slide are. */
    @Override
    public CriterionVerdict judgeMeasurement(int measured, int wanted) {
        throw new UnsupportedOperationException(name() + " does not slide");
    }

    @Override
    public CriterionVerdict judgeForks(boolean warmup) {
        List<D> elements = warmup ? warmupForks : forks;
        return judge(elements, forkReach == 0 ? 1 : Math.max(1, elements.size() - forkReach));
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

    @Override
    public CriterionVerdict undecided(String reason) {
        return undecided(new double[0], reason);
    }

    private CriterionVerdict undecided(double[] vector, String reason) {
        return CriterionVerdict.undecided(configured, vector, reason);
    }
}
