package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

class NeighbouringBlocksTest {

    private final Random random = new Random(36);

    private static double[] ones(int count) {
        double[] ones = new double[count];
        Arrays.fill(ones, 1);
        return ones;
    }

    private static double[] exp(double[] logarithms) {
        return Arrays.stream(logarithms).map(Math::exp).toArray();
    }

    /** Mean and variance over all orders, by SciPy's and NumPy's sums over permutations. */
    @TestFactory
    Stream<DynamicTest> standardized() {
        return ReferenceCase.named("sequential-reference.txt", "neighbours").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    NeighbouringBlocks blocks = new NeighbouringBlocks();
                    blocks.add(c.first(), c.second());
                    assertEquals(c.expected()[0], blocks.standardized(), 1e-9);
                }));
    }

    private static List<double[]> orders(double[] values, int from) {
        if (from == values.length) {
            return List.of(values.clone());
        }
        List<double[]> orders = new ArrayList<>();
        for (int i = from; i < values.length; i++) {
            double[] next = values.clone();
            next[from] = values[i];
            next[i] = values[from];
            orders.addAll(orders(next, from + 1));
        }
        return orders;
    }

    /** Over all orders of a few numbers, it has the mean 0 and the variance 1. */
    @Test
    void standardized_overAllOrders_isThat() {
        for (int blocks = 4; blocks <= 7; blocks++) {
            double[] logarithms = random.doubles(blocks).map(u -> u * u * u).toArray();
            double[] values = orders(logarithms, 0).stream().mapToDouble(order -> {
                NeighbouringBlocks one = new NeighbouringBlocks();
                one.add(ones(order.length), exp(order));
                return one.standardized();
            }).toArray();
            assertEquals(0, Arrays.stream(values).average().orElseThrow(), 1e-9);
            assertEquals(1, Arrays.stream(values).map(z -> z * z).average().orElseThrow(), 1e-9);
        }
    }

    /** Benchmarks whose blocks depend on each other, of 8 blocks each. */
    private NeighbouringBlocks run(int benchmarks, double share) {
        NeighbouringBlocks run = new NeighbouringBlocks();
        for (int i = 0; i < benchmarks; i++) {
            double[] logarithms = new double[8];
            double scatter = 0.01 + 0.1 * random.nextDouble();
            double before = random.nextGaussian();
            for (int block = 0; block < logarithms.length; block++) {
                before = share * before + Math.sqrt(1 - share * share) * random.nextGaussian();
                logarithms[block] = scatter * before;
            }
            run.add(ones(8), exp(logarithms));
        }
        return run;
    }

    @Test
    void independentBlocks_areSeldomCalledAlike_dependentOnesOften() {
        int wrong = 0;
        int right = 0;
        double correlation = 0;
        for (int i = 0; i < 1000; i++) {
            wrong += run(30, 0).areDependent() ? 1 : 0;
            NeighbouringBlocks dependent = run(30, 0.3);
            right += dependent.areDependent() ? 1 : 0;
            correlation += dependent.correlation() / 1000;
        }
        assertTrue(wrong <= 22, "wrong " + wrong);
        assertTrue(right >= 650, "right " + right);
        assertEquals(0.3, correlation, 0.06);
    }

    @Test
    void oneBenchmark_orNoData_isNotAlike() {
        NeighbouringBlocks none = new NeighbouringBlocks();
        none.add(new double[0], new double[0]);
        none.add(ones(3), new double[] {1, 2, 3});
        none.add(ones(9), ones(9));
        none.add(ones(5), new double[] {1, 2, 0, 1, 2});
        none.add(ones(5), new double[] {1, 2, -1, 1, 2});
        none.add(new double[] {1, 2, Double.NaN, 3, 4}, ones(5));
        assertFalse(none.areDependent());
        assertTrue(Double.isNaN(none.correlation()) && Double.isNaN(none.standardized()));
        none.add(ones(20), exp(new double[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19}));
        assertTrue(none.areDependent());
        assertTrue(none.correlation() <= 1);
    }
}
