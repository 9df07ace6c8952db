package org.openjdk.jmh.bench.summary;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** A mean over forks, and the same mean in each resample of the benchmarks. */
final class ResampledRatio {

    private static final double CONFIDENCE = 0.95;

    private double sum;
    private double count;
    private final double[] sums = new double[PoissonWeights.RESAMPLES];
    private final double[] counts = new double[PoissonWeights.RESAMPLES];

    /** Adds the forks of a benchmark. */
    void add(double forkSum, int forks, int[] weights) {
        sum += forkSum;
        count += forks;
        for (int i = 0; i < weights.length; i++) {
            sums[i] += weights[i] * forkSum;
            counts[i] += weights[i] * (double) forks;
        }
    }

    /** NaN where there is no fork. */
    double mean() {
        return sum / count;
    }

    /** NaN where the resample has no fork. */
    double mean(int resample) {
        return sums[resample] / counts[resample];
    }

    /** The mean with its percentile interval at 95 %. */
    Interval estimate() {
        double[] means = new double[PoissonWeights.RESAMPLES];
        Arrays.setAll(means, this::mean);
        return estimate(mean(), means);
    }

    /** Resamples without a value are left out. */
    static Interval estimate(double point, double[] resampled) {
        double[] finite = Arrays.stream(resampled).filter(Double::isFinite).toArray();
        return finite.length == 0 ? Interval.unknown(point) : Interval.percentile(point, finite, CONFIDENCE);
    }
}
