package org.openjdk.jmh.bench.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.bench.replay.Grouping;
import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.bench.series.ForkSeries;

/**
 * A recorded benchmark as JMH would have measured it: warmed up for some seconds, then iterations of a second each, in
 * windows that follow each other.
 *
 * @param name   system, benchmark and parameters, separated by '#'
 * @param scores of each fork, each window, each iteration: seconds per operation
 */
public record Recorded(String name, double[][][] scores) {

    /** Iterations that JMH would have measured in a fork. */
    static final int ITERATIONS = 10;
    /** Windows that are looked for in a fork. */
    static final int WINDOWS = 10;
    private static final double ITERATION_SECONDS = 1;

    /**
     * As JMH would measure it where nobody says otherwise, in many windows.
     *
     * @throws IllegalArgumentException if a fork is too short for a single window
     */
    public static Recorded of(BenchmarkSeries series, double warmupSeconds) {
        return of(series, warmupSeconds, ITERATIONS, WINDOWS);
    }

    /**
     * With so many iterations, in so many windows that follow each other.
     *
     * @throws IllegalArgumentException if a fork is too short for a single window
     */
    public static Recorded of(BenchmarkSeries series, double warmupSeconds, int iterations, int windows) {
        double[][][] scores = new double[series.forks().size()][][];
        for (int f = 0; f < scores.length; f++) {
            scores[f] = windows(series.forks().get(f), warmupSeconds, iterations, windows);
            if (scores[f].length == 0) {
                throw new IllegalArgumentException("fork " + (f + 1) + " is too short for " + iterations
                        + " iterations of a second after a warmup of " + warmupSeconds + " s");
            }
        }
        return new Recorded(series.name(), scores);
    }

    private static double[][] windows(ForkSeries fork, double warmupSeconds, int iterations, int most) {
        List<double[]> windows = new ArrayList<>();
        int next = fork.slicesUntil(warmupSeconds);
        while (windows.size() < most) {
            double[] window = new double[iterations];
            for (int i = 0; i < iterations; i++) {
                int end = fork.slicesUntil(fork.secondsOf(next) + ITERATION_SECONDS);
                if (end == next || end == fork.length()) {
                    return windows.toArray(double[][]::new);
                }
                window[i] = Grouping.SCORE.measurement(fork, next, end).sample().value(0);
                next = end;
            }
            windows.add(window);
        }
        return windows.toArray(double[][]::new);
    }

    /** The system that the benchmark belongs to. */
    public String project() {
        return name.split("#", 2)[0];
    }

    /** Another benchmark of the same project, or the same one if it is alone. */
    static Recorded neighbour(List<Recorded> benchmarks, int index) {
        String project = benchmarks.get(index).project();
        int next = (index + 1) % benchmarks.size();
        while (!benchmarks.get(next).project().equals(project)) {
            next = (next + 1) % benchmarks.size();
        }
        return benchmarks.get(next);
    }

    /** The same in units of the geometric mean of all windows. */
    Recorded normalized() {
        double sum = 0;
        int count = 0;
        for (double[][] fork : scores) {
            for (double[] window : fork) {
                sum += Math.log(mean(window));
                count++;
            }
        }
        double unit = Math.exp(sum / count);
        double[][][] normalized = new double[scores.length][][];
        for (int f = 0; f < scores.length; f++) {
            normalized[f] = new double[scores[f].length][];
            for (int w = 0; w < scores[f].length; w++) {
                normalized[f][w] = Arrays.stream(scores[f][w]).map(score -> score / unit).toArray();
            }
        }
        return new Recorded(name, normalized);
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }
}
