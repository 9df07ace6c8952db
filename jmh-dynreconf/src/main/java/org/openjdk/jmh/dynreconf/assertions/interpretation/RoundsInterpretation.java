package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.WelchSlope;

/**
 * Pairs forks of the same number, which ran in the same round: Student's one-sided tests of the logarithms of their
 * ratios, in both directions. A slow phase of the machine during a round cancels out. Each round gives one number, for
 * a growth its slope, so that results on sequential tests of one sample hold exactly.
 *
 * <p>Constants and baselines have no rounds and are compared by Welch's tests, as by {@code forks}. With a baseline,
 * estimates at different looks are more correlated than those of a sample, so that all looks together err less often.
 *
 * <p>Worked example, at 5 %: rounds with the ratios 0.93, 0.95 and 0.94 have the logarithms -0.0726, -0.0513 and
 * -0.0619, an error of 0.00614, and with 2 degrees of freedom the limits 0.923 and 0.957.
 */
final class RoundsInterpretation implements Interpretation {

    private static final int FEWEST_FORKS = 2;

    @Override
    public String name() {
        return "rounds";
    }

    @Override
    public String description() {
        return "Student's tests of the ratios of forks of the same round, in both directions";
    }

    @Override
    public Evidence atMost(Quantity left, Quantity right, double level) {
        Optional<Evidence> defect = Evidence.ofDefect(left, right, FEWEST_FORKS);
        return defect.orElseGet(() -> left.isOfThisRun() && right.isOfThisRun() ? paired(left, right, level)
                : MeansTest.of(left.forkMeans(), right.forkMeans(), MeanDifference::welch, level));
    }

    /** Pairs the forks of both sides; later ones have no partner if the other side lost forks. */
    private static Evidence paired(Quantity left, Quantity right, double level) {
        int rounds = Math.min(left.forks(), right.forks());
        return MeansTest.of(Arrays.copyOf(left.forkMeans(), rounds), Arrays.copyOf(right.forkMeans(), rounds),
                MeanDifference::paired, level);
    }

    @Override
    public Interval slope(double[] places, List<double[]> values, double level) {
        int rounds = values.stream().mapToInt(each -> each.length).min().orElse(0);
        double[] slopes = new double[rounds];
        for (int round = 0; round < rounds; round++) {
            List<double[]> exact = new ArrayList<>();
            for (double[] each : values) {
                exact.add(new double[] {each[round], each[round]});
            }
            slopes[round] = WelchSlope.interval(places, exact, 1 - 2 * level).point();
        }
        MeanDifference difference = MeanDifference.welch(slopes, new double[1]);
        return Interval.around(difference.estimate, difference.half(level));
    }
}
