package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.Arrays;
import java.util.function.BiFunction;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Performs one-sided tests of fork means in both directions: of logarithms, or, if one is not above 0, of the means.
 */
final class MeansTest {

    private MeansTest() {
    }

    /**
     * Tests whether one quantity is at most another, by their fork means.
     *
     * @param test  how both are compared
     * @param level of each direction
     */
    static Evidence of(double[] left, double[] right, BiFunction<double[], double[], MeanDifference> test,
                       double level) {
        boolean positive = Arrays.stream(left).allMatch(mean -> mean > 0)
                && Arrays.stream(right).allMatch(mean -> mean > 0);
        MeanDifference difference =
                positive ? test.apply(logarithms(left), logarithms(right)) : test.apply(left, right);
        double half = difference.half(level);
        Truth truth = difference.estimate - half > 0 ? Truth.FAILS
                : difference.estimate + half <= 0 ? Truth.HOLDS : Truth.UNKNOWN;
        return positive ? Evidence.ofGeometricMeans(truth, Interval.around(difference.estimate, half).exp())
                : Evidence.of(truth, difference.asRatio(half, Arrays.stream(right).average().orElse(Double.NaN)));
    }

    private static double[] logarithms(double[] means) {
        return Arrays.stream(means).map(Math::log).toArray();
    }
}
