package org.openjdk.jmh.bench.summary;

import org.openjdk.jmh.dynreconf.statistics.RandomStream;

/**
 * How often each resample of a bootstrap over benchmarks has a benchmark, for data that are seen only once: independent
 * Poisson counts of mean 1 instead of the multinomial ones of the textbook, which would need the number of benchmarks
 * (Chamandy et al., "Estimating uncertainty for massive data streams", Google, 2012). All forks of a benchmark share
 * its counts, because they are no independent observations.
 */
final class PoissonWeights {

    /** Resamples. */
    static final int RESAMPLES = 1000;

    private static final double NONE = Math.exp(-1);

    private PoissonWeights() {
    }

    /** One count for each resample, depending on the benchmark's name alone. */
    static int[] of(String benchmark) {
        RandomStream random = new RandomStream(benchmark.hashCode());
        int[] counts = new int[RESAMPLES];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = inverse(random.nextDouble());
        }
        return counts;
    }

    /** The smallest count whose cumulative probability exceeds the given one. */
    private static int inverse(double probability) {
        int count = 0;
        double term = NONE;
        double cumulative = term;
        while (cumulative <= probability && term > 0) {
            count++;
            term /= count;
            cumulative += term;
        }
        return count;
    }
}
