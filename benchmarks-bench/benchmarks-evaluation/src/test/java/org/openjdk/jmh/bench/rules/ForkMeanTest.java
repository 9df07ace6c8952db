package org.openjdk.jmh.bench.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

class ForkMeanTest {

    private static final double TINY = 1e-12;

    private static ForkSamples fork(double... scores) {
        return ForkSamples.ofScores(new double[][] {scores});
    }

    @Test
    void means_ofKnownIterations_areTheirs() {
        assertEquals(5, ForkMean.ARITHMETIC.of(fork(2, 8)), TINY);
        assertEquals(4, ForkMean.GEOMETRIC.of(fork(2, 8)), TINY);
    }

    @Test
    void means_ofASingleIteration_areIts() {
        assertEquals(3, ForkMean.ARITHMETIC.of(fork(3)), TINY);
        assertEquals(3, ForkMean.GEOMETRIC.of(fork(3)), TINY);
    }

    /** As where something else ran for one second of ten. */
    @Test
    void geometricMean_ofOneSlowIteration_movesLess() {
        ForkSamples disturbed = fork(1, 1, 1, 1, 1, 1, 1, 1, 1, 11);
        assertEquals(2, ForkMean.ARITHMETIC.of(disturbed), TINY);
        assertEquals(Math.pow(11, 0.1), ForkMean.GEOMETRIC.of(disturbed), TINY);
    }
}
