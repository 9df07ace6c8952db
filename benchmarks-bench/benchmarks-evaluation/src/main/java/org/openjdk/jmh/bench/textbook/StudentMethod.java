package org.openjdk.jmh.bench.textbook;

import java.util.Arrays;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethod;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.comparison.RatioEstimate;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Works like the product's default, Welch's interval, but assumes equal variances: Student's interval with the pooled
 * variance. With two or three forks it finds one and a half times as many changes; if the variances differ, some of
 * them are wrong.
 */
final class StudentMethod implements ComparisonMethod {

    @Override
    public String name() {
        return "student";
    }

    @Override
    public RatioEstimate estimate(ForkSamples baseline, ForkSamples candidate) {
        Moments before = logarithms(baseline);
        Moments after = logarithms(candidate);
        double freedom = before.count() + after.count() - 2;
        double variance = (squaredDeviations(before) + squaredDeviations(after)) / freedom;
        return new Estimate(after.mean() - before.mean(),
                Math.sqrt(variance * (1 / before.count() + 1 / after.count())), new TDistribution(null, freedom));
    }

    private static Moments logarithms(ForkSamples side) {
        return Moments.of(Arrays.stream(side.forkMeans()).map(Math::log).toArray());
    }

    private static double squaredDeviations(Moments logarithms) {
        double deviation = logarithms.standardDeviation();
        return deviation * deviation * (logarithms.count() - 1);
    }

    private record Estimate(double logarithm, double error, TDistribution student) implements RatioEstimate {

        @Override
        public Interval interval(double confidence) {
            return Interval.around(logarithm, error * student.inverseCumulativeProbability((1 + confidence) / 2)).exp();
        }

        @Override
        public double pValue() {
            return 2 * student.cumulativeProbability(-Math.abs(logarithm / error));
        }
    }
}
