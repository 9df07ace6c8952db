package org.openjdk.jmh.dynreconf.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.CriterionFailure;
import org.openjdk.jmh.dynreconf.ForkLoop;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;

/**
 * Runs a criterion on the standard shapes, and reports its problems: in a unit test, {@code assertEquals(List.of(), new
 * CriterionCheck(ConfiguredCriterion.of(new MyCriterion()), 1).problems())}.
 */
public final class CriterionCheck {

    private static final int MAX_WARMUP = ReconfigurationDefaults.MAX_WARMUP_ITERATIONS;
    private static final int INVOCATIONS = 1000;

    private final ConfiguredCriterion criterion;
    private final long seed;

    /**
     * Creates a check of one criterion.
     *
     * @param criterion the criterion with its options and threshold
     * @param seed      of the measurements
     */
    public CriterionCheck(ConfiguredCriterion criterion, long seed) {
        this.criterion = criterion;
        this.seed = seed;
    }

    /**
     * Checks what every criterion must do: it neither throws nor gives NaN on any shape; the same measurements give the
     * same decision; a constant benchmark is warm at the first checkpoint after at most six iterations. It may find
     * other shapes stable at any time ({@link #warmupIterations}).
     *
     * @return one line for each problem; empty if there is none
     */
    public List<String> problems() {
        List<String> problems = new ArrayList<>();
        for (boolean scores : new boolean[] {false, true}) {
            for (Shape shape : Shape.values()) {
                problemOf(shape, scores).ifPresent(
                        problem -> problems.add(shape + (scores ? " in scores: " : " in distributions: ") + problem));
            }
        }
        return problems;
    }

    private Optional<String> problemOf(Shape shape, boolean scores) {
        ReconfigurationSession session = session();
        ForkLoop loop = run(session, shape, scores);
        Optional<CriterionFailure> failure = session.failure();
        if (failure.isPresent()) {
            return failure.map(CriterionFailure::toString);
        }
        int checkpoints = checkpoints(loop);
        Optional<String> undecided = loop.last().judgements().values().stream().map(Judgement::undecidedReason)
                .filter(Optional::isPresent).map(Optional::get).findFirst();
        if (undecided.isPresent()) {
            return undecided.map(reason -> "undecided after " + checkpoints + " iterations: " + reason);
        }
        if (checkpoints != checkpoints(run(session(), shape, scores))) {
            return Optional.of("the same measurements gave another decision");
        }
        int warmup = loop.iterationsBeforeResult();
        return shape == Shape.CONSTANT && warmup > 6
                ? Optional.of("found stable after " + warmup + " iterations only") : Optional.empty();
    }

    private static int checkpoints(ForkLoop loop) {
        return loop.warmup().size() + loop.measurement().size();
    }

    /**
     * Returns how many iterations of a shape it takes until the criterion finds the benchmark warm, with the default
     * bounds. For a criterion that judges the measurement, these are the iterations before the one that it finds
     * steady.
     *
     * @param shape  the benchmark's behaviour
     * @param scores whether iterations give a single score each, instead of 1,000 invocation times
     * @return from the default minimum to the default maximum, or empty if it never does
     */
    public Optional<Integer> warmupIterations(Shape shape, boolean scores) {
        ForkLoop loop = run(session(), shape, scores);
        return loop.last().heldBack().isEmpty() ? Optional.of(loop.iterationsBeforeResult()) : Optional.empty();
    }

    /**
     * Returns how many forks of a shape, of ten measurement iterations each after a long warmup, it takes until the
     * criterion finds the benchmark stable, with the default bounds.
     *
     * @param shape  the benchmark's behaviour
     * @param scores whether iterations give a single score each, instead of 1,000 invocation times
     * @return from the default minimum to the default maximum, or empty if it never does
     */
    public Optional<Integer> forks(Shape shape, boolean scores) {
        ReconfigurationSession session = session();
        RandomStream random = new RandomStream(seed);
        Checkpoint checkpoint;
        int fork = 0;
        do {
            session.startFork(ForkRole.measured());
            for (int i = MAX_WARMUP; i < MAX_WARMUP + 10; i++) {
                session.measurementIteration(measure(shape, fork, i, scores, random));
            }
            checkpoint = session.endFork();
            fork++;
        } while (!checkpoint.decision().stops());
        return checkpoint.heldBack().isEmpty() ? Optional.of(fork) : Optional.empty();
    }

    private ReconfigurationSession session() {
        return new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(Collections.singletonList(criterion)).build());
    }

    /** Runs a fork until the criterion, or its bound, has decided the length of the warmup. */
    private ForkLoop run(ReconfigurationSession session, Shape shape, boolean scores) {
        RandomStream random = new RandomStream(seed);
        int[] next = {0};
        Supplier<Iteration> iterations = () -> measure(shape, 0, next[0]++, scores, random);
        return ForkLoop.untilWarm(session, ForkRole.measured(), iterations);
    }

    private static Iteration measure(Shape shape, int fork, int iteration, boolean scores, RandomStream random) {
        return scores ? shape.score(fork, iteration, random)
                : shape.distribution(fork, iteration, INVOCATIONS, random);
    }
}
