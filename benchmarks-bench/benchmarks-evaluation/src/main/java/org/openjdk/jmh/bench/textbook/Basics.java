package org.openjdk.jmh.bench.textbook;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.openjdk.jmh.bench.data.Histogram;

/** Elementary statistics from their definitions. */
public final class Basics {

    private Basics() {
    }

    static double mean(double[] values) {
        return DoubleStream.of(values).sum() / values.length;
    }

    static double standardDeviation(double[] values) {
        double mean = mean(values);
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        return Math.sqrt(squares / (values.length - 1));
    }

    /** Interpolated linearly between order statistics. */
    static double quantile(double[] sorted, double probability) {
        double position = (sorted.length - 1) * probability;
        int below = (int) position;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (sorted[above] - sorted[below]) * (position - below);
    }

    /** All observations written out; those are left out that belong to an outer quarter with the larger part. */
    public static double interquartileMean(Histogram histogram) {
        double[] written = IntStream.range(0, histogram.values().length).boxed()
                .flatMapToDouble(i -> DoubleStream.generate(() -> histogram.values()[i]).limit(histogram.counts()[i]))
                .sorted().toArray();
        int outside = Math.round(written.length / 4f);
        return mean(Arrays.copyOfRange(written, outside, written.length - outside));
    }

    static double[] sorted(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    static double[] union(double[][][] forks) {
        return Arrays.stream(forks).flatMap(Arrays::stream).flatMapToDouble(Arrays::stream).toArray();
    }

    /** Leaves out what is more than {@code factor} times above or below the median. */
    static double[] withoutMagnitude(double[] values, double factor) {
        double median = quantile(sorted(values), 0.5);
        return DoubleStream.of(values).filter(v -> v >= median / factor && v <= median * factor).toArray();
    }

    /** Draws with replacement, weighted by the counts; fewer observations than draws are taken as they are. */
    public static double[] draw(Histogram histogram, int draws, RandomGenerator random) {
        long[] cumulated = histogram.counts().clone();
        Arrays.parallelPrefix(cumulated, Long::sum);
        long total = cumulated[cumulated.length - 1];
        double[] drawn = new double[(int) Math.min(total, draws)];
        for (int i = 0; i < drawn.length; i++) {
            long rank = total <= draws ? i : random.nextLong(total);
            drawn[i] = histogram.values()[indexOf(cumulated, rank)];
        }
        return drawn;
    }

    private static int indexOf(long[] cumulated, long rank) {
        int found = Arrays.binarySearch(cumulated, rank + 1);
        int index = found >= 0 ? found : -found - 1;
        while (index > 0 && cumulated[index - 1] == cumulated[index]) {
            index--;
        }
        return index;
    }

    /** Means of the values, resampled with replacement. */
    public static double[] resampledMeans(double[] values, int replicates, RandomGenerator random) {
        double[] means = new double[replicates];
        for (int i = 0; i < replicates; i++) {
            double sum = 0;
            for (int k = 0; k < values.length; k++) {
                sum += values[random.nextInt(values.length)];
            }
            means[i] = sum / values.length;
        }
        return means;
    }
}
