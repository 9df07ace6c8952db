package org.openjdk.jmh.dynreconf.comparison;

import java.util.Arrays;
import java.util.Random;
import java.util.function.ToDoubleFunction;

/** Simulated sides. */
final class Sides {

    /** How forks scatter, as logarithms of standard deviation 1. */
    enum Scatter {
        NORMAL(random -> Math.log(Math.max(0.01, 1 + 0.03 * random.nextGaussian())) / 0.03),
        LOGNORMAL(Random::nextGaussian),
        /** Student's with three degrees of freedom. */
        HEAVY_TAILED(random -> {
            double squares = 0;
            for (int i = 0; i < 3; i++) {
                double z = random.nextGaussian();
                squares += z * z;
            }
            return random.nextGaussian() / Math.sqrt(squares);
        });

        final ToDoubleFunction<Random> draw;

        Scatter(ToDoubleFunction<Random> draw) {
            this.draw = draw;
        }
    }

    private Sides() {
    }

    /** One value in each fork. */
    static ForkSamples ofForks(double... means) {
        return ForkSamples
                .ofScores(Arrays.stream(means).mapToObj(mean -> new double[] {mean}).toArray(double[][]::new));
    }

    /** Forks around a level, with iterations that scatter half as much as the forks do. */
    static ForkSamples simulated(Scatter scatter, double level, double deviation, int forks, int iterations,
                                 Random random) {
        double[][] scores = new double[forks][iterations];
        for (double[] fork : scores) {
            double mean = level * Math.exp(deviation * scatter.draw.applyAsDouble(random));
            Arrays.setAll(fork, i -> mean * Math.exp(deviation / 2 * random.nextGaussian()));
        }
        return ForkSamples.ofScores(scores);
    }
}
