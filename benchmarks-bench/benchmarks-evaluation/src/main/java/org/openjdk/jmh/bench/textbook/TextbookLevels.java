package org.openjdk.jmh.bench.textbook;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;

/** Levels of Student's test that is asked again and again, by simulating sequences of normal values. */
public final class TextbookLevels {

    private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);

    private TextbookLevels() {
    }

    /**
     * The nominal level of the last look.
     *
     * @param level     of all looks together
     * @param first     values at the first look
     * @param last      values at the last one
     * @param shape     Δ of Wang and Tsiatis
     * @param sequences to simulate; the error goes with the square root of their number
     * @param random    of the values
     */
    public static double atLast(double level, int first, int last, double shape, int sequences,
                                RandomGenerator random) {
        TDistribution[] students = new TDistribution[last + 1];
        for (int k = first; k <= last; k++) {
            students[k] = new TDistribution(null, k - 1);
        }
        double[] clearest = new double[sequences];
        for (int i = 0; i < sequences; i++) {
            clearest[i] = clearest(students, first, last, shape, random);
        }
        Arrays.sort(clearest);
        double critical = clearest[(int) Math.ceil((1 - level) * sequences) - 1];
        return 2 * NORMAL.cumulativeProbability(-critical);
    }

    private static double clearest(TDistribution[] students, int first, int last, double shape,
                                   RandomGenerator random) {
        double clearest = 0;
        double sum = 0;
        double squares = 0;
        for (int k = 1; k <= last; k++) {
            double value = random.nextGaussian();
            sum += value;
            squares += value * value;
            if (k >= first) {
                double deviation = Math.sqrt((squares - sum * sum / k) / (k - 1));
                double student = Math.abs(sum / k) / (deviation / Math.sqrt(k));
                double normal = -NORMAL.inverseCumulativeProbability(students[k].cumulativeProbability(-student));
                clearest = Math.max(clearest, normal * Math.pow((double) k / last, 0.5 - shape));
            }
        }
        return clearest;
    }
}
