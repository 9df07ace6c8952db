package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.Question;
import org.openjdk.jmh.dynreconf.criteria.Threshold;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.IterationSampler;

/** Keeps digests of iterations and forks for one kind of stability value, and judges vectors of such values. */
final class VectorJudge<D> implements Judge {

    private final StabilityFunction function;
    private final Threshold rule;
    private final double threshold;
    private final IncrementalStability<D> stability;
    private final IterationSampler sampler;
    private final int windowSize;
    private final int forkReach;
    private final List<D> window = new ArrayList<>();
    private final List<D> iterations = new ArrayList<>();
    private final List<D> warmupForks = new ArrayList<>();
    private final List<D> forks = new ArrayList<>();
    private ForkRole fork = ForkRole.measured();

    VectorJudge(StabilityFunction function, Threshold rule, IncrementalStability<D> stability, JudgeSetup setup) {
        this.function = function;
        this.rule = rule;
        this.threshold = setup.threshold();
        this.stability = stability;
        this.sampler = setup.sampler();
        this.windowSize = setup.sampling().warmupWindow() + 1;
        this.forkReach = setup.sampling().forkWindow();
    }

    @Override
    public void startFork(ForkRole begun) {
        fork = begun;
        window.clear();
        iterations.clear();
    }

    @Override
    public void warmupIteration(Iteration iteration) {
        if (window.size() == windowSize) {
            window.remove(0);
        }
        window.add(digest(iteration));
    }

    @Override
    public void measurementIteration(Iteration iteration) {
        iterations.add(digest(iteration));
    }

    /** Returns null for an iteration that is not usable; no checkpoint then depends on it. */
    private @Nullable D digest(Iteration iteration) {
        return iteration.sample().isUsable() ? stability.digest(sampler.sample(iteration)) : null;
    }

    /** Represents a warmup fork without measurement by the window of its warmup. */
    @Override
    public void endFork(int kept) {
        List<D> result = kept == 0 ? window : iterations.subList(iterations.size() - kept, iterations.size());
        ended(fork.isWarmup()).add(stability.combine(new ArrayList<>(result)));
    }

    private List<D> ended(boolean warmup) {
        return warmup ? warmupForks : forks;
    }

    @Override
    public Judgement judge(Question question) {
        if (question.phase() == Phase.WARMUP) {
            return judge(window, 1);
        }
        List<D> elements = ended(question.phase() == Phase.WARMUP_FORKS);
        return judge(elements, forkReach == 0 ? 1 : Math.max(1, elements.size() - forkReach));
    }

    private Judgement judge(List<D> elements, int fromUnion) {
        double[] vector = stability.vector(elements, fromUnion);
        return judge(vector).withEvidence(vector);
    }

    private Judgement judge(double[] vector) {
        if (vector.length < function.minimumLength()) {
            return Judgement.undecided("too few measurements: " + vector.length + " of at least "
                    + function.minimumLength() + " stability values");
        }
        for (int i = 0; i < vector.length; i++) {
            if (Double.isNaN(vector[i]) || Double.isInfinite(vector[i])) {
                return Judgement.undecided("stability value " + (i + 1) + " of " + vector.length + " is " + vector[i]);
            }
        }
        double figure = function.aggregate(vector.clone());
        return Double.isNaN(figure) ? Judgement.undecided("the stability function gives NaN")
                : Judgement.of(rule.isMet(figure, threshold), figure);
    }
}
