package org.openjdk.jmh.dynreconf.comparison;

import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Works like {@linkplain WelchMethod the default}, but assumes equal variances: Student's interval with the pooled
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
        Moments before = Moments.of(LogMeans.of(baseline));
        Moments after = Moments.of(LogMeans.of(candidate));
        double freedom = before.count() + after.count() - 2;
        double variance = (squaredDeviations(before) + squaredDeviations(after)) / freedom;
        double error = Math.sqrt(variance * (1 / before.count() + 1 / after.count()));
        return new StudentRatio(after.mean() - before.mean(), error, freedom);
    }

    private static double squaredDeviations(Moments logarithms) {
        double deviation = logarithms.standardDeviation();
        return deviation * deviation * (logarithms.count() - 1);
    }
}
