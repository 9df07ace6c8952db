package org.openjdk.jmh.dynreconf.comparison;

import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.WelchTest;

/**
 * Implements the default: Welch's interval of the difference between means of logarithms of fork means, that is of the
 * ratio of geometric means (Welch, "The generalization of Student's problem when several different population variances
 * are involved", Biometrika 34, 1947). Forks are the unit: iterations of one fork share its compilation and memory
 * layout, and do not show how much the next fork differs. The variances of the sides may differ, as they often do after
 * a change of code. Logarithms make errors relative and the limits of swapped sides reciprocal.
 *
 * <p>Worked example: forks of 100 and 104 against forks of 110 and 108 give the ratio √(110 · 108 / (100 · 104)), which
 * is 1.069, with 1.42 degrees of freedom, and at 95 % an interval from 0.93 to 1.23.
 */
final class WelchMethod implements ComparisonMethod {

    @Override
    public String name() {
        return "welch";
    }

    @Override
    public RatioEstimate estimate(ForkSamples baseline, ForkSamples candidate) {
        Moments before = Moments.of(LogMeans.of(baseline));
        Moments after = Moments.of(LogMeans.of(candidate));
        double difference = after.mean() - before.mean();
        double error = Math.sqrt(squaredError(before) + squaredError(after));
        return new StudentRatio(difference, error, error == 0 ? 0 : WelchTest.degreesOfFreedom(after, before));
    }

    private static double squaredError(Moments logarithms) {
        double deviation = logarithms.standardDeviation();
        return deviation * deviation / logarithms.count();
    }
}
