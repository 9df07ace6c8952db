package org.openjdk.jmh.bench.textbook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Both sides of the benchmark do the same work, up to the Monte Carlo error of limits from 10,000 simulations. */
class TextbookRatioTest {

    private static double[][][] values(double level, int perIteration, SplittableRandom random) {
        double[][][] forks = new double[5][10][perIteration];
        for (double[][] fork : forks) {
            double mean = level * (1 + 0.02 * random.nextGaussian());
            for (double[] iteration : fork) {
                Arrays.setAll(iteration, i -> mean * (1 + 0.05 * random.nextGaussian()));
            }
        }
        return forks;
    }

    private static ForkSamples side(double[][][] values) {
        List<List<Sample>> forks = new ArrayList<>();
        for (double[][] fork : values) {
            forks.add(Arrays.stream(fork).map(Sample::of).toList());
        }
        return ForkSamples.of(forks);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 20})
    void interval_scoresOrValues_agrees(int perIteration) {
        SplittableRandom random = new SplittableRandom(9);
        double[][][] baseline = values(1, perIteration, random);
        double[][][] candidate = values(1.1, perIteration, random);
        double[] textbook = TextbookRatio.interval(baseline, candidate, 10_000, 0.95, random);
        Interval engine = ComparisonMethods.bootstrap().estimate(side(baseline), side(candidate)).interval(0.95);
        double tolerance = 0.04 * (textbook[1] - textbook[0]);
        assertEquals(textbook[0], engine.lower(), tolerance);
        assertEquals(textbook[1], engine.upper(), tolerance);
    }
}
