package org.openjdk.jmh.dynreconf.comparison;

import org.apache.commons.math3.distribution.FDistribution;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Works like {@linkplain WelchMethod the default}, but uses the variance of earlier runs if the forks do not vary more.
 * With h² the variance of their logarithms within runs, with ν degrees of freedom, and s² that of the candidate's n
 * forks, the variance is (ν h² + (n − 1) s²) / (ν + n − 1), with ν + n − 1 degrees of freedom; the rest is Student's
 * interval. The baseline may be one of the earlier runs, so its own variance is not used.
 *
 * <p>If a side varies more by an F test at 10 %, Welch's interval is used. A smaller variance has no effect: with few
 * forks it is mostly chance. With fewer than three forks on a side, Welch's interval is used as well, because among
 * many comparisons too many would be wrong.
 *
 * <p>Worked example: three forks of 100, 102 and 98 against 105, 107 and 103; earlier ones vary by 2 % with 16 degrees
 * of freedom. The logarithms deviate by 0.0200 and 0.0190, no more than that. The variance is (16 · 0.000400 + 2 ·
 * 0.000363) / 18 = 0.000396, the standard error √(0.000396 · 2 / 3) = 0.01625, Student's quantile with 18 degrees of
 * freedom 2.101 instead of 2.79 with 3.99, and the ratio of 1.0500 is between 1.015 and 1.086 instead of 1.004 and
 * 1.098.
 */
final class KnownVarianceMethod implements ComparisonMethod {

    private static final int FEWEST_FORKS = 3;
    private static final double GUARD = 0.1;
    /** With 8, a third more changes among many comparisons of recordings are wrong, as the variance is uncertain. */
    static final int LEAST_FREEDOM = 12;

    private final ComparisonMethod otherwise;
    private final double variation;
    private final int freedom;

    KnownVarianceMethod(ComparisonMethod otherwise, double variation, int freedom) {
        this.otherwise = otherwise;
        this.variation = variation;
        this.freedom = freedom;
    }

    @Override
    public String name() {
        return otherwise.name();
    }

    @Override
    public RatioEstimate estimate(ForkSamples baseline, ForkSamples candidate) {
        if (Math.min(baseline.forks().size(), candidate.forks().size()) < FEWEST_FORKS) {
            return otherwise.estimate(baseline, candidate);
        }
        Moments before = Moments.of(LogMeans.of(baseline));
        Moments after = Moments.of(LogMeans.of(candidate));
        if (variesMore(before) || variesMore(after)) {
            return otherwise.estimate(baseline, candidate);
        }
        double deviation = after.standardDeviation();
        double all = freedom + after.count() - 1;
        double variance = (freedom * variation * variation + (after.count() - 1) * deviation * deviation) / all;
        double error = Math.sqrt(variance * (1 / before.count() + 1 / after.count()));
        return new StudentRatio(after.mean() - before.mean(), error, all);
    }

    private boolean variesMore(Moments side) {
        double ratio = side.standardDeviation() / variation;
        return new FDistribution(null, side.count() - 1, freedom).cumulativeProbability(ratio * ratio) > 1 - GUARD;
    }
}
