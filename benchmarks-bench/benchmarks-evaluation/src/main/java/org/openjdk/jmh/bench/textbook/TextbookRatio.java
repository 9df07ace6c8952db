package org.openjdk.jmh.bench.textbook;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Interval of the ratio of two means, with forks, iterations and invocations resampled in each simulation. */
public final class TextbookRatio {

    private TextbookRatio() {
    }

    /** Lower and upper limit of candidate by baseline. */
    public static double[] interval(double[][][] baseline, double[][][] candidate, int simulations, double confidence,
                                    RandomGenerator random) {
        double[] ratios = new double[simulations];
        for (int i = 0; i < simulations; i++) {
            ratios[i] = TextbookIntervalWidth.resampledMean(candidate, random)
                    / TextbookIntervalWidth.resampledMean(baseline, random);
        }
        Arrays.sort(ratios);
        double tail = (1 - confidence) / 2;
        return new double[] {Basics.quantile(ratios, tail), Basics.quantile(ratios, 1 - tail)};
    }
}
