package org.openjdk.jmh.production.comparisons;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.statistics.Interval;

class SimilarityTest {

    private static Similarity of(double lower, double upper) {
        return Similarity.of(Interval.of(lower, (lower + upper) / 2, upper), 0.25);
    }

    @Test
    void intervalWithinTheTolerance_isAlike() {
        assertEquals(Similarity.ALIKE, of(0.8, 1.25));
        assertEquals(Similarity.ALIKE, of(1.1, 1.2));
    }

    @Test
    void intervalBeyondTheTolerance_isSlowerOrFaster() {
        assertEquals(Similarity.SLOWER, of(1.26, 3));
        assertEquals(Similarity.FASTER, of(0, 0.79));
    }

    @Test
    void intervalOnBothSidesOfALimit_isUndecided() {
        assertEquals(Similarity.UNDECIDED, of(0.79, 1.1));
        assertEquals(Similarity.UNDECIDED, of(1.2, 1.3));
        assertEquals(Similarity.UNDECIDED, Similarity.of(Interval.unknown(1), 0.25));
    }
}
