package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/**
 * Runs a fork as a session decides, with iterations from a supplier: the loop that JMH runs in a forked virtual
 * machine, for recordings, simulations and tests. The caller ends or abandons the fork afterwards.
 */
public final class ForkLoop {

    private final ReconfigurationSession session;
    private final Supplier<Iteration> warmupIterations;
    private final Supplier<Iteration> measurementIterations;
    private final List<Checkpoint> warmup = new ArrayList<>();
    private final List<Checkpoint> measurement = new ArrayList<>();
    private int measured;

    private ForkLoop(ReconfigurationSession session, Supplier<Iteration> warmupIterations,
                     Supplier<Iteration> measurementIterations) {
        this.session = session;
        this.warmupIterations = warmupIterations;
        this.measurementIterations = measurementIterations;
    }

    /** Runs the warmup and the measurement of a fork. */
    public static ForkLoop run(ReconfigurationSession session, ForkRole fork, Supplier<Iteration> iterations) {
        return run(session, fork, iterations, iterations);
    }

    /** Runs the warmup and the measurement of a fork whose warmup iterations differ from measurement iterations. */
    public static ForkLoop run(ReconfigurationSession session, ForkRole fork, Supplier<Iteration> warmupIterations,
                               Supplier<Iteration> measurementIterations) {
        ForkLoop loop = new ForkLoop(session, warmupIterations, measurementIterations);
        loop.start(fork);
        loop.finish();
        return loop;
    }

    /** Runs the warmup of a fork. A sliding measurement runs as well, since it shows how much of it was warmup. */
    public static ForkLoop untilWarm(ReconfigurationSession session, ForkRole fork, Supplier<Iteration> iterations) {
        ForkLoop loop = new ForkLoop(session, iterations, iterations);
        loop.start(fork);
        if (session.settings.measurementSlides()) {
            loop.finish();
        }
        return loop;
    }

    private void start(ForkRole fork) {
        session.startFork(fork);
        warmUp();
    }

    private void warmUp() {
        boolean enough = session.settings.warmupIterations().maximum() == 0;
        while (!enough) {
            session.warmupIteration(warmupIterations.get());
            Checkpoint checkpoint = session.mayWarmupEnd();
            warmup.add(checkpoint);
            enough = checkpoint.decision().stops();
        }
    }

    /** Runs the measurement, unless it has run already. */
    public void finish() {
        int wanted = session.settings.measurementIterations();
        boolean enough = measured >= wanted;
        while (!enough) {
            enough = mayNextBeLast(wanted);
            session.measurementIteration(measurementIterations.get());
            measured++;
        }
    }

    private boolean mayNextBeLast(int wanted) {
        if (!session.settings.measurementSlides()) {
            return measured + 1 == wanted;
        }
        Checkpoint checkpoint = session.mayMeasurementEnd();
        measurement.add(checkpoint);
        return checkpoint.decision().stops();
    }

    /** Returns the checkpoint after each warmup iteration, unmodifiable, in order. */
    public List<Checkpoint> warmup() {
        return Collections.unmodifiableList(warmup);
    }

    /** Returns the checkpoint before each iteration of a sliding measurement, in order; empty for others. */
    public List<Checkpoint> measurement() {
        return Collections.unmodifiableList(measurement);
    }

    /**
     * Returns the number of iterations before the result: the warmup, and measurement iterations that became warmup.
     */
    public int iterationsBeforeResult() {
        return warmup.size() + Math.max(0, measured - session.settings.measurementIterations());
    }

    /**
     * Returns the checkpoint that decided the length of the warmup: the last one of a sliding measurement, otherwise of
     * the warmup.
     *
     * @throws IllegalStateException if the fork has neither
     */
    public Checkpoint last() {
        List<Checkpoint> checkpoints = measurement.isEmpty() ? warmup : measurement;
        if (checkpoints.isEmpty()) {
            throw new IllegalStateException(
                    "no decision: the fork has no warmup and a fixed measurement");
        }
        return checkpoints.get(checkpoints.size() - 1);
    }
}
