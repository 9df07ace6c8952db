package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.Arrays;
import java.util.Optional;

/**
 * Implements the quick mean-value interpretation of stochastic performance logic (definition 8 of the thesis): the
 * relation holds unless Welch's one-sided test of all observations, whatever their forks, rejects it. Since
 * observations of one fork are correlated, it refutes far more often than its level; its authors advise a tolerance of
 * 5 %, written as a factor.
 */
final class QuickInterpretation implements Interpretation {

    @Override
    public String name() {
        return "quick";
    }

    @Override
    public String description() {
        return "Welch's test of all iterations; holds unless refuted (thesis on SPL, definition 8)";
    }

    @Override
    public Evidence atMost(Quantity left, Quantity right, double level) {
        Optional<Evidence> defect = Evidence.ofDefect(left, right, 1);
        if (defect.isPresent()) {
            return defect.get();
        }
        double[] ofLeft = all(left);
        double[] ofRight = all(right);
        if (!left.isConstant() && ofLeft.length < 2 || !right.isConstant() && ofRight.length < 2) {
            return Evidence.missing("one iteration does not show how much iterations vary");
        }
        MeanDifference difference = MeanDifference.welch(ofLeft, ofRight);
        double half = difference.half(level);
        return Evidence.of(Truth.of(difference.estimate <= half),
                difference.asRatio(half, Arrays.stream(ofRight).average().orElse(Double.NaN)));
    }

    private static double[] all(Quantity quantity) {
        return quantity.isConstant() ? quantity.forkMeans()
                : Arrays.stream(quantity.observations()).flatMapToDouble(Arrays::stream).toArray();
    }
}
