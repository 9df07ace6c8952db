package org.openjdk.jmh.ab;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.openjdk.jmh.ab.client.ForkListener;
import org.openjdk.jmh.ab.client.TimedIteration;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/**
 * Lets two forks run one iteration each in turns, in the order first, second, second, first, so that slow phases and
 * trends of the machine affect both alike. Both run the same number of warmup iterations, until both are warm, and
 * the same number of measurement iterations, until both have run for long enough in spite of a busy machine and
 * iterations have little error.
 *
 * <p>One thread for each fork waits here while the other fork runs. The monitor guards all fields. A fork that has
 * ended or was lost leaves, and the other one no longer waits.
 */
final class AlternatingTurns {

    private static final int NONE = -1;
    private static final double NANOS = 1e9;
    /** Number of turns after which the order repeats. */
    private static final int ORDER = 4;
    /** Of a pair's change. Forks of the same code differ by about 1 %, so that a smaller error helps little. */
    private static final double LARGEST_ERROR = 0.0075;
    /** Of a pair's change: a large one is clear in spite of a larger error. */
    private static final double LARGEST_SHARE = 0.1;
    /** Share of a pair's time after which a warmup ends when compilers are idle, so that the measurement has the rest. */
    private static final double LONGEST_WARMUP = 0.6;
    /** Factor by which a busy machine prolongs a measurement at most. */
    private static final int LONGEST_MEASUREMENT = 3;

    private final boolean[] arrived = new boolean[2];
    private final boolean[] left = new boolean[2];
    private final boolean[] warming = new boolean[2];
    private final WarmupDetector[] detectors;
    private final Optional<SliceLimits> limits;
    private final long started;
    private final double seconds;
    private final PhaseEnd warmupEnd = new PhaseEnd();
    private final PhaseEnd measurementEnd = new PhaseEnd();
    private int turn;
    private int running = NONE;

    /**
     * @param limits  of both phases; empty if the number of iterations is fixed
     * @param seconds that the pair should take, after which neither fork measures more than the fewest iterations
     */
    AlternatingTurns(Optional<SliceLimits> limits, double seconds) {
        this.limits = limits;
        started = System.nanoTime();
        this.seconds = seconds;
        Optional<Interval> warmup = limits.map(both -> both.warmup);
        detectors = new WarmupDetector[] {new WarmupDetector(warmup), new WarmupDetector(warmup)};
    }

    /** Returns the listener of a fork without another one beside it. */
    static ForkListener alone(Optional<SliceLimits> limits) {
        AlternatingTurns turns = new AlternatingTurns(limits, Double.POSITIVE_INFINITY);
        turns.leave(1);
        return turns.member(0);
    }

    /** Returns the listener that makes a fork take turns: member 0 runs first, member 1 second. */
    ForkListener member(int member) {
        return new ForkListener() {
            @Override
            public void iterationEnds(TimedIteration iteration) {
                ends(member, iteration);
            }

            @Override
            public boolean awaitTurn(boolean warmup, int done) {
                return await(member, warmup, done);
            }

            @Override
            public void forkEnds() {
                leave(member);
            }
        };
    }

    private synchronized void ends(int member, TimedIteration iteration) {
        detectors[member].add(iteration, warming[member]);
    }

    synchronized double[] warmth(int member) {
        return detectors[member].atEnd();
    }

    private synchronized boolean await(int member, boolean warmup, int done) {
        arrived[member] = true;
        pass(member);
        try {
            while (!mayRun(member)) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        running = member;
        warming[member] = warmup;
        return warmup ? warmupEnd.isAt(done, () -> isWarm(0) && isWarm(1))
                : measurementEnd.isAt(done, () -> isMeasuredAfter(done + 1));
    }

    /**
     * A phase of both forks. The first fork that reaches a number of iterations decides for both, because both have run
     * as many by then.
     */
    private static final class PhaseEnd {

        private int asked = NONE;
        private int end = NONE;

        boolean isAt(int done, BooleanSupplier isEnough) {
            boolean isFirst = done > asked;
            asked = Math.max(asked, done);
            if (isFirst && end == NONE && isEnough.getAsBoolean()) {
                end = done;
            }
            return end != NONE && done >= end;
        }
    }

    private boolean isWarm(int member) {
        return left[member] || detectors[member].isWarm(elapsed() > LONGEST_WARMUP * seconds);
    }

    private boolean isMeasuredAfter(int iterations) {
        return limits.map(both -> iterations >= LONGEST_MEASUREMENT * both.fewestMeasured
                || iterations >= both.fewestMeasured && (both.measured == 0 || isEnough(both.measured)))
                .orElse(true);
    }

    private boolean isEnough(double ownSeconds) {
        return elapsed() > seconds || isMeasured(0, ownSeconds) && isMeasured(1, ownSeconds) && isPrecise();
    }

    private double elapsed() {
        return (System.nanoTime() - started) / NANOS;
    }

    private boolean isMeasured(int member, double seconds) {
        return left[member] || detectors[member].measuredSeconds() >= seconds;
    }

    /** Returns whether iterations have little error by how much the ratios of neighbours vary. */
    private boolean isPrecise() {
        double[] first = detectors[0].measuredScores();
        double[] second = detectors[1].measuredScores();
        double[] ratios = new double[Math.min(first.length, second.length)];
        Arrays.setAll(ratios, i -> Math.log(first[i] / second[i]));
        double change = ratios.length == 0 ? 0 : Math.abs(Quantiles.median(ratios, 0, ratios.length));
        return !(Quantiles.medianError(ratios) > Math.max(LARGEST_ERROR, LARGEST_SHARE * change));
    }

    private boolean mayRun(int member) {
        return left[1 - member] || arrived[1 - member] && running == NONE && next() == member;
    }

    private int next() {
        return turn % ORDER == 0 || turn % ORDER == ORDER - 1 ? 0 : 1;
    }

    private synchronized void leave(int member) {
        left[member] = true;
        pass(member);
    }

    private void pass(int member) {
        if (running == member) {
            running = NONE;
            turn++;
        }
        notifyAll();
    }
}
