package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.TDistribution;
import org.junit.jupiter.api.Test;

class GrubbsTestTest {

    @Test
    void workedExample() {
        GrubbsTest test = GrubbsTest.of(1, 2, 3, 10);
        assertEquals(3, test.index());
        assertEquals(8 * (0.5 - Math.sqrt(48) / (2 * Math.sqrt(50))), test.pValue(), 1e-12);
    }

    /** Mass spectrometer data of Tietjen and Moore (1972), of which NIST's handbook (1.3.5.17.1) rejects 245.57. */
    @Test
    void publishedExample_isAnOutlierAtFivePercent() {
        GrubbsTest test = GrubbsTest.of(199.31, 199.53, 200.19, 200.82, 201.92, 201.95, 202.18, 245.57);
        assertEquals(7, test.index());
        assertTrue(test.pValue() < 0.05);
    }

    /** The same as asking of each value whether a sample of the others could have it next (Student). */
    @Test
    void anySample_isEachValueAgainstTheOthers() {
        for (long seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            double[] values = random.doubles(3 + random.nextInt(20), 1, 2).map(v -> v * v * v).toArray();
            int furthest = 0;
            double largest = 0;
            for (int i = 0; i < values.length; i++) {
                int leftOut = i;
                Moments others = Moments.of(IntStream.range(0, values.length).filter(k -> k != leftOut)
                        .mapToDouble(k -> values[k]).toArray());
                double t = Math.abs(values[i] - others.mean())
                        / (others.standardDeviation() * Math.sqrt(1 + 1.0 / others.count()));
                furthest = t > largest ? i : furthest;
                largest = Math.max(t, largest);
            }
            double expected = 2 * values.length * new TDistribution(values.length - 2).cumulativeProbability(-largest);
            GrubbsTest test = GrubbsTest.of(values);
            assertEquals(furthest, test.index(), "seed " + seed);
            assertEquals(Math.min(1, expected), test.pValue(), 1e-9, "seed " + seed);
        }
    }

    /** At 1 % ten of 1,000 are expected; more than 21 have a probability below 0.001. */
    @Test
    void normalNoise_isRejectedAsRarelyAsThePValueSays() {
        int rejected = 0;
        Random random = new Random(7);
        for (int i = 0; i < 1000; i++) {
            double[] values = IntStream.range(0, 10).mapToDouble(k -> random.nextGaussian()).toArray();
            rejected += GrubbsTest.of(values).pValue() < 0.01 ? 1 : 0;
        }
        assertTrue(rejected >= 2 && rejected <= 21, rejected + " of 1000");
    }

    @Test
    void edges() {
        assertEquals(1, GrubbsTest.of(5, 5, 5).pValue());
        assertEquals(0, GrubbsTest.of(1, 1, 1, 1, 2).pValue(), 1e-12);
        assertEquals(4, GrubbsTest.of(1, 1, 1, 1, 2).index());
        assertEquals(0, GrubbsTest.of(-1, 0, 1).index());
        assertEquals(1, GrubbsTest.of(-1, 0, 1).pValue(), 1e-12);
        assertEquals(2, GrubbsTest.of(1e150, 2e150, 9e150).index());
        assertEquals("an outlier of 2 values: at least 3",
                assertThrows(IllegalArgumentException.class, () -> GrubbsTest.of(1, 2)).getMessage());
    }
}
