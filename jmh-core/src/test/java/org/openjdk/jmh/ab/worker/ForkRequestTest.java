package org.openjdk.jmh.ab.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.options.TimeValue;

class ForkRequestTest {

    private static final String ODD = "a b\tc%20\nd=\u00e9\u4e2d;,";

    @Test
    void anyText_comesBackFromOneLine() {
        ForkRequest fork = new ForkRequest("p.C.m", "avgt", new TreeMap<>(Map.of(ODD, ODD, "empty", "")),
                new PhaseLength(3, TimeValue.milliseconds(250)), new PhaseLength(null, null),
                new ForkVm("/a b/java", List.of(), List.of(ODD, "")));
        assertFalse(fork.encode().contains("\n"));
        ForkRequest read = ForkRequest.decode(fork.encode());
        assertEquals(fork.parameters(), read.parameters());
        assertEquals("p.C.m avgt", read.benchmark() + " " + read.mode);
        assertEquals("3 250:MILLISECONDS", read.warmup().toString());
        assertEquals("- -", read.measurement().toString());
        assertEquals("/a b/java", read.vm().executable().orElseThrow());
        assertEquals(List.of(), read.vm().arguments().orElseThrow());
        assertEquals(List.of(ODD, ""), read.vm().added());
        assertEquals("", read.cores);
        assertFalse(read.waits);
        ForkRequest placed = ForkRequest.decode(fork.on("0,2").waiting().encode());
        assertEquals("0,2", placed.cores);
        assertTrue(placed.waits);
        assertFalse(placed.takesTurns);
        assertTrue(ForkRequest.decode(placed.takingTurns().encode()).takesTurns);
        assertTrue(ForkRequest.decode(placed.takingTurns().in("java").encode()).takesTurns);
    }

    @Test
    void emptyRequest_isReadBackEmpty() {
        ForkVm read = ForkVm.decode(new ForkVm(null, null, List.of()).encode());
        assertFalse(read.executable().isPresent());
        assertFalse(read.arguments().isPresent());
        assertEquals(List.of(), read.added());
    }

    @Test
    void listedBenchmark_comesBackFromOneLine() {
        ListedBenchmark listed = new ListedBenchmark("p.C.m", "ss", Map.of("x", List.of("", ODD), "y", List.of()),
                new PhaseLength(1, null), new PhaseLength(null, TimeValue.seconds(2)),
                new TimeValue(3, TimeUnit.MINUTES),
                new ThreadDemand(-1, 1, 2));
        ListedBenchmark read = ListedBenchmark.decode(listed.encode());
        assertEquals(listed.parameters(), read.parameters());
        assertEquals("1 -", read.warmup().toString());
        assertEquals("- 2:SECONDS", read.measurement().toString());
        assertEquals(3, read.timeout().orElseThrow().getTime());
        assertEquals(9, read.threads().on(8));
        assertEquals(Alternation.NONE, read.alternation());
        assertEquals(Alternation.SLICES,
                ListedBenchmark.decode(listed.alternatingBy(Alternation.SLICES).encode()).alternation());
    }
}
