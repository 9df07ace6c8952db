package org.openjdk.jmh.dynreconf.measurement;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.statistics.Outliers;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.WeightedSampling;

/**
 * Reduces a measured iteration to what criteria of stability values receive: a bounded number of values, without
 * outliers.
 *
 * <p>If an iteration has more observations than the bound, as many are drawn with replacement, weighted by their
 * counts; otherwise all are used. Outliers are relative to the median of their own iteration: relative to a common
 * median, a slow first iteration would vanish as a whole, and with it the warmup.
 */
public final class IterationSampler {

    private final int limit;
    private final double outlierFactor;
    private final RandomStream random;
    private @Nullable Iteration newest;
    private @Nullable DrawnIteration drawn;

    /**
     * Creates a sampler for one benchmark.
     *
     * @param limit         the maximum number of values for an iteration, 1 or more
     * @param outlierFactor how many times above or below the median a value must be to be ignored, above 1
     * @param seed          of the draws
     */
    public IterationSampler(int limit, double outlierFactor, long seed) {
        this.limit = limit;
        this.outlierFactor = outlierFactor;
        this.random = new RandomStream(seed);
    }

    /**
     * {@return an iteration with drawn values; the same object if the same iteration is sampled again, for another
     * judge}
     *
     * @param measured with a usable sample
     * @throws IllegalArgumentException if the sample is not usable
     */
    public DrawnIteration sample(Iteration measured) {
        DrawnIteration known = measured == newest ? drawn : null;
        DrawnIteration answer = known != null ? known : draw(measured);
        newest = measured;
        drawn = answer;
        return answer;
    }

    private DrawnIteration draw(Iteration measured) {
        Sample sample = measured.sample();
        sample.defect().ifPresent(defect -> {
            throw new IllegalArgumentException("cannot draw from a sample that is not usable: " + defect);
        });
        double[] values = WeightedSampling.atMost(limit, sample.values(), sample.counts(), random);
        Arrays.sort(values);
        return DrawnIteration.ofSorted(Outliers.withoutMagnitude(values, outlierFactor), measured);
    }
}
