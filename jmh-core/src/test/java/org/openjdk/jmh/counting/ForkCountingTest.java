package org.openjdk.jmh.counting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.results.counts.CompileThresholds;
import org.openjdk.jmh.results.counts.CountedEvent;
import org.openjdk.jmh.results.counts.WindowSize;

/** What runs of one side and of two sides have in common; the numbers are invented. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class ForkCountingTest {

    private static final String KEY = "sample.Work.spin";
    private static final double ENOUGH = 50_000;

    @TempDir
    Path folder;

    private final List<String> said = new ArrayList<>();
    private ForkCounting<String> counting;

    @BeforeEach
    void findValgrind() throws Exception {
        for (String program : List.of("valgrind", "vgdb")) {
            Path file = Files.writeString(folder.resolve(program), "#!/bin/sh\necho valgrind-3.19.0\n");
            assertTrue(file.toFile().setExecutable(true));
        }
        counting = new ForkCounting<>(CountedEvent.INSTRUCTIONS, CompileThresholds.FIXED,
                Valgrind.find(folder.toString()), said::add);
    }

    @Test
    void firstForkInSmallWindows_runsAgain_onlyOnce() {
        counting.setPilotSize(KEY, WindowSize.ofInvocations(10));
        assertFalse(counting.hasFinalSize(KEY));
        assertTrue(counting.needsLargerWindows(KEY, InventedFork.of(7, 7, 7), 1));
        assertEquals(100, counting.size(KEY).orElseThrow().invocations());
        assertTrue(said.get(0)
                .startsWith("The fork runs again, because its windows were too small. Counted in 5 windows of "
                        + "100 invocations"),
                said::toString);
        assertFalse(counting.needsLargerWindows(KEY, InventedFork.of(7, 7, 7), 1));
        assertEquals(100, counting.mark(KEY).orElseThrow().size().invocations());
    }

    @Test
    void sizeOfOtherForks_isNotCorrected() {
        counting.setFinalSize(KEY, 10);
        assertTrue(counting.hasFinalSize(KEY));
        assertFalse(counting.needsLargerWindows(KEY, InventedFork.of(7, 7, 7), 1));
        assertEquals(10, counting.size(KEY).orElseThrow().invocations());
    }

    @Test
    void smallWindows_areWarnedOf_onceForEachBenchmark() {
        for (String key : List.of(KEY, "another")) {
            counting.setFinalSize(key, 10);
            counting.add(key, InventedFork.of(7, 7, 7), 1);
            counting.add(key, InventedFork.of(7, 7, 7), 1);
        }
        assertEquals(2, said.size(), said::toString);
        assertTrue(said.get(0).startsWith("WARNING: windows have only 0.0 million instructions"), said::toString);
    }

    @Test
    void largeWindows_areNotWarnedOf() {
        counting.setFinalSize(KEY, 1000);
        counting.add(KEY, InventedFork.of(ENOUGH, ENOUGH, ENOUGH), 1);
        assertEquals(List.of(), said);
        assertEquals(List.of(), counting.observations());
    }

    @Test
    void observations_areOfOneBenchmark_orOfAll() {
        counting.setFinalSize(KEY, 1000);
        counting.setFinalSize("another", 1000);
        counting.add(KEY, InventedFork.of(ENOUGH, 2 * ENOUGH, 3 * ENOUGH, 4 * ENOUGH, 5 * ENOUGH), 1);
        counting.add("another", InventedFork.of(ENOUGH, ENOUGH, ENOUGH), 1);
        assertTrue(counting.observations(KEY).get(0).startsWith("1 fork has no 3 windows"));
        assertEquals(List.of(), counting.observations("another"));
        assertEquals(counting.observations(KEY), counting.observations());
    }

    @Test
    void groups_areLeftOut_andRejectedAlone() throws Exception {
        assertEquals(List.of("a"), ForkCounting.countable(CountedEvent.CYCLES, List.of("a", "group"),
                "group"::equals, name -> name, said::add));
        assertEquals(List.of(
                "WARNING: left out, because JMH cannot count groups, because their threads wait for each other: group"),
                said);
        assertEquals("-count cycles: JMH cannot count groups, because their threads wait for each other: group",
                assertThrows(CountingException.class,
                        () -> ForkCounting.countable(CountedEvent.CYCLES, List.of("group"),
                                "group"::equals, name -> name, said::add))
                        .getMessage());
    }
}
