package org.openjdk.jmh.dynreconf.attribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ForkCostsTest {

    private static void assertCosts(double exclusive, double inclusive, MethodCost cost) {
        assertEquals(exclusive, cost.exclusive(), 1e-9);
        assertEquals(inclusive, cost.inclusive(), 1e-9);
    }

    @Test
    void workedExample_sharesTheTime() {
        ForkCosts costs = ForkCosts.sampled(Map.of(List.of("main", "a"), 1L, List.of("main"), 3L), 100, Map.of());
        assertCosts(75, 100, costs.of("main"));
        assertCosts(25, 25, costs.of("a"));
        assertCosts(0, 0, costs.of("b"));
        assertEquals(25, costs.grain);
    }

    /** Half of the time is spent waiting: samples share the other half. */
    @Test
    void waiting_takesItsShareOfTheTime() {
        ForkCosts costs = ForkCosts.sampled(Map.of(List.of("a"), 1L, List.of("b"), 3L), 100,
                Map.of(List.of("b", "(waiting)"), 50.0));
        assertCosts(12.5, 12.5, costs.of("a"));
        assertCosts(50, 50, costs.of("(waiting)"));
        assertCosts(37.5, 87.5, costs.of("b"));
        assertEquals(100, costs.total());
    }

    @Test
    void recursion_countsOnce() {
        ForkCosts costs = ForkCosts.sampled(Map.of(List.of("a", "b", "a"), 2L, List.of("a", "b"), 2L), 8, Map.of());
        assertCosts(4, 8, costs.of("a"));
        assertCosts(4, 8, costs.of("b"));
        assertCosts(4, 4, costs.below("b").of("a"));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void costs_areThoseOfEachSampleByItself(long seed) {
        Random random = new Random(seed);
        Map<List<String>, Long> samples = new HashMap<>();
        for (int i = 0; i < 50; i++) {
            List<String> stack = new ArrayList<>();
            random.ints(random.nextInt(6), 'a', 'f').forEach(name -> stack.add(String.valueOf((char) name)));
            samples.merge(stack, 1L + random.nextInt(9), Long::sum);
        }
        long count = samples.values().stream().mapToLong(Long::longValue).sum();
        ForkCosts costs = ForkCosts.sampled(samples, 100, Map.of());
        for (String method : List.of("a", "b", "c", "d", "e")) {
            long own = 0;
            long all = 0;
            long others = 0;
            for (Map.Entry<List<String>, Long> sample : samples.entrySet()) {
                List<String> stack = sample.getKey();
                own += !stack.isEmpty() && stack.get(stack.size() - 1).equals(method) ? sample.getValue() : 0;
                all += stack.contains(method) ? sample.getValue() : 0;
                others += stack.contains("a") && !stack.contains(method) ? sample.getValue() : 0;
            }
            assertCosts(100.0 * own / count, 100.0 * all / count, costs.of(method));
            assertEquals(100.0 * others / count, costs.without(method).of("a").inclusive(), 1e-9);
        }
    }

    @Test
    void countedCosts_areUnchanged() {
        ForkCosts costs = ForkCosts.weighted(
                Map.of(List.of("a"), 3.0, List.of("a", "b"), 4.0, List.of("c"), 2.0), 0);
        assertCosts(3, 7, costs.of("a"));
        assertCosts(4, 4, costs.of("b"));
        assertCosts(0, 0, costs.without("a").of("b"));
        assertCosts(2, 2, costs.without("a").of("c"));
        assertEquals(9, costs.without("a").total());
        assertEquals(0, costs.grain);
    }

    @Test
    void invalidValues_areRejected() {
        assertThrows(IllegalArgumentException.class, () -> ForkCosts.sampled(Map.of(), 1, Map.of()));
        assertThrows(IllegalArgumentException.class,
                () -> ForkCosts.sampled(Map.of(List.of("a"), 1L), Double.NaN, Map.of()));
        assertThrows(IllegalArgumentException.class, () -> new MethodCost(-1, 0));
        assertThrows(IllegalArgumentException.class, () -> new CostBlocks(List.of(), List.of()));
    }
}
