package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class TrendsAndChangesTest {

    private static String rejected(Executable call) {
        return assertThrows(IllegalArgumentException.class, call).getMessage();
    }

    @Test
    void theilSen_lineWithOneWrongValue_isTheLine() {
        TheilSen line = TheilSen.of(1, 3, 5, 99, 9, 11, 13);
        assertEquals(2, line.slope(), 1e-12);
        assertEquals(1, line.at(0), 1e-12);
        assertEquals(13, line.at(6), 1e-12);
        assertEquals("no line through 1 values", rejected(() -> TheilSen.of(1)));
    }

    /** The example of the Javadoc; then a step and a spike, which are no noise; a trend whose slope is taken for it. */
    @Test
    void slopeError_ofExamples() {
        assertEquals(1 / 0.9538725524089398 * Math.sqrt(12.0 / 60), SlopeError.of(1, 2, 1, 3), 1e-12);
        assertEquals(0, SlopeError.of(5, 5, 5, 9, 9, 9));
        assertEquals(0, SlopeError.of(5, 5, 5, 99, 5, 5));
        assertEquals(2 / 0.9538725524089398 * Math.sqrt(12.0 / 24), SlopeError.of(1, 3, 5), 1e-12);
        assertEquals("no slope through 1 values", rejected(() -> SlopeError.of(1)));
    }

    /** Slopes of least squares through pure noise scatter by the standard error, whatever the unit and the level. */
    @Test
    void slopeError_isWhatSlopesOfNoiseScatterBy() {
        Random random = new Random(7);
        double squares = 0;
        double errors = 0;
        int rounds = 4000;
        for (int round = 0; round < rounds; round++) {
            double[] noise = new double[30];
            double slope = 0;
            for (int i = 0; i < noise.length; i++) {
                noise[i] = 1e6 + 50 * random.nextGaussian();
                slope += (i - 14.5) * noise[i] / 2247.5;
            }
            squares += slope * slope / rounds;
            errors += SlopeError.of(noise) / rounds;
        }
        assertEquals(Math.sqrt(squares), errors, 0.05 * errors);
    }

    @Test
    void slopeError_ofWhatIsNotFinite_isNotFiniteEither() {
        assertEquals(Double.POSITIVE_INFINITY, SlopeError.of(1, Double.POSITIVE_INFINITY, 1));
        assertEquals(Double.NaN, SlopeError.of(1, Double.NaN, 1));
        assertEquals(0, SlopeError.of(1e300, 1e300));
    }

    /** Of the 252 ways to split ten values five by five two are perfect, and no other split is clearer. */
    @Test
    void changePoint_perfectStep_hasTheExactProbability() {
        double[] step = {1, 1.1, 1.2, 1.3, 1.4, 5, 5.1, 5.2, 5.3, 5.4};
        double p = ChangePointTest.pValue(step, 20_000, new RandomStream(1));
        assertEquals(2.0 / 252, p, 5 * Math.sqrt(2.0 / 252 / 20_000));
        assertEquals(1, ChangePointTest.pValue(new double[] {1, 2}, 99, new RandomStream(1)));
        assertEquals("a series of 1 cannot change",
                rejected(() -> ChangePointTest.pValue(new double[] {1}, 9, new RandomStream(1))));
    }

    /** Both errors are at most √(0.25 / 20,000) of what is compared, and five of these 0.018. */
    @Test
    void changePoint_upAndDown_areEquallyProbable() {
        double[] up = {1, 1.4, 1.2, 5, 5.3, 5.1, 0.9, 5.2, 5.6, 5.5};
        double[] down = Arrays.stream(up).map(v -> -v).toArray();
        double p = ChangePointTest.pValue(up, 20_000, new RandomStream(1));
        assertTrue(p > 0.02 && p < 0.5, "p = " + p);
        assertEquals(p, ChangePointTest.pValue(down, 20_000, new RandomStream(2)), 0.018);
    }

    /** A late fall of the first of six values, against all 720 orders of six values. */
    @Test
    void changePoint_pValue_isTheShareOfAllOrdersThatAreAsClear() {
        double[] series = {6, 1, 2, 3, 4, 5};
        List<double[]> orders = new ArrayList<>();
        permute(series.clone(), 0, orders);
        double observed = clearest(series);
        double share = orders.stream().filter(o -> clearest(o) >= observed - 1e-12).count() / 720.0;
        assertEquals(share, ChangePointTest.pValue(series, 20_000, new RandomStream(1)), 0.018);
    }

    private static double clearest(double[] ranks) {
        double largest = 0;
        for (int k = 1; k < ranks.length; k++) {
            double excess = Arrays.stream(ranks, 0, k).map(r -> r - 3.5).sum();
            largest = Math.max(largest, excess * excess / (k * (6.0 - k)));
        }
        return largest;
    }

    private static void permute(double[] values, int fixed, List<double[]> orders) {
        if (fixed == values.length) {
            orders.add(values.clone());
        }
        for (int i = fixed; i < values.length; i++) {
            swap(values, fixed, i);
            permute(values, fixed + 1, orders);
            swap(values, fixed, i);
        }
    }

    private static void swap(double[] values, int i, int j) {
        double moved = values[i];
        values[i] = values[j];
        values[j] = moved;
    }
}
