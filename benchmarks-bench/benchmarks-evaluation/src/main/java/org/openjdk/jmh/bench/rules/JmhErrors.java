package org.openjdk.jmh.bench.rules;

import java.util.Arrays;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethod;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.comparison.RatioEstimate;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * What people do by eye: look whether the scores with the errors that JMH prints, at 99.9 % of Student's distribution
 * over the iterations of all forks, overlap. As an interval: from the lower end of the candidate by the upper end of
 * the baseline to the reverse, which excludes 1 just where they do not overlap.
 */
final class JmhErrors implements ComparisonMethod {

    @Override
    public String name() {
        return "jmh-errors";
    }

    @Override
    public RatioEstimate estimate(ForkSamples baseline, ForkSamples candidate) {
        Moments before = Moments.of(baseline.iterationsAsForks().forkMeans());
        Moments after = Moments.of(candidate.iterationsAsForks().forkMeans());
        return new RatioEstimate() {
            @Override
            public Interval interval(double confidence) {
                double[] old = limits(before, confidence);
                double[] now = limits(after, confidence);
                double upper = old[0] > 0 ? now[1] / old[0] : Double.POSITIVE_INFINITY;
                return Interval.of(Math.max(0, now[0]) / old[1], after.mean() / before.mean(), upper);
            }

            @Override
            public double pValue() {
                throw new UnsupportedOperationException("nobody tests with errors that overlap or not");
            }
        };
    }

    private static double[] limits(Moments scores, double confidence) {
        double quantile = new TDistribution(null, scores.count() - 1)
                .inverseCumulativeProbability((1 + confidence) / 2);
        double error = quantile * scores.standardDeviation() / Math.sqrt(scores.count());
        return Arrays.stream(new double[] {-error, error}).map(e -> scores.mean() + e).toArray();
    }
}
