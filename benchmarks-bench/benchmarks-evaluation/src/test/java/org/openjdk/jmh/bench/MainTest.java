package org.openjdk.jmh.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int execute(String... args) {
        return Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(args);
    }

    @Test
    void main_noCommand_listsThemAndRunsNothing() {
        assertEquals(2, execute());
        for (String command : new String[] {"evaluate", "overhead", "replay", "replay-results", "jmh"}) {
            assertTrue(err.toString().lines().anyMatch(line -> line.startsWith("  " + command + " ")), err::toString);
        }
    }

    @ParameterizedTest
    @CsvSource({"repaly, replay", "replayresults, replay-results", "evalaute, evaluate", "overhaed, overhead"})
    void main_typingError_namesTheCommandThatWasMeant(String typed, String meant) {
        assertEquals(2, execute(typed, "DIR"));
        assertTrue(err.toString().contains(typed), err::toString);
        assertTrue(err.toString().lines().anyMatch(line -> line.startsWith("Did you mean: ") && line.contains(meant)),
                err::toString);
    }

    @Test
    void main_whatJmhTook_namesTheCommandForIt() {
        assertEquals(2, execute("bench.engine", "-rf", "dynamic"));
        assertTrue(err.toString().contains("jmh"), err::toString);
        assertFalse(err.toString().contains("\tat "), err::toString);
    }

    @Test
    void main_help_isNoMistake() {
        assertEquals(0, execute("--help"));
        assertTrue(out.toString().startsWith("Usage: benchmarks.jar"), out::toString);
    }

    /** JMH's options look like those of commands; none of them may be taken for one. */
    @Test
    void jmh_itsOptions_reachIt() {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            assertEquals(0, execute("jmh", "Workload", "-l", "-wi", "3"), err::toString);
        } finally {
            System.setOut(before);
        }
        String text = printed.toString(StandardCharsets.UTF_8);
        assertTrue(text.contains("org.openjdk.jmh.bench.overhead.OverheadWorkload.sort"), text);
        assertFalse(text.contains("WarmupCheckpoint"), text);
    }
}
