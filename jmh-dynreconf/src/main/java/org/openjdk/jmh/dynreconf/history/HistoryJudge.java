package org.openjdk.jmh.dynreconf.history;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
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
 * A judge that knows the history of its benchmark. To the deviation that another judge expects of a measurement, it adds
 * what is known besides: how much closer forks of the history came to their end in five seconds, at the best rate from here
 * on, and how much slower the fork is than the slowest of them ended, divided by 1 + t / 10 s. So a fork ends where it and
 * the history agree. Where a fork that seems steady by itself is like none of the history, the history no longer holds,
 * neither for that fork nor for those that follow.
 *
 * <p>The scatter of forks of earlier runs counts for the precision of this one, as if it were known from forks of its own.
 */
public final class HistoryJudge implements Judge {

    /** A measurement of fewer iterations is judged together with those before it. */
    private static final int LEAST_ITERATIONS = 4;

    /** Chosen among 3 to 40 s by the recordings of docs/history.md, of which none was kept apart. */
    private static final double WAITED_SECONDS = 5;
    private static final double SETTLE_SECONDS = 10;

    /** Who gives the warmup less than 50 s expects the benchmark to settle sooner, here as in the judge of the fork. */
    private static final double SECONDS_OF_WARMUP = 50;

    private final Judge judge;
    private final BenchmarkHistory history;
    private final double threshold;
    private final int longestWarmup;
    private final PooledPrecision precision;
    private final List<Double> seconds = new ArrayList<>();
    private final List<Double> times = new ArrayList<>();
    private boolean warmupFork;
    private boolean unlikeHistory;
    private boolean contradicted;
    private double warmupSeconds;
    private int warmups;

    /**
     * Adds a history to what a judge knows.
     *
     * @param judge         whose figure of a measurement is an expected relative deviation
     * @param history       of the benchmark
     * @param criterion     that the judge applies
     * @param longestWarmup how many warmup iterations a fork may have, 0 or more
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
        seconds.clear();
        times.clear();
        warmupSeconds = 0;
        warmups = 0;
        unlikeHistory = false;
        judge.startFork(fork);
    }

    @Override
    public void warmupIteration(Iteration iteration) {
        add(iteration);
        warmups++;
        warmupSeconds += seconds.get(seconds.size() - 1);
        judge.warmupIteration(iteration);
    }

    @Override
    public void measurementIteration(Iteration iteration) {
        add(iteration);
        judge.measurementIteration(iteration);
    }

    /** An iteration of unknown length counts as a second. */
    private void add(Iteration iteration) {
        times.add(meanTime(iteration));
        seconds.add(iteration.seconds() >= 0 ? iteration.seconds() : 1);
    }

    /**
     * The mean time of an iteration, as a history has it.
     *
     * @param iteration with times or rates
     * @return the mean of its values, or the reciprocal of that of rates; NaN where it is not usable
     */
    public static double meanTime(Iteration iteration) {
        double mean = iteration.sample().isUsable() ? iteration.sample().moments().mean() : Double.NaN;
        return iteration.isRate() ? 1 / mean : mean;
    }

    @Override
    public void endFork(int kept) {
        contradicted |= unlikeHistory;
        if (kept > 0 && !warmupFork) {
            precision.add(times.subList(times.size() - kept, times.size()).stream().mapToDouble(time -> time).average()
                    .orElse(Double.NaN));
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
        int count = Math.min(times.size(), Math.max(question.present(), LEAST_ITERATIONS));
        int first = times.size() - count;
        double level = Quantiles.median(array(times, first), 0, count);
        double from = sum(seconds.subList(0, first));
        double length = sum(seconds.subList(first, seconds.size())) * Math.max(question.wanted(), count) / count;
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
        return warmups > 0 ? warmupSeconds / warmups : sum(seconds) / seconds.size();
    }

    private static double sum(List<Double> values) {
        return values.stream().mapToDouble(value -> value).sum();
    }

    private static double[] array(List<Double> values, int from) {
        return values.subList(from, values.size()).stream().mapToDouble(value -> value).toArray();
    }
}
