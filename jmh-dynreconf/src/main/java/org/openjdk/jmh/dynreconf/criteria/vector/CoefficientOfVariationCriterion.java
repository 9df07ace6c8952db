package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Calls a benchmark stable if its coefficient of variation, computed after each iteration or fork of the window, varies
 * by at most the threshold: maximum − minimum (FSE'20, section 4.2.3).
 */
public final class CoefficientOfVariationCriterion extends VectorCriterion {

    /** One percent, from FSE'20, section 5.3.2. */
    private static final double THRESHOLD = 0.01;

    /** Creates the criterion {@code cv}. */
    public CoefficientOfVariationCriterion() {
        super("cv", "coefficient of variation: standard deviation / mean stays the same",
                StabilityFunction.VARIABILITY, THRESHOLD);
    }

    @Override
    public List<String> aliases() {
        return Collections.singletonList("cov");
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        return new CoefficientOfVariation();
    }

    /** Computes sample standard deviation / |mean| of all values; not defined for a single one. */
    private static final class CoefficientOfVariation implements IncrementalStability<Moments> {

        @Override
        public Moments digest(DrawnIteration iteration) {
            return Moments.of(iteration.values());
        }

        @Override
        public Moments combine(List<Moments> iterations) {
            Moments union = iterations.get(0);
            for (int i = 1; i < iterations.size(); i++) {
                union = union.plus(iterations.get(i));
            }
            return union;
        }

        @Override
        public double[] vector(List<Moments> elements, int fromUnion) {
            double[] vector = new double[elements.size()];
            int defined = 0;
            Moments union = null;
            for (int i = 0; i < elements.size(); i++) {
                union = union == null ? elements.get(0) : union.plus(elements.get(i));
                if (i + 1 >= fromUnion && union.count() > 1) {
                    vector[defined++] = union.coefficientOfVariation();
                }
            }
            return Arrays.copyOf(vector, defined);
        }
    }
}
