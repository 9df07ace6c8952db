package org.openjdk.jmh.dynreconf.comparison;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

/** The method for forks that ran in blocks; reference values are SciPy's. */
class PairedMethodTest {

    private static final ComparisonMethod PAIRED = ComparisonMethods.paired();

    @TestFactory
    Stream<DynamicTest> intervals() {
        return ReferenceCase.named("sequential-reference.txt", PAIRED.name()).stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    Interval interval = PAIRED.estimate(Sides.ofForks(c.first()), Sides.ofForks(c.second()))
                            .interval(c.parameters()[0]);
                    assertArrayEquals(c.expected(), limits(interval), 1e-9);
                }));
    }

    private static double[] limits(Interval interval) {
        return new double[] {interval.lower(), interval.point(), interval.upper()};
    }

    private static double[] limits(ForkSamples baseline, ForkSamples candidate) {
        return limits(PAIRED.estimate(baseline, candidate).interval(0.95));
    }

    @Test
    void whatPairsShare_dropsOut() {
        assertArrayEquals(limits(Sides.ofForks(1, 1.02, 1), Sides.ofForks(1.1, 1.1, 1.12)),
                limits(Sides.ofForks(1, 5.1, 20), Sides.ofForks(1.1, 5.5, 22.4)), 1e-12);
    }

    @Test
    void exactMultiples_haveTheirRatio() {
        assertArrayEquals(new double[] {2, 2, 2}, limits(Sides.ofForks(1, 2, 4, 8), Sides.ofForks(2, 4, 8, 16)),
                1e-12);
        assertArrayEquals(new double[] {1, 1, 1}, limits(Sides.ofForks(7, 7, 7), Sides.ofForks(7, 7, 7)));
    }

    /** Counts of an operation and of 1 % more of it (docs/evidence/counting.md): one block has another outcome of a compiler. */
    @Test
    void trimmedPairs_areNotMovedByOneOfFive() {
        ForkSamples baseline = Sides.ofForks(56098.8, 54094.9, 56081.1, 54068.8, 56103.9);
        ForkSamples candidate = Sides.ofForks(54607.9, 54603.8, 56606.0, 54590.1, 56641.8);
        double[] trimmed = limits(ComparisonMethods.trimmedPairs().estimate(baseline, candidate).interval(0.95));
        assertArrayEquals(new double[] {1.0088, 1.0095, 1.0102}, trimmed, 3e-4);
        assertTrue(limits(baseline, candidate)[0] < 0.99);
        double pValue = ComparisonMethods.trimmedPairs().estimate(baseline, candidate).pValue();
        assertTrue(pValue > 0 && pValue < 0.01, String.valueOf(pValue));
    }

    /** At most as often wrong as they say, where pairs are normal. */
    @Test
    void trimmedPairs_keepTheirConfidence() {
        Random random = new Random(57);
        int missed = 0;
        for (int round = 0; round < 4000; round++) {
            double[] one = random.doubles(6).map(each -> 1).toArray();
            double[] other = random.doubles(6).map(each -> Math.exp(0.01 * random.nextGaussian())).toArray();
            missed += ComparisonMethods.trimmedPairs().estimate(Sides.ofForks(one), Sides.ofForks(other)).interval(0.95)
                    .contains(1) ? 0 : 1;
        }
        assertTrue(missed <= 0.05 * 4000, missed + " of 4000");
    }

    @Test
    void fewerThanFivePairs_areNotTrimmed() {
        ForkSamples baseline = Sides.ofForks(1, 1.02, 1, 1.01);
        ForkSamples candidate = Sides.ofForks(1.1, 1.1, 1.12, 1);
        assertArrayEquals(limits(baseline, candidate),
                limits(ComparisonMethods.trimmedPairs().estimate(baseline, candidate).interval(0.95)));
    }

    @Test
    void differentNumbersOfForks_areNoPairs() {
        String message = assertThrows(IllegalArgumentException.class,
                () -> PAIRED.estimate(Sides.ofForks(1, 2), Sides.ofForks(1, 2, 3))).getMessage();
        assertEquals("2 forks of the baseline and 3 of the candidate are not pairs", message);
    }
}
