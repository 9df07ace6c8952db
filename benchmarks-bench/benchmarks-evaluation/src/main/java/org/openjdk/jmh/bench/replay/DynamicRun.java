package org.openjdk.jmh.bench.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.ForkLoop;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.reconfiguration.JudgementText;

/**
 * Drives the engine through a recording exactly as a live run does. Forks beyond the one at which a live run would have
 * ended are warmed up as well, because their warmups tell something, but neither measured nor counted.
 */
public final class DynamicRun {

    private static final double NANOSECONDS = 1e-9;

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
     * @param why        what criteria that judge measurements said of the result; empty for others
     */
    public record Warmup(int iterations, boolean stable, String why) {
    }

    private DynamicRun(ReconfigurationSettings settings, Recording recording) {
        this.recording = recording;
        this.session = new ReconfigurationSession(settings);
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
        return of(settings.engine(candidate), recording);
    }

    /**
     * Replays a recording.
     *
     * @param settings  of the engine
     * @param recording long enough for the maxima of the settings
     * @return what came of it
     * @throws IllegalStateException if a criterion failed
     */
    static DynamicRun of(ReconfigurationSettings settings, Recording recording) {
        DynamicRun run = new DynamicRun(settings, recording);
        for (int fork = 0; fork < recording.forks(); fork++) {
            run.runFork(fork);
        }
        run.session.failure().ifPresent(failure -> {
            throw new IllegalStateException(failure.toString(), failure.cause());
        });
        return run;
    }

    private void runFork(int fork) {
        Tape tape = new Tape(recording, fork);
        long start = System.nanoTime();
        ForkLoop loop = ForkLoop.untilWarm(session, ForkRole.measured(), tape::next);
        engineNanoseconds += System.nanoTime() - start - tape.nanoseconds;
        warmups.add(warmup(loop));
        if (forksUsed > 0) {
            session.abandonFork();
            return;
        }
        loop.finish();
        Decision decision = session.endFork().decision();
        boolean last = fork == recording.forks() - 1;
        if (decision.stops() || last) {
            forksUsed = warmups.size();
            forksStable = decision == Decision.STABLE;
        }
    }

    private Warmup warmup(ForkLoop loop) {
        Checkpoint last = loop.last();
        String why = last.phase() == Phase.WARMUP ? "" : last.judgements().entrySet().stream()
                .map(answer -> why(answer.getKey(), answer.getValue())).collect(Collectors.joining("; "));
        return new Warmup(loop.iterationsBeforeResult(), last.decision() == Decision.STABLE, why);
    }

    private static String why(ConfiguredCriterion criterion, Judgement judgement) {
        return judgement.undecidedReason().orElseGet(() -> JudgementText.explanation(criterion, judgement));
    }

    /** The iterations of a fork, one after the other, and the time that it takes to read them. */
    private static final class Tape {

        private final Recording recording;
        private final int fork;
        private int next;
        private long nanoseconds;

        Tape(Recording recording, int fork) {
            this.recording = recording;
            this.fork = fork;
        }

        Iteration next() {
            long start = System.nanoTime();
            Iteration iteration = recording.iteration(fork, next++);
            nanoseconds += System.nanoTime() - start;
            return iteration;
        }
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
