package org.openjdk.jmh.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LiveProgressTest {

    private long nanos;
    private double left = 30;
    private final LiveProgress live = new LiveProgress(() -> left, () -> nanos);

    private void pass(double seconds) {
        nanos += Math.round(seconds * 1e9);
    }

    private void fork(String benchmark) {
        live.startFork(benchmark, "fork 2/3", new int[] {5, 3}, Double.POSITIVE_INFINITY);
    }

    @Test
    void text_namesForkAndIteration() {
        pass(10);
        fork("Doc.parse");
        assertEquals("[##........] 24 %, 30 s left: Doc.parse, fork 2/3", live.text());
        live.startIteration(2);
        assertEquals("[##........] 24 %, 30 s left: Doc.parse, fork 2/3, warmup 2/5", live.text());
        pass(5);
        live.startIteration(6);
        assertEquals("[###.......] 37 %, 25 s left: Doc.parse, fork 2/3, iteration 1/3", live.text());
    }

    /** A first fork that takes twice as long as expected must not announce more than a budget allows. */
    @Test
    void remainingTime_staysWithinTheLimit() {
        LiveProgress limited = new LiveProgress(() -> left, () -> 12, () -> nanos);
        limited.startFork("Doc.parse", "fork 1/3", new int[] {5, 3}, 4);
        pass(8);
        assertEquals("[####......] 39 %, 12 s left: Doc.parse, fork 1/3", limited.text());
    }

    /** As in a dynamic run, whose measurement slides. */
    @Test
    void iterationAfterTheLast_hasNoTotal() {
        fork("Doc.parse");
        live.startIteration(9);
        assertEquals("[..........] 0 %, 30 s left: Doc.parse, fork 2/3, iteration 4", live.text());
    }

    /** Parameters and the method tell more than the beginning of a class. */
    @Test
    void longName_losesItsBeginning() {
        fork("BenchmarksOfDocuments.writeALongOneOfManyParts(size=100)");
        live.startIteration(3);
        assertEquals("[..........] 0 %, 30 s left: ...gOneOfManyParts(size=100), fork 2/3, warmup 3/5",
                live.text());
        assertEquals(79, live.text().length());
    }

    @Test
    void longStep_showsItsAge() {
        live.startStep("building v7");
        pass(45.5);
        assertEquals("[##########] 99 %, 0 s left: building v7, 45 s", live.text());
        left = 60;
        assertEquals("[#######...] 75 %, 15 s left: building v7, 45 s", live.text());
    }

    @Test
    void unknownRest_isLeftOut() {
        left = Double.NaN;
        live.startStep("reading v7");
        assertEquals("reading v7", live.text());
        fork("Doc.parse");
        live.startIteration(2);
        assertEquals("Doc.parse, fork 2/3, warmup 2/5", live.text());
    }
}
