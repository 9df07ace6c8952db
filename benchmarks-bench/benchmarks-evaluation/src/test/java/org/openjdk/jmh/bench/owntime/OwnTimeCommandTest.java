package org.openjdk.jmh.bench.owntime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class OwnTimeCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int execute(String... arguments) {
        List<String> all = new ArrayList<>(List.of("--class-path", System.getProperty("java.class.path"), "-o",
                folder.resolve("rows.csv").toString()));
        all.addAll(List.of(arguments));
        return new CommandLine(new OwnTimeCommand()).setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true))
                .execute(all.toArray(new String[0]));
    }

    private List<String> rows() throws IOException {
        return Files.readAllLines(folder.resolve("rows.csv"));
    }

    @Test
    void knownChange_besideANeighbour_isMeasuredInRealForks() throws IOException {
        assertEquals(0, execute("--neighbours", "1", "--own-session", "--change", "50", "--pairs", "3",
                "--jmh=-wi 2 -w 50ms -i 2 -r 50ms", "OverheadWorkload.sort$"),
                err::toString);
        assertEquals(2, rows().size(), err::toString);
        assertTrue(rows().get(1).startsWith("org.openjdk.jmh.bench.overhead.OverheadWorkload.sort,alternating -wi 2 "),
                rows()::toString);
        assertTrue(rows().get(1).contains(",1 of another session,") && rows().get(1).contains(",50,3 pairs,0.01%,3,"),
                rows()::toString);
        assertEquals(3, out.toString().lines().count());
        assertEquals(0, ProcessHandle.current().children().count());
    }

    @Test
    void comparisonThatJmhRefuses_isARowWithoutVerdict() throws IOException {
        assertEquals(0, execute("--budget", "1s", "OverheadWorkload.sort$"), err::toString);
        assertTrue(rows().get(1).contains(",0,1s,3%,0,-,none,"), rows()::toString);
        assertTrue(err.toString().contains("too short"), err::toString);
    }

    @Test
    void noBenchmark_isAnErrorThatNamesThePattern() {
        assertEquals(1, execute("nothing"));
        assertEquals("no benchmark matches nothing", err.toString().trim());
    }

    @Test
    void otherFile_isNotOverwritten() throws IOException {
        Path file = Files.writeString(folder.resolve("rows.csv"), "a,b\n1,2\n");
        assertEquals(1, execute("OverheadWorkload.sort$"));
        assertTrue(err.toString().contains("rows.csv: not a file of this command"), err::toString);
        assertEquals("a,b\n1,2\n", Files.readString(file));
    }

    @ParameterizedTest
    @CsvSource({"--change, 101, from 0 to 100 %", "--neighbours, -1, --neighbours must be 0 or more",
        "--pairs, 2, --pairs 3 or more", "--budget, soon, 'soon' is not a time", "--method, fast, turns-own"})
    void valueOutOfRange_isRejected(String option, String value, String message) {
        assertEquals(2, execute(option, value, "Overhead"));
        assertTrue(err.toString().contains(message), err::toString);
        assertFalse(Files.exists(folder.resolve("rows.csv")));
    }

    @Test
    void budgetAndPairs_excludeEachOther() {
        assertEquals(2, execute("--budget", "10s", "--pairs", "3", "Overhead"));
        assertTrue(err.toString().contains("mutually exclusive"), err::toString);
    }
}
