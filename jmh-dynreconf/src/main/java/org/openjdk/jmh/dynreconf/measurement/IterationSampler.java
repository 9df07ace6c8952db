package org.openjdk.jmh.dynreconf.measurement;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.statistics.Outliers;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.WeightedSampling;

/**
 * Makes of a measured iteration what criteria of stability values see: a bounded number of values, without outliers.
 *
 * <p>An iteration with more observations than the bound is represented by that many, drawn with replacement and
 * weighted by the counts; one with fewer is taken as it is, since drawing from it could only lose information.
 * Outliers are judged against the median of their own iteration: against the median of several, a slow first
 * iteration would vanish as a whole, and with it the warmup that is to be seen.
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
     * @param limit         how many values represent an iteration at most, 1 or more
     * @param outlierFactor how many times above or below the median a value must be to be left out, above 1
     * @param seed          of the draws
     */
    public IterationSampler(int limit, double outlierFactor, long seed) {
        this.limit = limit;
        this.outlierFactor = outlierFactor;
        this.random = new RandomStream(seed);
    }

    /**
     * Draws values from an iteration; the iteration that was drawn last, for another judge of the benchmark, has the
     * same values.
     *
     * @param measured with a usable sample
     * @return the iteration as criteria see it
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
        double[] values = sample.total() > limit
                ? WeightedSampling.draw(sample.values(), sample.counts(), limit, random) : expand(sample);
        Arrays.sort(values);
        return DrawnIteration.ofSorted(Outliers.withoutMagnitude(values, outlierFactor), measured);
    }

    private static double[] expand(Sample sample) {
        double[] values = new double[(int) sample.total()];
        int filled = 0;
        for (int i = 0; i < sample.size(); i++) {
            int end = filled + (int) sample.count(i);
            Arrays.fill(values, filled, end, sample.value(i));
            filled = end;
        }
        return values;
    }
}
