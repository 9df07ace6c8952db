package org.openjdk.jmh.dynreconf.history;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.Question;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/**
 * Combines a judge with the history of its benchmark. To the expected deviation of a measurement, it adds how much
 * closer earlier forks came to their end within five seconds, at the best rate from here on. It also adds how much
 * slower the fork is than the slowest of them ended, divided by 1 + t / 10 s. A fork thus ends when it and the history
 * agree. If a fork that is steady by itself is unlike the history, the history is ignored for this fork and all later
 * ones.
 *
 * <p>The variation between forks of earlier runs counts for the precision of this run as if it came from its own forks.
 */
public final class HistoryJudge implements Judge {

    /** A shorter measurement is judged together with iterations before it. */
    private static final int LEAST_ITERATIONS = 4;

    /** Chosen from 3 to 40 s on the recordings of docs/evidence/history.md, all of which were used. */
    private static final double WAITED_SECONDS = 5;
    private static final double SETTLE_SECONDS = 10;

    /** Both times are scaled down if the maximum warmup is below so many seconds, as in the judge of the fork. */
    private static final double SECONDS_OF_WARMUP = 50;

    private final Judge judge;
    private final BenchmarkHistory history;
    private final double threshold;
    private final int longestWarmup;
    private final PooledPrecision precision;
    private final ForkRecorder times = new ForkRecorder();
    private boolean warmupFork;
    private boolean unlikeHistory;
    private boolean contradicted;
    private int warmups;

    /**
     * Adds a history to a judge.
     *
     * @param judge         its figure of a measurement is an expected relative deviation
     * @param longestWarmup the maximum number of warmup iterations in a fork, 0 or more
     */
    public HistoryJudge(Judge judge, BenchmarkHistory history, ConfiguredCriterion criterion, int longestWarmup) {
        this.judge = judge;
        this.history = history;
        this.threshold = criterion.threshold();
        this.longestWarmup = longestWarmup;
        precision = new PooledPrecision(history, threshold);
    }

    @Override
    public void startFork(ForkRole fork) {
        warmupFork = fork.isWarmup();
        times.clear();
        warmups = 0;
        unlikeHistory = false;
        judge.startFork(fork);
    }

    @Override
    public void warmupIteration(Iteration iteration) {
        times.add(iteration);
        warmups++;
        judge.warmupIteration(iteration);
    }

    @Override
    public void measurementIteration(Iteration iteration) {
        times.add(iteration);
        judge.measurementIteration(iteration);
    }

    @Override
    public void endFork(int kept) {
        contradicted |= unlikeHistory;
        if (kept > 0 && !warmupFork) {
            precision.add(times.result(kept));
        }
        judge.endFork(kept);
    }

    @Override
    public Judgement judge(Question question) {
        Judgement own = judge.judge(question);
        if (question.phase() == Phase.MEASUREMENT) {
            return own.undecidedReason().isPresent() ? own : measurement(own, question);
        }
        return question.phase() == Phase.FORKS ? precision.judge(own) : own;
    }

    private Judgement measurement(Judgement own, Question question) {
        int count = Math.min(times.count(), Math.max(question.present(), LEAST_ITERATIONS));
        int first = times.count() - count;
        double level = Quantiles.median(times.levels(first), 0, count);
        double from = times.seconds(0, first);
        double length = times.seconds(first, times.count()) * Math.max(question.wanted(), count) / count;
        Map<String, Double> figures = new LinkedHashMap<>(own.figures());
        unlikeHistory = own.isStable() && !history.resembles(level, from, length);
        if (contradicted || unlikeHistory) {
            figures.put(HistoryFigures.CONTRADICTED, 1.0);
            return Judgement.of(own.isStable(), own.figure()).withFigures(figures).withEvidence(own.evidence());
        }
        double longest = longestWarmup * warmupIterationSeconds();
        double hurry = Math.min(1, longest / SECONDS_OF_WARMUP);
        double gain = hurry == 0 ? 0 : WAITED_SECONDS * hurry * history.gain(from, length, longest);
        double slower = hurry == 0 ? 0 : history.slower(level, length, longest) / (1 + from / (SETTLE_SECONDS * hurry));
        figures.put(HistoryFigures.GAIN, gain);
        figures.put(HistoryFigures.SLOWER, slower);
        double deviation = own.figure() + gain + slower;
        return Judgement.of(own.isStable() && deviation <= threshold, deviation).withFigures(figures)
                .withEvidence(own.evidence());
    }

    private double warmupIterationSeconds() {
        int iterations = warmups == 0 ? times.count() : warmups;
        return times.seconds(0, iterations) / iterations;
    }
}
