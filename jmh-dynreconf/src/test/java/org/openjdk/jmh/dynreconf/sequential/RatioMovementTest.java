package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

class RatioMovementTest {

    private final RatioMovement movement = new RatioMovement();
    private final Random random = new Random(18);

    private static double[] limits(RatioMovement movement) {
        Interval interval = movement.interval();
        return new double[] {interval.lower(), interval.point(), interval.upper()};
    }

    /** Scores of a side that is slower by an excess at first, which halves with each iteration. */
    private double[] fork(int iterations, double excess) {
        double mean = Math.exp(0.3 * random.nextGaussian());
        double[] scores = new double[iterations];
        Arrays.setAll(scores,
                i -> mean * (1 + excess * Math.pow(0.5, i)) * Math.exp(0.01 * random.nextGaussian()));
        return scores;
    }

    @TestFactory
    Stream<DynamicTest> intervals() {
        return ReferenceCase.named("sequential-reference.txt", "movement").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> check(c)));
    }

    private static void check(ReferenceCase c) {
        int iterations = (int) c.parameters()[0];
        RatioMovement movement = new RatioMovement();
        for (int i = 0; i < c.first().length; i += iterations) {
            movement.endBlock(Arrays.copyOfRange(c.first(), i, i + iterations),
                    Arrays.copyOfRange(c.second(), i, i + iterations));
        }
        assertArrayEquals(c.expected(), limits(movement), 1e-9 * c.expected()[2]);
    }

    /** The textbook's sums over two lists of halves. */
    @Test
    void randomForks_haveTheIntervalOfTheTextbook() {
        for (int blocks = 2; blocks < 12; blocks++) {
            RatioMovement moved = new RatioMovement();
            SummaryStatistics logarithms = new SummaryStatistics();
            for (int i = 0; i < blocks; i++) {
                double[] baseline = fork(3, 0.1);
                double[] candidate = fork(3, 0.3);
                moved.endBlock(baseline, candidate);
                logarithms.addValue(Math.log(candidate[2] / candidate[0] / (baseline[2] / baseline[0])));
            }
            double half = new TDistribution(blocks - 1.0).inverseCumulativeProbability(0.995)
                    * logarithms.getStandardDeviation() / Math.sqrt(blocks);
            assertArrayEquals(new double[] {Math.exp(logarithms.getMean() - half), Math.exp(logarithms.getMean()),
                Math.exp(logarithms.getMean() + half)}, limits(moved), 1e-9);
        }
    }

    @Test
    void halves_areComparedWithoutTheMiddle() {
        movement.endBlock(new double[] {1, 2, 100, 3, 4}, new double[] {1, 1, 7, 2, 3});
        assertArrayEquals(new double[] {0, 5.0 / 2 / (7.0 / 3), Double.POSITIVE_INFINITY}, limits(movement), 1e-15);
        assertFalse(movement.isBeyond(0));
    }

    @Test
    void blocksThatSayNothing_areLeftOut() {
        movement.endBlock(new double[0], new double[] {1, 2});
        movement.endBlock(new double[] {1}, new double[] {1});
        movement.endBlock(new double[] {1, 0}, new double[] {0, 1});
        movement.endBlock(new double[] {1, Double.NaN}, new double[] {1, 1});
        movement.endBlock(new double[] {1, -1}, new double[] {1, 1});
        assertTrue(Double.isNaN(movement.interval().point()));
        assertFalse(movement.isBeyond(0));
        movement.endBlock(new double[] {5, 5}, new double[] {7, 7});
        movement.endBlock(new double[] {5, 6}, new double[] {7, 8.4});
        assertArrayEquals(new double[] {1, 1, 1}, limits(movement), 1e-15);
        assertFalse(movement.isBeyond(0));
    }

    @Test
    void sideThatWarmsUpMoreSlowly_moves_butNotTwoThatWarmUpAlike() {
        RatioMovement alike = new RatioMovement();
        for (int i = 0; i < 10; i++) {
            movement.endBlock(fork(4, 0.1), fork(4, 0.5));
            alike.endBlock(fork(4, 0.5), fork(4, 0.5));
        }
        assertTrue(movement.isBeyond(0.03), movement.interval()::toString);
        assertFalse(movement.isBeyond(0.5), movement.interval()::toString);
        assertFalse(alike.isBeyond(0), alike.interval()::toString);
    }

    @Test
    void change_isPreserved_unlessTheMovementMayUndoIt() {
        assertFalse(movement.preserves(Interval.of(1.5, 2, 3)), "nothing is known");
        movement.add(Math.log(0.8));
        movement.add(Math.log(0.8));
        assertTrue(movement.preserves(Interval.of(1.3, 2, 3)));
        assertFalse(movement.preserves(Interval.of(1.2, 2, 3)));
        assertTrue(movement.preserves(Interval.of(0.7, 0.8, 0.9)));
        movement.add(Math.log(0.81));
        assertFalse(movement.preserves(Interval.of(1.25, 1.3, 1.35)), movement.interval()::toString);
        assertTrue(movement.preserves(Interval.of(1.3, 1.35, 1.4)), movement.interval()::toString);
    }

    /** Within four standard errors. */
    @Test
    void ratioThatStays_movesInOneOfAHundred() {
        int moving = 0;
        int benchmarks = 4000;
        for (int i = 0; i < benchmarks; i++) {
            RatioMovement still = new RatioMovement();
            for (int block = 0; block < 5; block++) {
                still.endBlock(fork(2, 0), fork(2, 0));
            }
            moving += still.isBeyond(0) ? 1 : 0;
        }
        assertEquals(0.01, (double) moving / benchmarks, 4 * Math.sqrt(0.01 * 0.99 / benchmarks));
    }
}
