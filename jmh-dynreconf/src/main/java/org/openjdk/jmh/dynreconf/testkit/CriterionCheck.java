package org.openjdk.jmh.dynreconf.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.CriterionFailure;
import org.openjdk.jmh.dynreconf.CriterionVerdict;
import org.openjdk.jmh.dynreconf.ReconfigurationDefaults;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.measurement.IterationMeasurement;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;

/**
 * Runs a criterion on the standard shapes, and tells what is wrong with it: in a unit test,
 * {@code assertEquals(List.of(), new CriterionCheck(ConfiguredCriterion.of(new MyCriterion()), 1).problems())}.
 */
public final class CriterionCheck {

    private static final int MAX_WARMUP = ReconfigurationDefaults.MAX_WARMUP_ITERATIONS;
    private static final int INVOCATIONS = 1000;

    private final ConfiguredCriterion criterion;
    private final long seed;

    /**
     * A check of one criterion.
     *
     * @param criterion the criterion with its options and threshold
     * @param seed      of the measurements
     */
    public CriterionCheck(ConfiguredCriterion criterion, long seed) {
        this.criterion = criterion;
        this.seed = seed;
    }

    /**
     * What every criterion has to get right: it neither throws nor gives NaN on any shape; the same measurements give
     * the same decision; a constant benchmark is warm at the first checkpoint after six iterations at the latest.
     * Whether and when it finds the other shapes stable is its own affair: {@link #warmupIterations} tells.
     *
     * @return one line for each problem; empty where there is none
     */
    public List<String> problems() {
        List<String> problems = new ArrayList<>();
        for (boolean scores : new boolean[] {false, true}) {
            for (Shape shape : Shape.values()) {
                problemOf(shape, scores).ifPresent(problem ->
                        problems.add(shape + (scores ? " in scores: " : " in distributions: ") + problem));
            }
        }
        return problems;
    }

    private Optional<String> problemOf(Shape shape, boolean scores) {
        ReconfigurationSession session = session();
        List<Checkpoint> checkpoints = run(session, shape, scores);
        Optional<CriterionFailure> failure = session.failure();
        if (failure.isPresent()) {
            return failure.map(CriterionFailure::toString);
        }
        Checkpoint last = checkpoints.get(checkpoints.size() - 1);
        Optional<String> undecided = last.verdicts().stream().map(CriterionVerdict::undecidedReason)
                .filter(Optional::isPresent).map(Optional::get).findFirst();
        if (undecided.isPresent()) {
            return undecided.map(reason -> "undecided after " + checkpoints.size() + " iterations: " + reason);
        }
        if (checkpoints.size() != run(session(), shape, scores).size()) {
            return Optional.of("the same measurements gave another decision");
        }
        int warmup = warmupIterations(checkpoints);
        return shape == Shape.CONSTANT && warmup > 6
                ? Optional.of("found stable after " + warmup + " iterations only") : Optional.empty();
    }

    /**
     * How many iterations of a shape it takes until the criterion finds the benchmark warm, with the default bounds. Of
     * a criterion that slides, these are the iterations before the measurement that it finds steady.
     *
     * @param shape  the benchmark's behaviour
     * @param scores whether iterations give a single score each, instead of 1,000 invocation times
     * @return from the default minimum to the default maximum, or empty where it never does
     */
    public Optional<Integer> warmupIterations(Shape shape, boolean scores) {
        List<Checkpoint> checkpoints = run(session(), shape, scores);
        return checkpoints.get(checkpoints.size() - 1).heldBack().isEmpty()
                ? Optional.of(warmupIterations(checkpoints)) : Optional.empty();
    }

    /**
     * How many forks of a shape, of ten measurement iterations each after a long warmup, it takes until the criterion
     * finds the benchmark stable, with the default bounds.
     *
     * @param shape  the benchmark's behaviour
     * @param scores whether iterations give a single score each, instead of 1,000 invocation times
     * @return from the default minimum to the default maximum, or empty where it never does
     */
    public Optional<Integer> forks(Shape shape, boolean scores) {
        ReconfigurationSession session = session();
        RandomStream random = new RandomStream(seed);
        Checkpoint checkpoint;
        int fork = 0;
        do {
            session.startMeasurementFork();
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

    /** Runs a fork until the criterion, or its bound, ends what it decides about. */
    private List<Checkpoint> run(ReconfigurationSession session, Shape shape, boolean scores) {
        RandomStream random = new RandomStream(seed);
        List<Checkpoint> checkpoints = new ArrayList<>();
        session.startMeasurementFork();
        Checkpoint checkpoint;
        do {
            checkpoint = session.warmupIteration(measure(shape, 0, checkpoints.size(), scores, random));
            checkpoints.add(checkpoint);
        } while (!checkpoint.decision().stops());
        while (session.slides() && !(isMeasurement(checkpoint) && checkpoint.decision().stops())) {
            IterationMeasurement next = measure(shape, 0, checkpoints.size(), scores, random);
            checkpoint = session.beforeMeasurementIteration();
            checkpoints.add(checkpoint);
            session.measurementIteration(next);
        }
        return checkpoints;
    }

    private static boolean isMeasurement(Checkpoint checkpoint) {
        return checkpoint.kind() == Checkpoint.Kind.MEASUREMENT_ITERATION;
    }

    /** There is one checkpoint for each iteration; those of the measurement's result are no warmup. */
    private static int warmupIterations(List<Checkpoint> checkpoints) {
        Checkpoint last = checkpoints.get(checkpoints.size() - 1);
        return checkpoints.size() - (isMeasurement(last) ? last.minimum() : 0);
    }

    private static IterationMeasurement measure(Shape shape, int fork, int iteration, boolean scores,
                                                RandomStream random) {
        return scores ? shape.score(fork, iteration, random)
                : shape.distribution(fork, iteration, INVOCATIONS, random);
    }
}
