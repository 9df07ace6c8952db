package org.openjdk.jmh.dynreconf.criteria.steady;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.Question;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/**
 * Judges a measurement as steady if its expected deviation from the steady state is small enough. That is the {@link
 * Movement} of its iterations, divided by 1 + t / s after a warmup of t seconds: with time the same movement becomes
 * less likely to be warmup and more likely to be persistent noise. A significant trend is added without division. So is
 * a trend that noise may hide, divided by the number of forks, since noise does not hide the same trend in each.
 * docs/evidence/criteria.md derives s. Time lost to other programs, where known, is excluded from the judgement, but
 * not from the result.
 */
final class SteadyJudge implements Judge {

    /** A shorter measurement is judged together with iterations before it; the fastest level is a median of so many. */
    private static final int LEAST_ITERATIONS = 4;

    /** The ratio of the maximum warmup of recorded benchmarks, 50 s, to the 10 s for which the formula was fitted. */
    private static final double SETTLINGS_IN_A_WARMUP = 5;

    private final double threshold;
    private final Weights weights;
    private final double settleSeconds;
    private final double pilotSeconds;
    private final int longestWarmup;
    private final ForkPrecision forks;
    private final ForkPrecision warmupForks;
    private final ForkLevels earlier = new ForkLevels();
    private final List<IterationLevel> series = new ArrayList<>();
    private ForkRole fork = ForkRole.measured();
    private int warmups;
    private double fastest = Double.POSITIVE_INFINITY;
    private boolean lossKnown;

    SteadyJudge(JudgeSetup setup) {
        CriterionOptions options = setup.options();
        threshold = setup.threshold();
        longestWarmup = setup.longestWarmup();
        weights = new Weights(options);
        settleSeconds = options.number(SteadyCriterion.SETTLE);
        pilotSeconds = options.number(SteadyCriterion.PILOT);
        double confidence = options.number(SteadyCriterion.CONFIDENCE);
        double usual = options.number(SteadyCriterion.USUAL);
        forks = new ForkPrecision(threshold, confidence, usual);
        warmupForks = new ForkPrecision(threshold, confidence, usual);
    }

    @Override
    public void startFork(ForkRole begun) {
        fork = begun;
        series.clear();
        warmups = 0;
        fastest = Double.POSITIVE_INFINITY;
        lossKnown = true;
    }

    @Override
    public void warmupIteration(Iteration iteration) {
        warmups++;
        measurementIteration(iteration);
    }

    @Override
    public void measurementIteration(Iteration iteration) {
        IterationLevel level = IterationLevel.of(iteration);
        if (lossKnown && !level.isLossKnown()) {
            forgetLosses();
        }
        series.add(lossKnown ? level : level.asMeasured());
        lookForFastest(series.size());
    }

    /** Drops all losses of the fork: since its iterations are compared, either all are corrected or none. */
    private void forgetLosses() {
        lossKnown = false;
        series.replaceAll(IterationLevel::asMeasured);
        fastest = Double.POSITIVE_INFINITY;
        for (int end = LEAST_ITERATIONS; end <= series.size(); end++) {
            lookForFastest(end);
        }
    }

    private void lookForFastest(int end) {
        if (end >= LEAST_ITERATIONS) {
            double[] newest = Movement.newest(series.subList(0, end), LEAST_ITERATIONS, IterationLevel::typicalTime);
            double level = Quantiles.median(newest, 0, LEAST_ITERATIONS);
            fastest = level < fastest ? level : fastest;
        }
    }

    @Override
    public Judgement judge(Question question) {
        return question.phase() == Phase.MEASUREMENT ? judgeMeasurement(question.present())
                : (question.phase() == Phase.FORKS ? forks : warmupForks).judge();
    }

    private Judgement judgeMeasurement(int present) {
        int count = Math.max(present, LEAST_ITERATIONS);
        if (series.size() < count) {
            return Judgement.undecided("too few iterations: " + series.size() + " of at least " + count);
        }
        Movement movement = new Movement(series, count, fastest, earlier);
        double warmup = secondsOf(movement.first);
        double deviation = movement.trend + weights.noise * movement.hidden / (earlier.count() + 1)
                + movement.weighted(weights) / (warmup == 0 ? 1 : 1 + warmup / settling());
        boolean pilot = earlier.count() == 0 && warmup < pilotSeconds;
        Map<String, Double> figures = movement.figures();
        figures.put(SteadyFigures.WARMUP_SECONDS, warmup);
        if (pilot) {
            figures.put(SteadyFigures.PILOT_SECONDS, pilotSeconds);
        }
        return Judgement.of(deviation <= threshold && !pilot, deviation).withFigures(figures);
    }

    /** Scales s with the maximum warmup: users who allow less expect the benchmark to settle sooner. */
    private double settling() {
        return Math.min(settleSeconds, longestWarmup * warmupIterationSeconds() / SETTLINGS_IN_A_WARMUP);
    }

    /** Returns the mean of the warmup iterations that ran, or of all iterations if none ran. */
    private double warmupIterationSeconds() {
        int iterations = warmups == 0 ? series.size() : warmups;
        return secondsOf(iterations) / iterations;
    }

    /** Returns the total time of the first iterations; one of unknown length counts as a second. */
    private double secondsOf(int iterations) {
        double seconds = 0;
        for (IterationLevel iteration : series.subList(0, iterations)) {
            seconds += iteration.seconds >= 0 ? iteration.seconds : 1;
        }
        return seconds;
    }

    /** Ignores a fork without measurement, which has no result. */
    @Override
    public void endFork(int kept) {
        if (kept > 0) {
            earlier.add(series, kept);
            double sum = 0;
            for (IterationLevel iteration : series.subList(series.size() - kept, series.size())) {
                sum += iteration.mean / kept;
            }
            (fork.isWarmup() ? warmupForks : forks).add(sum);
        }
    }
}
