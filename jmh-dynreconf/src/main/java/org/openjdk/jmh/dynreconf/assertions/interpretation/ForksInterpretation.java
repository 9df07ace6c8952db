package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.Optional;

/**
 * Implements the default: Welch's one-sided tests of the logarithms of fork means, in both directions. The relation
 * fails if the data exclude that it holds, holds if they exclude that it fails, and is unknown otherwise. If a mean is
 * not above 0, the means themselves are tested, not their logarithms.
 *
 * <p>Forks are the unit, as in {@link org.openjdk.jmh.dynreconf.comparison.ComparisonMethods#standard()}, and Student's
 * distribution accounts for few of them, so the level holds from two forks on. The relations of a formula share its
 * level as {@code ErrorLevels} describes.
 *
 * <p>Worked example, at 5 %: forks of 100 and 104 ns against forks of 110 and 108 ns have the ratio 0.936, and with
 * 1.42 degrees of freedom the limits 0.859 and 1.019. So {@code a <= b} is unknown, and {@code a <= 1.1 * b} holds.
 */
final class ForksInterpretation implements Interpretation {

    private static final int FEWEST_FORKS = 2;

    @Override
    public String name() {
        return "forks";
    }

    @Override
    public String description() {
        return "Welch's tests of fork means in both directions; keeps its level from 2 forks on, and reports "
                + "missing data";
    }

    @Override
    public boolean sharesLevel() {
        return true;
    }

    @Override
    public Evidence atMost(Quantity left, Quantity right, double level) {
        Optional<Evidence> defect = Evidence.ofDefect(left, right, FEWEST_FORKS);
        return defect.orElseGet(() -> MeansTest.of(left.forkMeans(), right.forkMeans(), MeanDifference::welch, level));
    }
}
