package org.openjdk.jmh.dynreconf.criteria;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.dynreconf.measurement.IterationLevel;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/**
 * Steady is a measurement whose expected deviation from the steady state is small enough: the movement that it shows,
 * divided by 1 + t / s after a warmup of t seconds, since with time the same movement is ever less likely to be warmup
 * and ever more likely to be noise that does not go away. A significant trend is not divided, nor is one that noise may
 * hide; but forks share the latter, since noise does not hide the same trend from each. Where the s comes from stands in
 * docs/criteria.md.
 */
final class SteadyMeasurement implements SlidingStability {

    /** A measurement of fewer iterations is judged together with those before it; levels are medians of so many. */
    private static final int LEAST_ITERATIONS = 4;

    /** As the 10 s of the recorded benchmarks, in which the formula was found, are to their bound of 50 s. */
    private static final double SETTLINGS_IN_A_WARMUP = 5;

    private final double threshold;
    private final Weights weights;
    private final double settleSeconds;
    private final double pilotSeconds;
    private final ForkPrecision forks;
    private final ForkPrecision warmupForks;
    private final EarlierForks earlier = new EarlierForks();
    private final List<IterationLevel> series = new ArrayList<>();
    private int longestWarmup;
    private double fastest;

    SteadyMeasurement(CriterionOptions options, double threshold) {
        this.threshold = threshold;
        this.weights = new Weights(options);
        this.settleSeconds = options.number(SteadyCriterion.SETTLE);
        this.pilotSeconds = options.number(SteadyCriterion.PILOT);
        double confidence = options.number(SteadyCriterion.CONFIDENCE);
        this.forks = new ForkPrecision(threshold, confidence);
        this.warmupForks = new ForkPrecision(threshold, confidence);
    }

    @Override
    public void startFork(int longestWarmup) {
        this.longestWarmup = longestWarmup;
        series.clear();
        fastest = Double.POSITIVE_INFINITY;
    }

    @Override
    public void add(IterationLevel iteration) {
        series.add(iteration);
        if (series.size() >= LEAST_ITERATIONS) {
            double[] newest = Movement.newest(series, LEAST_ITERATIONS, IterationLevel::typicalTime);
            double level = Quantiles.median(newest, 0, LEAST_ITERATIONS);
            fastest = level < fastest ? level : fastest;
        }
    }

    @Override
    public Judgement judge(int measured, int wanted) {
        int count = Math.max(measured, LEAST_ITERATIONS);
        if (series.size() < count) {
            return Judgement.undecided("too few iterations: " + series.size() + " of at least " + count);
        }
        Movement movement = new Movement(series, count, fastest);
        movement.compareWith(earlier);
        double warmup = secondsOf(movement.first());
        double deviation = movement.trend() + weights.noise() * movement.hidden() / (earlier.count() + 1)
                + movement.weighted(weights) / (warmup == 0 ? 1 : 1 + warmup / settling());
        boolean pilot = earlier.count() == 0 && warmup < pilotSeconds;
        return Judgement.of(deviation <= threshold && !pilot, deviation, String.format(Locale.ROOT,
                "%s: after %.3g s, they are expected to be %s off%s", movement.describe(earlier.count() > 0), warmup,
                Percent.of(deviation), pilot ? "; the first fork goes on until " + pilotSeconds + " s" : ""));
    }

    /** Who gives the warmup less time expects the benchmark to settle sooner. */
    private double settling() {
        return Math.min(settleSeconds, longestWarmup * warmupIterationSeconds() / SETTLINGS_IN_A_WARMUP);
    }

    /** The mean of those that ran, however long the measurement iterations are; of all, where none ran. */
    private double warmupIterationSeconds() {
        int warmups = 0;
        while (warmups < series.size() && series.get(warmups).isWarmup()) {
            warmups++;
        }
        int iterations = warmups == 0 ? series.size() : warmups;
        return secondsOf(iterations) / iterations;
    }

    /** An iteration of unknown length counts as a second. */
    private double secondsOf(int iterations) {
        double seconds = 0;
        for (IterationLevel iteration : series.subList(0, iterations)) {
            seconds += iteration.seconds() >= 0 ? iteration.seconds() : 1;
        }
        return seconds;
    }

    @Override
    public void endFork(boolean warmup, int kept) {
        earlier.add(series, kept);
        double sum = 0;
        for (IterationLevel iteration : series.subList(series.size() - kept, series.size())) {
            sum += iteration.mean() / kept;
        }
        (warmup ? warmupForks : forks).add(sum);
    }

    @Override
    public Judgement judgeForks(boolean warmup) {
        return (warmup ? warmupForks : forks).judge();
    }
}
