package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.Arrays;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/**
 * The quick mean-value interpretation of stochastic performance logic (definition 8 of the thesis): the relation holds
 * unless Welch's one-sided test of all observations, whatever their forks, rejects it. Two-valued: what is not refuted
 * holds. As observations of one fork have much in common that those of another have not, it refutes far more often than
 * its level says; its authors advise a tolerance of 5 %, which a formula has as a factor.
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
        Optional<Evidence> defect = Defects.find(left, right, 1);
        if (defect.isPresent()) {
            return defect.get();
        }
        double[] ofLeft = all(left);
        double[] ofRight = all(right);
        if (!left.isConstant() && ofLeft.length < 2 || !right.isConstant() && ofRight.length < 2) {
            return Evidence.missing("one iteration does not show how much iterations vary");
        }
        MeanDifference difference = MeanDifference.welch(ofLeft, ofRight);
        double half = difference.error() == 0 ? 0
                : difference.error() * StudentQuantile.of(1 - level, difference.freedom());
        return Evidence.of(Truth.of(difference.estimate() <= half),
                difference.asRatio(half, Arrays.stream(ofRight).average().orElse(Double.NaN)));
    }

    private static double[] all(Quantity quantity) {
        return quantity.isConstant() ? quantity.forkMeans()
                : Arrays.stream(quantity.observations()).flatMapToDouble(Arrays::stream).toArray();
    }
}
