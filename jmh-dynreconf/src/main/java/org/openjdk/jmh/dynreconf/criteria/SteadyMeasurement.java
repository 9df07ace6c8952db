package org.openjdk.jmh.dynreconf.criteria;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.dynreconf.measurement.IterationLevel;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/**
 * Steady is a measurement whose older and newer half have the same level: their medians differ by no more than the
 * threshold, relative to the middle between them.
 */
final class SteadyMeasurement implements SlidingStability {

    /** Two halves of two iterations: a measurement of fewer is judged together with those before it. */
    private static final int LEAST_ITERATIONS = 4;

    private final double threshold;
    private final ForkPrecision forks;
    private final ForkPrecision warmupForks;
    private final List<Double> series = new ArrayList<>();

    SteadyMeasurement(double threshold) {
        this.threshold = threshold;
        this.forks = new ForkPrecision(threshold);
        this.warmupForks = new ForkPrecision(threshold);
    }

    @Override
    public void startFork() {
        series.clear();
    }

    @Override
    public void add(IterationLevel iteration) {
        series.add(iteration.mean());
    }

    @Override
    public Judgement judge(int measured, int wanted) {
        int count = Math.max(measured, LEAST_ITERATIONS);
        if (series.size() < count) {
            return Judgement.undecided("too few iterations: " + series.size() + " of at least " + count);
        }
        double[] window = newest(count);
        double older = Quantiles.median(window, 0, count / 2);
        double newer = Quantiles.median(window, count / 2, count);
        double change = older == newer ? 0 : 2 * Math.abs(newer - older) / (Math.abs(older) + Math.abs(newer));
        return Judgement.of(change <= threshold, change, String.format(Locale.ROOT,
                "the older and the newer half of the last %d iterations differ by %.2f %%", count, 100 * change));
    }

    @Override
    public void endFork(boolean warmup, int kept) {
        double sum = 0;
        for (double mean : newest(kept)) {
            sum += mean / kept;
        }
        (warmup ? warmupForks : forks).add(sum);
    }

    @Override
    public Judgement judgeForks(boolean warmup) {
        return (warmup ? warmupForks : forks).judge();
    }

    private double[] newest(int count) {
        double[] window = new double[count];
        for (int i = 0; i < count; i++) {
            window[i] = series.get(series.size() - count + i);
        }
        return window;
    }
}
