package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChangeLocationTest {

    private static final double LEAST = 1e-6;

    private static ChangeLocation of(double[] prior, double[][] values) {
        ChangeLocation location = new ChangeLocation(prior, LEAST);
        for (double[] value : values) {
            location.add((int) value[0], value[1]);
        }
        return location;
    }

    private static double[] even(int steps) {
        double[] prior = new double[steps];
        Arrays.fill(prior, 1);
        return prior;
    }

    /** Of two normal densities of variance 1 that are equally likely, by the midpoint rule. */
    private static double informationInTheMiddle(double distance) {
        double width = 0.01;
        double sum = 0;
        for (double x = -9 - distance; x < 9 + distance; x += width) {
            double one = Math.exp(-(x - distance / 2) * (x - distance / 2) / 2);
            double other = Math.exp(-(x + distance / 2) * (x + distance / 2) / 2);
            double mean = (one + other) / 2;
            sum += (part(one, mean) + part(other, mean)) / 2 * width;
        }
        return sum / Math.sqrt(2 * Math.PI);
    }

    private static double part(double density, double mean) {
        return density == 0 ? 0 : density * Math.log(density / mean);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.5, 1, 2, 3, 5, 10})
    void rate_isTheInformationOfANoisyBit(double distance) {
        double exact = informationInTheMiddle(distance);
        assertEquals(exact, ChangeLocation.rate(distance * distance / 2), 0.07 * exact);
    }

    /** Levels 0 and 1, of which four values each are half of one apart: 6 degrees of freedom. */
    @Test
    void information_isHalfTheSquaredDistanceOfTheLevels() {
        double[][] values = {{0, -0.25}, {0, 0.25}, {0, -0.25}, {0, 0.25}, {1, 0.75}, {1, 1.25}, {1, 0.75}, {1, 1.25}};
        assertEquals(ChangeLocation.TRUST / 2 / (8 * 0.0625 / 6), of(even(1), values).information(0), 1e-9);
    }

    @Test
    void workedExample_hasTheChangeInTheMiddle() {
        double[] posterior = of(even(3), new double[][] {{0, 0}, {0, 1}, {1, 0.5}, {2, 10.5}, {3, 10}, {3, 11}})
                .posterior();
        assertTrue(posterior[1] > 0.98, Arrays.toString(posterior));
    }

    /** From make_change_location_reference.py, which integrates over levels and variance by SciPy's quadrature. */
    @Test
    void posterior_isThatOfNumericalIntegration() {
        double[][] values = {{0, 0.1}, {0, -0.2}, {1, 0.3}, {2, 0.9}, {3, 1.4}, {3, 0.8}, {2, 0.2}};
        double[] posterior = of(new double[] {1, 2, 1}, values).posterior();
        assertArrayEquals(new double[] {0.19706424430527644, 0.5095316699702227, 0.2934040857245009}, posterior, 1e-6);
    }

    @Test
    void posterior_isThatOfTheFormulaValueByValue() {
        Random random = new Random(39);
        for (int round = 0; round < 300; round++) {
            double[] prior = random.doubles(1 + random.nextInt(20)).map(p -> p < 0.2 ? 0 : p).toArray();
            prior[random.nextInt(prior.length)] = 0.5;
            double[][] values = new double[2 + random.nextInt(30)][];
            double offset = random.nextInt(3) * 1e3;
            for (int i = 0; i < values.length; i++) {
                int place = i < 2 ? i * prior.length : random.nextInt(prior.length + 1);
                values[i] = new double[] {place, offset + random.nextGaussian() + (place > prior.length / 2 ? 2 : 0)};
            }
            assertArrayEquals(textbook(prior, values), of(prior, values).posterior(), 1e-6);
        }
    }

    private static double[] textbook(double[] prior, double[][] values) {
        double[] posterior = new double[prior.length];
        for (int step = 0; step < prior.length; step++) {
            int bound = step;
            double[] before = Arrays.stream(values).filter(v -> v[0] <= bound).mapToDouble(v -> v[1]).toArray();
            double[] behind = Arrays.stream(values).filter(v -> v[0] > bound).mapToDouble(v -> v[1]).toArray();
            double residual = Math.max(deviations(before) + deviations(behind), values.length * LEAST * LEAST);
            posterior[step] = prior[step] * Math.pow(Math.pow(before.length * behind.length, -0.5)
                    * Math.pow(residual, -(values.length - 2) / 2.0), ChangeLocation.TRUST);
        }
        double sum = Arrays.stream(posterior).sum();
        return Arrays.stream(posterior).map(each -> each / sum).toArray();
    }

    private static double deviations(double[] values) {
        double mean = Arrays.stream(values).average().orElseThrow();
        return Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum();
    }

    @Test
    void withoutBothEnds_thePriorIsAllThatIsKnown() {
        double[] prior = {1, 3};
        assertArrayEquals(new double[] {0.25, 0.75}, new ChangeLocation(prior, LEAST).posterior(), 1e-15);
        assertArrayEquals(new double[] {0.25, 0.75}, of(prior, new double[][] {{0, 1}, {1, 2}}).posterior(), 1e-15);
    }

    @Test
    void stepsThatCannotHaveTheChange_neverHaveIt() {
        double[] posterior = of(new double[] {1, 0, 1}, new double[][] {{0, 0}, {1, 0.1}, {2, 5}, {3, 5.1}})
                .posterior();
        assertEquals(0, posterior[1]);
        assertEquals(1, Arrays.stream(posterior).sum(), 1e-12);
    }

    @Test
    void equalValues_areAsLikelyAnywhere() {
        double[] posterior = of(even(2), new double[][] {{0, 1}, {1, 1}, {2, 1}}).posterior();
        assertEquals(0.5, posterior[0], 1e-9);
    }

    @Test
    void valuesThatDoNotScatter_areSureAndFinite() {
        ChangeLocation location = of(even(3), new double[][] {{0, 1}, {0, 1}, {1, 1}, {2, 2}, {3, 2}, {3, 2}});
        assertTrue(location.posterior()[1] > 0.999);
        assertEquals(1, location.change(1, 0.95).point(), 1e-12);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-200, 1e-9, 1, 1e9, 1e100})
    void anySize_givesProbabilities(double unit) {
        double[] posterior = of(even(2), new double[][] {{0, 0}, {0, unit}, {1, 7 * unit}, {2, 8 * unit}}).posterior();
        assertEquals(1, Arrays.stream(posterior).sum(), 1e-12);
    }

    @Test
    void change_isStudentsInterval() {
        ChangeLocation location = of(even(1), new double[][] {{0, 1}, {0, 3}, {1, 6}, {1, 10}});
        Interval change = location.change(0, 0.95);
        double half = StudentQuantile.of(0.975, 2) * Math.sqrt(10 / 2.0);
        assertEquals(6, change.point(), 1e-12);
        assertEquals(6 - half, change.lower(), 1e-9);
        assertEquals(6 + half, change.upper(), 1e-9);
        assertFalse(of(even(1), new double[][] {{0, 1}, {1, 2}}).change(0, 0.95).isKnown());
    }

    @Test
    void withoutAStep_isRefused() {
        assertThrows(IllegalArgumentException.class, () -> new ChangeLocation(new double[0], LEAST));
        assertThrows(IllegalArgumentException.class, () -> new ChangeLocation(new double[] {0, 0}, LEAST));
        assertThrows(IllegalArgumentException.class, () -> new ChangeLocation(new double[] {1, -1, 3}, LEAST));
        assertThrows(IllegalArgumentException.class, () -> new ChangeLocation(new double[] {Double.NaN}, LEAST));
    }
}
