package org.openjdk.jmh.bench.owntime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.bench.detection.InjectedChange;
import org.openjdk.jmh.bench.overhead.OverheadWorkload;

class PairOutcomeTest {

    private static final double EXACT = 1e-9;

    private static PairOutcome read(Path folder, String interval, KnownChange known) throws IOException {
        return PairOutcome.read(Files.writeString(folder.resolve("report.json"), "{\"comparisons\": [{\"baseline\": "
                + "[100, 100], \"candidate\": [102, 108], " + interval
                + ", \"verdict\": \"slower\", \"obstacle\": \"not warm\"}]}"), known);
    }

    @Test
    void pairs_varyAroundTheKnownChange(@TempDir Path folder) throws IOException {
        PairOutcome outcome = read(folder, "\"ratio\": 1.05, \"lower\": 1.02, \"upper\": 1.08", KnownChange.of(5));
        double one = Math.log(1.02 / 1.05);
        double other = Math.log(1.08 / 1.05);
        assertEquals(100 * Math.sqrt((one * one + other * other) / 2), outcome.rms(), EXACT);
        assertEquals(2, outcome.pairs());
        assertEquals("slower", outcome.verdict());
        assertEquals("not warm", outcome.obstacle());
        assertEquals(5, outcome.estimate(), EXACT);
        assertEquals(2, outcome.lower(), EXACT);
        assertEquals(8, outcome.upper(), EXACT);
    }

    @Test
    void unknownInterval_isNoNumber(@TempDir Path folder) throws IOException {
        PairOutcome outcome = read(folder, "\"ratio\": 1.05, \"lower\": null, \"upper\": \"+INF\"", KnownChange.of(0));
        assertTrue(Double.isNaN(outcome.lower()) && Double.isInfinite(outcome.upper()));
    }

    @Test
    void knownChange_isACallMore() {
        assertEquals(new KnownChange(20, 21), KnownChange.of(5));
        assertEquals(List.of("-p", "times=51", "-vsp", "times=50"), KnownChange.of(2).options());
        assertEquals(Math.log(1.02), KnownChange.of(2).logRatio(), EXACT);
        assertTrue(KnownChange.of(0).isNone());
        assertEquals(0, KnownChange.of(0).logRatio());
        assertThrows(IllegalArgumentException.class, () -> KnownChange.of(-1));
    }

    @Test
    void repeatedCalls_passArguments_andConsumeResults() {
        String maps = RepeatedCalls.source(InjectedChange.class).replaceAll("org\\.openjdk\\.jmh\\.\\S*\\.", "");
        assertTrue(maps.contains("public void maps(InjectedChange a0, Blackhole a1, Blackhole blackhole)"), maps);
        assertTrue(maps.contains(" mapsOnce(a0, a1);"), maps);
        assertTrue(maps.contains(" a0.maps(a1);"), maps);
        String sort = RepeatedCalls.source(OverheadWorkload.class);
        assertTrue(sort.contains(" blackhole.consume(sortOnce(a0));"), sort);
        assertTrue(sort.contains(" return a0.sort();"), sort);
        assertEquals("a.BRepeated.c", RepeatedCalls.nameOf("a.B.c"));
    }
}
