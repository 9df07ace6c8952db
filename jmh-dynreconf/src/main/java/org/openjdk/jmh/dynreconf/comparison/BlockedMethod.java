package org.openjdk.jmh.dynreconf.comparison;

import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * For forks that ran one right after the other: {@linkplain PairedMethod by pairs} where the forks of a pair are slow
 * together, otherwise {@linkplain WelchMethod Welch's interval}, which has more degrees of freedom. They are slow together
 * where the correlation of their logarithms is above 0 by Student's test at a level of 1 %. Where it is above 0 and not
 * found to be, Welch's interval is too wide, which is wasteful but not wrong. Normal covariances are independent of
 * means, so that choosing by the correlation hardly favours a ratio.
 */
final class BlockedMethod implements ComparisonMethod {

    private static final double LEVEL = 0.01;
    private static final int FEWEST = 3;

    private final ComparisonMethod paired = new PairedMethod();
    private final ComparisonMethod apart = new WelchMethod();

    @Override
    public String name() {
        return "blocked";
    }

    @Override
    public RatioEstimate estimate(ForkSamples baseline, ForkSamples candidate) {
        PairedMethod.requirePairs(baseline, candidate);
        return areSlowTogether(LogMeans.of(baseline), LogMeans.of(candidate)) ? paired.estimate(baseline, candidate)
                : apart.estimate(baseline, candidate);
    }

    private static boolean areSlowTogether(double[] before, double[] after) {
        double correlation = correlation(before, after);
        if (before.length < FEWEST || !(correlation > 0)) {
            return false;
        }
        double freedom = before.length - 2.0;
        double t = correlation * Math.sqrt(freedom / Math.max(0, 1 - correlation * correlation));
        return new TDistribution(null, freedom).cumulativeProbability(-t) <= LEVEL;
    }

    /** NaN where a side does not scatter. */
    private static double correlation(double[] before, double[] after) {
        Moments first = Moments.of(before);
        Moments second = Moments.of(after);
        double products = 0;
        for (int i = 0; i < before.length; i++) {
            products += (before[i] - first.mean()) * (after[i] - second.mean());
        }
        return products / (before.length - 1) / (first.standardDeviation() * second.standardDeviation());
    }
}
