package org.openjdk.jmh.mutate.verdicts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.statistics.Interval;

class PublishedOracleTest {

    private static List<ForkPair> pairs(double slowdown) {
        Random random = new Random(1);
        List<ForkPair> pairs = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            pairs.add(new ForkPair(scores(random, 1), scores(random, slowdown)));
        }
        return pairs;
    }

    private static double[] scores(Random random, double mean) {
        return random.doubles(5, 0.99 * mean, 1.01 * mean).toArray();
    }

    @Test
    void doubledTimes_areHalfTheThroughput() {
        Interval ratio = PublishedOracle.throughputRatio(pairs(2));
        assertEquals(0.5, ratio.point(), 0.01);
        assertTrue(PublishedOracle.kills(ratio, 0.1));
    }

    @Test
    void equalSides_areNotKilled() {
        assertFalse(PublishedOracle.kills(PublishedOracle.throughputRatio(pairs(1)), 0.01));
    }

    @Test
    void survivorsWithIntervalAcrossTheThreshold_areTooNoisy() {
        Interval ratio = Interval.of(0.9, 0.95, 0.998);
        assertEquals(ThresholdOutcome.TOO_NOISY, PublishedOracle.end(ratio, 0.01));
        assertEquals(ThresholdOutcome.TOO_NOISY, PublishedOracle.end(ratio, 0.09));
        assertEquals(ThresholdOutcome.NOT_SLOWER, PublishedOracle.end(ratio, 0.11));
    }

    @Test
    void mutantWithTheDetectableSlowdown_isAtTheThreshold() {
        Interval ratio = Interval.of(0.9, 0.95, 0.998);
        double moved = 1 / PublishedOracle.detectable(ratio, 0.05);
        Interval slower = Interval.of(0.9 / 0.95 * moved, moved, 0.998 / 0.95 * moved);
        assertEquals(0.95, slower.upper(), 1e-12);
        assertEquals(ThresholdOutcome.KILLED, PublishedOracle.end(slower, 0.05 - 1e-9));
    }
}
