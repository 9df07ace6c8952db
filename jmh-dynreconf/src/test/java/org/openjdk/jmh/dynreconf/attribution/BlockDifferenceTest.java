package org.openjdk.jmh.dynreconf.attribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.StudentHalfWidth;

class BlockDifferenceTest {

    private static List<ForkCosts> counted(String costs) {
        return Arrays.stream(costs.split(" ")).map(Double::parseDouble)
                .map(cost -> ForkCosts.weighted(Map.of(List.of("f"), cost, List.of("rest"), 1000 - cost), 0))
                .collect(Collectors.toList());
    }

    private static BlockDifference of(List<ForkCosts> baseline, List<ForkCosts> candidate) {
        return BlockDifference.of(baseline, candidate, CountedTimes.EXACT, fork -> fork.of("f").inclusive());
    }

    private static BlockDifference of(String baseline, String candidate) {
        return of(counted(baseline), counted(candidate));
    }

    private static ForkCosts sampled(long ofMethod, long all) {
        return ForkCosts.sampled(Map.of(List.of("f"), ofMethod, List.of("g"), all - ofMethod), all, Map.of());
    }

    /** From make_attribution_reference.py, which runs SciPy's tests. */
    @ParameterizedTest
    @CsvSource({
        "10 10 10, 19 20 21, 0.0017374619011849965, 7.51586228824967, 12.48413771175033",
        "5 6.5 5.5 7, 9 9.5 12 8.5, 0.03150015172817179, 0.4059065822497767, 7.094093417750223",
        "101 99 120 95 100 102 98, 103 97 125 99 100 101 104, 0.14882719381823262, -0.8754622867333266, 4.875462286733327"})
    void countedCosts_areThoseOfPairedTests(String baseline, String candidate, double pValue, double lower,
                                            double upper) {
        BlockDifference difference = of(baseline, candidate);
        assertEquals(pValue, difference.pValue(), 1e-5 * pValue);
        Interval interval = difference.interval(0.95);
        assertEquals(lower, interval.lower(), 1e-9);
        assertEquals(upper, interval.upper(), 1e-9);
    }

    @Test
    void oneBlock_showsNoDifference() {
        assertFalse(of("1", "11").interval(0.95).isKnown());
        assertEquals(1, of("1", "11").pValue());
        assertEquals(11, of("1", "11").neededBlocks(0.05, 10));
    }

    @Test
    void equalCosts_differByNothing() {
        assertEquals(1, of("3 4 5", "3 4 5").pValue());
        assertEquals(Interval.of(0, 0, 0), of("3 4 5", "3 4 5").interval(0.95));
        assertEquals(1, of("0 0 0", "0 0 0").pValue());
    }

    @Test
    void countedDifferenceWithoutScatter_isCertain() {
        assertEquals(0, of("5 5 5", "10 10 10").pValue());
        assertEquals(0, of("0 0 0", "10 10 10").pValue());
    }

    /** Three forks that agree to the last sample: 3 samples against 9 are hardly a difference, whatever forks say. */
    @Test
    void forksThatAgreeByChance_areBelievedAsFarAsSamplesAre() {
        BlockDifference few = of(List.of(sampled(1, 100), sampled(1, 100), sampled(1, 100)),
                List.of(sampled(3, 100), sampled(3, 100), sampled(3, 100)));
        double variance = 2 * 0.99 + 4 * 0.97;
        assertEquals(Math.sqrt(variance / 3) * 4.302652729911275, few.interval(0.95).upper() - 2, 1e-9);
        assertTrue(few.pValue() > 0.05 && few.pValue() < 0.2, () -> String.valueOf(few.pValue()));
        BlockDifference many = of(List.of(sampled(0, 100), sampled(0, 100), sampled(0, 100)),
                List.of(sampled(40, 100), sampled(40, 100), sampled(40, 100)));
        assertTrue(many.pValue() < 1e-6, () -> String.valueOf(many.pValue()));
    }

    /** Forks that are twice as slow as others are so on both sides of what they measure: that is no difference, nor hides one. */
    @Test
    void machineThatMultipliesCosts_hidesNoFactor() {
        BlockDifference factor = of("10 20 5 40", "200 90 160 800");
        assertTrue(factor.pValue() < 0.02, () -> String.valueOf(factor.pValue()));
        assertTrue(factor.interval(0.95).lower() < 0, () -> factor.interval(0.95).toString());
    }

    /** Shares hardly scatter; that the time of the baseline may be off by as much as the difference is not forgotten. */
    @Test
    void timesThatMayBeOff_areInTheError() {
        List<ForkCosts> was = List.of(sampled(500, 1000), sampled(501, 1000), sampled(499, 1000));
        List<ForkCosts> is = List.of(sampled(600, 1000), sampled(601, 1000), sampled(599, 1000));
        CountedTimes steady = CountedTimes.of(new double[] {10, 10, 10}, new double[] {12, 12.01, 11.99});
        CountedTimes wild = CountedTimes.of(new double[] {10, 20, 10}, new double[] {12, 11, 20});
        assertTrue(BlockDifference.of(was, is, steady, fork -> fork.of("f").inclusive()).pValue() < 0.01);
        BlockDifference difference = BlockDifference.of(was, is, wild, fork -> fork.of("f").inclusive());
        assertTrue(difference.pValue() > 0.5, () -> String.valueOf(difference.pValue()));
        assertTrue(difference.interval(0.95).contains(0));
        assertEquals(101, difference.neededBlocks(0.05, 100));
    }

    /** Ratios 2 and 8 have the mean logarithm of 4, and the standard error ln 4 / 2. */
    @Test
    void countedTimes_areGeometricMeans() {
        CountedTimes times = CountedTimes.of(new double[] {1, 4}, new double[] {2, 32});
        assertEquals(2, times.baseline(), 1e-12);
        assertEquals(8, times.candidate(), 1e-12);
        assertEquals(Math.log(4) / 2, Math.sqrt(times.variance()), 1e-12);
        assertThrows(IllegalArgumentException.class, () -> CountedTimes.of(new double[] {1}, new double[] {1}));
        assertThrows(IllegalArgumentException.class, () -> CountedTimes.of(new double[] {1, 0}, new double[] {1, 1}));
    }

    @Test
    void varianceOfASampledCost_isThatOfAShare() {
        ForkCosts costs = sampled(25, 100);
        assertEquals(26 * 0.75, BlockDifference.drawn(costs, 25), 1e-12);
        assertEquals(1, BlockDifference.drawn(costs, 0), 1e-12);
        assertEquals(0, BlockDifference.drawn(costs, 100), 1e-12);
        assertEquals(0, BlockDifference.drawn(ForkCosts.weighted(Map.of(), 0), 0));
    }

    @Test
    void neededBlocks_areTheFewestThatSuffice() {
        BlockDifference difference = of("10 10 10 10", "8 16 13 11");
        int blocks = difference.neededBlocks(0.05, 100);
        double[] logs = {Math.log(0.8), Math.log(1.6), Math.log(1.3), Math.log(1.1)};
        double mean = Arrays.stream(logs).average().orElseThrow();
        double deviation = Math.sqrt(Arrays.stream(logs).map(log -> (log - mean) * (log - mean)).sum() / 3);
        StudentHalfWidth half = new StudentHalfWidth(0.95);
        assertTrue(half.of(deviation, blocks) <= mean && half.of(deviation, blocks - 1) > mean,
                () -> String.valueOf(blocks));
        assertEquals(6, difference.neededBlocks(0.05, 5));
        assertEquals(101, of("1 2", "2 1").neededBlocks(0.05, 100));
    }
}
