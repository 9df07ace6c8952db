package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.ab.worker.Alternation;
import org.openjdk.jmh.ab.worker.ForkVm;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.ab.worker.ThreadDemand;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.options.Clock;
import org.openjdk.jmh.results.counts.CountedEvent;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.SideOrder;
import org.openjdk.jmh.runner.options.TimeValue;

class PairOrdersTest {

    private static final PhaseLength UNKNOWN = new PhaseLength(null, null);

    private final ChainedOptionsBuilder options = new OptionsBuilder();

    private static ListedBenchmark listed(Alternation finest, PhaseLength warmup, PhaseLength measurement) {
        return new ListedBenchmark("p.C.a", "avgt", Map.of(), warmup, measurement, null, new ThreadDemand(1, 1))
                .alternatingBy(finest);
    }

    private PairedBenchmark pair(ListedBenchmark before, ListedBenchmark after) throws SideException {
        return SidePairing.of(options.build(), 20, Side.baseline(options.build(), "other.jar"), List.of(before),
                Side.candidate(options.build()), List.of(after)).pairs().get(0);
    }

    private PairedBenchmark pair(Alternation finest) throws SideException {
        return pair(listed(finest, UNKNOWN, UNKNOWN), listed(finest, UNKNOWN, UNKNOWN));
    }

    private static String phases(PairedBenchmark pair) {
        return pair.baseline.warmup() + ", " + pair.candidate.measurement();
    }

    @Test
    void forksAlternate_bySlicesAndOwnTime() throws SideException {
        PairedBenchmark pair = pair(Alternation.SLICES);
        assertTrue(pair.order.isAlternating());
        assertTrue(pair.order.isInOwnTime());
        assertEquals("1200 50:MILLISECONDS, 20 50:MILLISECONDS", phases(pair));
        assertEquals(0.5, pair.order.slices().orElseThrow().warmup.lower());
        assertEquals(3, pair.order.slices().orElseThrow().warmup.upper());
    }

    @Test
    void annotations_boundWarmupAndMeasurement() throws SideException {
        ListedBenchmark listed = listed(Alternation.SLICES, new PhaseLength(2, TimeValue.milliseconds(200)),
                new PhaseLength(5, TimeValue.milliseconds(100)));
        PairedBenchmark pair = pair(listed, listed);
        assertEquals("160 50:MILLISECONDS, 10 50:MILLISECONDS", phases(pair));
        assertEquals(0.4, pair.order.slices().orElseThrow().warmup.lower(), 1e-12);
    }

    @Test
    void numbersOfIterations_areTakenLiterally() throws SideException {
        options.warmupIterations(5).measurementIterations(4);
        PairedBenchmark pair = pair(Alternation.SLICES);
        assertEquals("2000 50:MILLISECONDS, 80 50:MILLISECONDS", phases(pair));
        assertEquals(5, pair.order.slices().orElseThrow().warmup.lower());
    }

    @Test
    void iterationsWithTimesOrFixtures_areNotCut() throws SideException {
        assertEquals("3 1:SECONDS, 3 1:SECONDS", phases(pair(Alternation.ITERATIONS)));
        options.measurementTime(TimeValue.milliseconds(100));
        PairedBenchmark pair = pair(Alternation.SLICES);
        assertEquals("3 1:SECONDS, 3 100:MILLISECONDS", phases(pair));
        assertTrue(pair.order.isAlternating());
        assertFalse(pair.order.slices().isPresent());
    }

    @Test
    void forksOfAnotherJmh_doNotAlternate_andANoteSaysSo() throws SideException {
        PairOrder order =
                pair(listed(Alternation.NONE, UNKNOWN, UNKNOWN), listed(Alternation.SLICES, UNKNOWN, UNKNOWN)).order;
        assertFalse(order.isAlternating());
        assertFalse(order.isInOwnTime());
        assertEquals("the baseline has another version of JMH", order.obstacle().orElseThrow());
    }

    @Test
    void forksWhoseHeapsDoNotFit_runOneAfterTheOther_byOwnTime() throws SideException {
        options.jvmArgs("-Xmx100t");
        PairOrder order = pair(Alternation.SLICES).order;
        assertEquals("two heaps of -Xmx do not fit into memory", order.obstacle().orElseThrow());
        assertTrue(order.isInOwnTime());
        options.clock(Clock.WALL);
        assertFalse(pair(Alternation.SLICES).order.isInOwnTime());
    }

    @Test
    void limitsOfHeaps_areRead() {
        assertEquals(0, PairOrders.heap(new ForkVm(null, null, List.of())));
        assertEquals(3L << 30, PairOrders.heap(new ForkVm(null, List.of("-Xmx3g"), List.of())));
        assertEquals(4096, PairOrders.heap(new ForkVm(null, List.of("-Xmx1G"), List.of("-Xmx4K", "-Xmx"))));
        assertEquals(7, PairOrders.heap(new ForkVm(null, null, List.of("-Xmx7"))));
    }

    @Test
    void options_chooseOrderAndClock() throws SideException {
        options.sideOrder(SideOrder.INTERLEAVED);
        assertFalse(pair(Alternation.SLICES).order.isAlternating());
        assertFalse(pair(Alternation.SLICES).order.obstacle().isPresent());
        assertFalse(pair(Alternation.SLICES).order.isInOwnTime());
        options.clock(Clock.OWN);
        assertTrue(pair(Alternation.SLICES).order.isInOwnTime());
        options.sideOrder(SideOrder.ALTERNATING).clock(Clock.WALL);
        assertTrue(pair(Alternation.SLICES).order.isAlternating());
        assertFalse(pair(Alternation.SLICES).order.isInOwnTime());
        options.count(CountedEvent.INSTRUCTIONS);
        assertFalse(pair(Alternation.SLICES).order.isAlternating());
    }

    @Test
    void countedInstructions_areCheckedByOwnTime() throws SideException {
        options.count(CountedEvent.INSTRUCTIONS).mode(Mode.SingleShotTime).warmupIterations(15)
                .measurementIterations(6);
        PairedBenchmark timed = pair(Alternation.SLICES).timed().orElseThrow();
        assertEquals("p.C.a (mode=avgt)", timed.key.toString());
        assertTrue(timed.order.isAlternating());
        assertTrue(timed.order.isInOwnTime());
        assertEquals("1200 50:MILLISECONDS, 20 50:MILLISECONDS", phases(timed));
        assertEquals("3 1:SECONDS, 3 1:SECONDS", phases(pair(Alternation.ITERATIONS).timed().orElseThrow()));
        assertFalse(pair(Alternation.NONE).timed().isPresent());
        assertEquals("the benchmarks of both sides have another version of JMH",
                pair(Alternation.NONE).obstacleOfTimes);
        options.clock(Clock.WALL);
        assertFalse(pair(Alternation.SLICES).timed().isPresent());
        options.clock(Clock.OWN).count(CountedEvent.CYCLES);
        assertFalse(pair(Alternation.SLICES).timed().isPresent());
    }
}
