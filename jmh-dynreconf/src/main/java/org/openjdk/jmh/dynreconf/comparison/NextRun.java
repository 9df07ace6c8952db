package org.openjdk.jmh.dynreconf.comparison;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Another value of a series: with n earlier ones whose logarithms have the mean m and the standard deviation s, the
 * logarithm of the next one is m plus s √(1 + 1 / n) times a value of Student's distribution with n − 1 degrees of
 * freedom, if nothing has changed. Worked example: after 100, 102 and 98, whose logarithms deviate by 0.0200, 110 is
 * 1.10 times their geometric mean, with a standard error of 0.0231; the quantile at 97.5 % is 4.30, so that the
 * interval is from 0.996 to 1.215.
 */
final class NextRun {

    private NextRun() {
    }

    static RatioEstimate ratio(double[] history, double next) {
        Moments logarithms = Moments.of(Arrays.stream(history).map(Math::log).toArray());
        double error = logarithms.standardDeviation() * Math.sqrt(1 + 1 / logarithms.count());
        return new StudentRatio(Math.log(next) - logarithms.mean(), error, logarithms.count() - 1);
    }
}
