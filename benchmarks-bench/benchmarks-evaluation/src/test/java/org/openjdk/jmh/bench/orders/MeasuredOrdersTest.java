package org.openjdk.jmh.bench.orders;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MeasuredOrdersTest {

    private static final double EXACT = 1e-12;

    private static TimedFork fork(double... scores) {
        return new TimedFork(scores, new long[0]);
    }

    private static TimedFork started(long... starts) {
        return new TimedFork(new double[] {1}, starts);
    }

    private final MeasuredOrders orders = new MeasuredOrders(List.of(fork(1, 3), fork(4), fork(8), fork(2)),
            List.of(List.of(fork(2, 8), fork(3, 8)), List.of(fork(1), fork(1))));

    @Test
    void neighbours_areBlocks() {
        assertArrayEquals(new double[] {Math.log(2), -Math.log(4)}, orders.interleaved(), EXACT);
    }

    @Test
    void duets_areComparedByPairsAndByMeans() {
        assertArrayEquals(new double[] {Math.log(1.5) / 2, 0}, orders.pairs(), EXACT);
        assertArrayEquals(new double[] {Math.log(1.1), 0}, orders.means(), EXACT);
    }

    @Test
    void halves_areComparedByTheirMeanLogarithms() {
        assertEquals(Math.log(16.0 / 8) / 2, orders.oneAfterTheOther(), EXACT);
    }

    @Test
    void steps_areDistancesAndHowTheyChange() {
        double[][] steps = new MeasuredOrders(List.of(),
                List.of(List.of(started(0, 100, 200), started(30, 120, 210)))).steps();
        assertArrayEquals(new double[] {0.010, 0.020, 0.030}, steps[0], EXACT);
        assertArrayEquals(new double[] {0.020}, steps[1], EXACT);
    }

    @Test
    void table_hasSubjectsTheirMedianAndTheErrorsOfAll() {
        OrdersTable table = new OrdersTable();
        table.add("C.m", orders);
        List<String> lines = table.lines();
        assertEquals(6, lines.size());
        assertTrue(lines.get(2).startsWith("| C.m "), lines::toString);
        assertTrue(lines.get(2).contains(" 109.6 | 14.3 |"), lines::toString);
        assertTrue(lines.get(5).contains("one side after the other 34.7"), lines::toString);
    }
}
