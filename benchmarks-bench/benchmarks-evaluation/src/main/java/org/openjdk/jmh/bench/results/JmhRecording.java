package org.openjdk.jmh.bench.results;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import org.openjdk.jmh.bench.replay.Recording;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;

/**
 * The raw data of a result: histograms of sample time mode, or one score for each iteration.
 *
 * @param iterations       forks, iterations, pairs of value and count
 * @param waited           of each iteration, the share of its time for which the benchmark waited for a processor; NaN
 *                         where nobody knows
 * @param iterationSeconds nominal time of an iteration
 * @param rates            whether more is faster
 * @param invocations      whether values are times of single invocations
 */
public record JmhRecording(double[][][][] iterations, double[][] waited, double iterationSeconds, boolean rates,
                           boolean invocations)
        implements Recording {

    /** The same with one number for each iteration, its mean: what average time mode would have reported. */
    public JmhRecording asScores() {
        double[][] means = new double[forks()][];
        for (int fork = 0; fork < means.length; fork++) {
            means[fork] = new double[iterations(fork)];
            for (int i = 0; i < means[fork].length; i++) {
                means[fork][i] = mean(fork, i);
            }
        }
        return new JmhRecording(pairs(means), waited, iterationSeconds, rates, false);
    }

    private static double[][][][] pairs(double[][] scores) {
        return Arrays.stream(scores)
                .map(fork -> Arrays.stream(fork).mapToObj(score -> new double[][] {{score, 1}})
                        .toArray(double[][][]::new))
                .toArray(double[][][][]::new);
    }

    @Override
    public int forks() {
        return iterations.length;
    }

    /** How many iterations a fork has. */
    public int iterations(int fork) {
        return iterations[fork].length;
    }

    @Override
    public Iteration iteration(int fork, int iteration) {
        double[][] pairs = iterations[fork][iteration];
        double[] values = Arrays.stream(pairs).mapToDouble(p -> p[0]).toArray();
        long[] counts = Arrays.stream(pairs).mapToLong(p -> (long) p[1]).toArray();
        Iteration measured = Iteration.of(Sample.weighted(values, counts))
                .withSeconds(iterationSeconds).withLost(waited[fork][iteration]);
        measured = invocations ? measured.ofInvocations() : measured;
        return rates ? measured.ofRates() : measured;
    }

    @Override
    public double[] values(int fork, int iteration) {
        return Arrays.stream(iterations[fork][iteration])
                .flatMapToDouble(p -> DoubleStream.generate(() -> p[0]).limit((long) p[1])).toArray();
    }

    /** The mean of an iteration; NaN where it has no value. */
    public double mean(int fork, int iteration) {
        double sum = 0;
        double count = 0;
        for (double[] pair : iterations[fork][iteration]) {
            sum += pair[0] * pair[1];
            count += pair[1];
        }
        return sum / count;
    }

    @Override
    public double secondsOf(int fork, int iterationCount) {
        return iterationCount * iterationSeconds;
    }
}
