package org.openjdk.jmh.bench.textbook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.openjdk.jmh.bench.data.Histogram;

/** Checkpoints computed anew from the values of all iterations that they look at. */
public final class TextbookSession {

    private static final int WINDOW = 5;
    private static final int DRAWS = 1000;
    private static final double OUTLIER_FACTOR = 10;

    private final RandomGenerator random;
    private final TextbookCriterion criterion;
    private final List<double[]> window = new ArrayList<>();
    private final List<double[]> fork = new ArrayList<>();
    private final List<double[][]> forks = new ArrayList<>();
    private double[] vector = new double[0];

    /**
     * A session for one benchmark.
     *
     * @param criterion its name
     * @param seed      of everything that is drawn
     */
    public TextbookSession(String criterion, long seed) {
        this.random = new SplittableRandom(seed);
        this.criterion = TextbookCriterion.named(criterion, random);
    }

    /** Takes a warmup iteration without asking whether that was enough. */
    public void addWarmup(Histogram iteration) {
        if (window.size() > WINDOW) {
            window.remove(0);
        }
        window.add(draw(iteration));
    }

    /** Takes a warmup iteration; returns whether the fork is warm. */
    public boolean warmupIteration(Histogram iteration) {
        addWarmup(iteration);
        double[][] iterations = window.toArray(new double[0][]);
        double[] values = new double[iterations.length];
        for (int size = 1; size <= iterations.length; size++) {
            values[size - 1] = criterion.value(asFork(iterations, size - 1), asFork(iterations, size));
        }
        return isStable(values);
    }

    private static double[][][] asFork(double[][] iterations, int size) {
        return size == 0 ? new double[0][][] : new double[][][] {Arrays.copyOf(iterations, size)};
    }

    /** Takes a measurement iteration. */
    public void measurementIteration(Histogram iteration) {
        fork.add(draw(iteration));
    }

    /** Ends a fork; returns whether the forks agree. */
    public boolean endFork() {
        addFork();
        double[][][] all = forks.toArray(new double[0][][]);
        double[] values = new double[all.length];
        for (int size = 1; size <= all.length; size++) {
            values[size - 1] = criterion.value(Arrays.copyOf(all, size - 1), Arrays.copyOf(all, size));
        }
        return isStable(values);
    }

    /** Ends a fork without asking whether that was enough. */
    public void addFork() {
        forks.add(fork.toArray(new double[0][]));
        fork.clear();
    }

    private boolean isStable(double[] values) {
        vector = Arrays.stream(values).filter(v -> !Double.isNaN(v)).toArray();
        return criterion.isStable(vector);
    }

    /** The stability values of the newest checkpoint. */
    public double[] vector() {
        return vector.clone();
    }

    private double[] draw(Histogram iteration) {
        return Basics.withoutMagnitude(Basics.draw(iteration, DRAWS, random), OUTLIER_FACTOR);
    }
}
