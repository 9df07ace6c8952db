package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/**
 * Runs a fork as a session decides, with iterations from a supplier: the loop that JMH runs in a forked virtual
 * machine, for recordings, simulations and tests.
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

    /**
     * Starts a fork, warms it up, and measures. It is left to the caller to end or to abandon it.
     *
     * @param session    that decides
     * @param fork       what is to be known of it
     * @param iterations give the next iteration of the fork, warmup or measurement
     * @return the loop, having run
     */
    public static ForkLoop run(ReconfigurationSession session, ForkRole fork, Supplier<Iteration> iterations) {
        return run(session, fork, iterations, iterations);
    }

    /**
     * Starts a fork, warms it up, and measures, where iterations of the warmup are not like those of the measurement.
     * It is left to the caller to end or to abandon it.
     *
     * @param session               that decides
     * @param fork                  what is to be known of it
     * @param warmupIterations      give the next iteration of the fork, for its warmup
     * @param measurementIterations give the next iteration of the fork, for its measurement
     * @return the loop, having run
     */
    public static ForkLoop run(ReconfigurationSession session, ForkRole fork, Supplier<Iteration> warmupIterations,
                               Supplier<Iteration> measurementIterations) {
        ForkLoop loop = new ForkLoop(session, warmupIterations, measurementIterations);
        loop.start(fork);
        loop.finish();
        return loop;
    }

    /**
     * Starts a fork and warms it up. A measurement that slides is run as well, since it shows what was warmup.
     *
     * @param session    that decides
     * @param fork       what is to be known of it
     * @param iterations give the next iteration of the fork, warmup or measurement
     * @return the loop, having run that far
     */
    public static ForkLoop untilWarm(ReconfigurationSession session, ForkRole fork, Supplier<Iteration> iterations) {
        ForkLoop loop = new ForkLoop(session, iterations, iterations);
        loop.start(fork);
        if (session.settings().measurementSlides()) {
            loop.finish();
        }
        return loop;
    }

    private void start(ForkRole fork) {
        session.startFork(fork);
        warmUp();
    }

    private void warmUp() {
        boolean enough = session.settings().warmupIterations().maximum() == 0;
        while (!enough) {
            session.warmupIteration(warmupIterations.get());
            Checkpoint checkpoint = session.mayWarmupEnd();
            warmup.add(checkpoint);
            enough = checkpoint.decision().stops();
        }
    }

    /** Measures, where the measurement has not run yet. */
    public void finish() {
        int wanted = session.settings().measurementIterations();
        boolean enough = measured >= wanted;
        while (!enough) {
            enough = mayNextBeLast(wanted);
            session.measurementIteration(measurementIterations.get());
            measured++;
        }
    }

    private boolean mayNextBeLast(int wanted) {
        if (!session.settings().measurementSlides()) {
            return measured + 1 == wanted;
        }
        Checkpoint checkpoint = session.mayMeasurementEnd();
        measurement.add(checkpoint);
        return checkpoint.decision().stops();
    }

    /** {@return the checkpoint after each warmup iteration, unmodifiable, in order; empty without warmup} */
    public List<Checkpoint> warmup() {
        return Collections.unmodifiableList(warmup);
    }

    /**
     * {@return the checkpoint before each measurement iteration of a sliding measurement, unmodifiable, in order; empty
     * if the measurement does not slide or has not run}
     */
    public List<Checkpoint> measurement() {
        return Collections.unmodifiableList(measurement);
    }

    /**
     * {@return the number of iterations before those of the result: the warmup, and measurement iterations that became
     * warmup}
     */
    public int iterationsBeforeResult() {
        return warmup.size() + Math.max(0, measured - session.settings().measurementIterations());
    }

    /**
     * Returns the checkpoint that settled what is warmup: the last one of a measurement that slides, else of the
     * warmup.
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
