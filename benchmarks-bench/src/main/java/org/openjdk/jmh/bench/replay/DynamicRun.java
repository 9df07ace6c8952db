package org.openjdk.jmh.bench.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.measurement.IterationMeasurement;

/**
 * Drives the engine through a recording exactly as a live run does. Forks beyond the one at which a live run would have
 * ended are warmed up as well, because their warmups tell something, but neither measured nor counted.
 */
public final class DynamicRun {

    private static final double NANOSECONDS = 1e-9;

    private final ReplaySettings settings;
    private final Recording recording;
    private final ReconfigurationSession session;
    private final List<Warmup> warmups = new ArrayList<>();
    private int forksUsed;
    private boolean forksStable;
    private long engineNanoseconds;

    /**
     * The warmup of a fork: the iterations before those that are its result.
     *
     * @param iterations that were run
     * @param stable     whether they ended because the fork was warm, or its measurement steady
     * @param why        what a criterion that slides said of the result; empty for others
     */
    public record Warmup(int iterations, boolean stable, String why) {
    }

    private DynamicRun(ReplaySettings settings, Candidate candidate, Recording recording) {
        this.settings = settings;
        this.recording = recording;
        this.session = new ReconfigurationSession(settings.engine(candidate));
    }

    /**
     * Replays a recording.
     *
     * @param settings  with the bounds
     * @param candidate that decides
     * @param recording long enough for the maxima of the settings
     * @return what came of it
     * @throws IllegalStateException if a criterion failed
     */
    public static DynamicRun of(ReplaySettings settings, Candidate candidate, Recording recording) {
        DynamicRun run = new DynamicRun(settings, candidate, recording);
        for (int fork = 0; fork < recording.forks(); fork++) {
            run.runFork(fork);
        }
        run.session.failure().ifPresent(failure -> {
            throw new IllegalStateException(failure.toString(), failure.cause());
        });
        return run;
    }

    private void runFork(int fork) {
        session.startMeasurementFork();
        Warmup warmup = warmUp(fork);
        if (session.slides()) {
            warmup = slide(fork, warmup.iterations());
        }
        warmups.add(warmup);
        if (forksUsed > 0) {
            session.abandonFork();
            return;
        }
        for (int i = 0; !session.slides() && i < settings.measurementIterations(); i++) {
            session.measurementIteration(recording.iteration(fork, warmup.iterations() + i));
        }
        Decision decision = session.endFork().decision();
        boolean last = fork == recording.forks() - 1;
        if (decision.stops() || last) {
            forksUsed = warmups.size();
            forksStable = decision == Decision.STABLE;
        }
    }

    private Warmup warmUp(int fork) {
        Decision decision = Decision.CONTINUE;
        int iterations = 0;
        while (!decision.stops() && iterations < settings.maximumWarmup()) {
            IterationMeasurement measurement = recording.iteration(fork, iterations);
            long start = System.nanoTime();
            decision = session.warmupIteration(measurement).decision();
            engineNanoseconds += System.nanoTime() - start;
            iterations++;
        }
        return new Warmup(iterations, decision == Decision.STABLE, "");
    }

    /** Measures until the newest iterations may be the result; those before them are warmup. */
    private Warmup slide(int fork, int warmupIterations) {
        Checkpoint checkpoint;
        int next = warmupIterations;
        do {
            IterationMeasurement measurement = recording.iteration(fork, next);
            long start = System.nanoTime();
            checkpoint = session.beforeMeasurementIteration();
            session.measurementIteration(measurement);
            engineNanoseconds += System.nanoTime() - start;
            next++;
        } while (!checkpoint.decision().stops());
        return new Warmup(next - settings.measurementIterations(), checkpoint.decision() == Decision.STABLE,
                why(checkpoint));
    }

    private static String why(Checkpoint checkpoint) {
        return checkpoint.verdicts().stream()
                .flatMap(verdict -> verdict.explanation().or(verdict::undecidedReason).stream())
                .collect(Collectors.joining("; "));
    }

    /** One for each fork of the recording. */
    public List<Warmup> warmups() {
        return warmups;
    }

    /** Forks that a live run would have run. */
    public int forksUsed() {
        return forksUsed;
    }

    /** Whether it would have stopped because the forks were stable. */
    public boolean forksStable() {
        return forksStable;
    }

    /** What the engine took for all warmups, as a share of their time: the overhead o of FSE'20. */
    public double overhead() {
        double seconds = 0;
        for (int fork = 0; fork < warmups.size(); fork++) {
            seconds += recording.secondsOf(fork, warmups.get(fork).iterations());
        }
        return engineNanoseconds * NANOSECONDS / seconds;
    }
}
