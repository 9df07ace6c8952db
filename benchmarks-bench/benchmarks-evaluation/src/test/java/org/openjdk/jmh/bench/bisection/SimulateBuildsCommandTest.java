package org.openjdk.jmh.bench.bisection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.bench.series.DrawnForks;
import picocli.CommandLine;

class SimulateBuildsCommandTest {

    @TempDir
    private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void makeData() throws IOException {
        DrawnForks forks = new DrawnForks(600, 0.001, new SplittableRandom(1));
        Files.writeString(folder.resolve("project#bench#.json"),
                forks.of(10, normal -> 0.001 * Math.exp(0.03 * normal)));
    }

    private int execute(String... more) {
        List<String> args = new ArrayList<>(List.of(folder.toString(), "--warmup", "5", "-n", "30", "--changes", "20"));
        args.addAll(List.of(more));
        return new CommandLine(new SimulateBuildsCommand()).setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err, true)).execute(args.toArray(String[]::new));
    }

    /** The fewer forks a build is spread over, the fewer are made. */
    @Test
    void builds_areSavedWhereTheyWeigh() {
        assertEquals(0, execute("--builds", "20", "--spread", "1,1000", "--risk", "0"), err::toString);
        List<double[]> rows = out.toString().lines().filter(line -> line.startsWith("| 20.0"))
                .map(line -> line.replaceAll("^\\| +| +\\|$", "").split(" +\\| +"))
                .map(cells -> List.of(cells).stream().mapToDouble(Double::parseDouble).toArray()).toList();
        assertEquals(2, rows.size(), out::toString);
        for (double[] row : rows) {
            assertTrue(row[3] > 90 && row[4] >= 95, out::toString);
            assertEquals(row[5] + 20 * row[6], row[7], 1.5, out::toString);
        }
        assertTrue(rows.get(0)[6] < rows.get(1)[6] && rows.get(0)[7] < rows.get(1)[7], out::toString);
    }

    @Test
    void numbersOutOfRange_areRefused() {
        assertEquals(2, execute("--spread", "0"));
        assertTrue(err.toString().contains("--spread must be above 0"), err::toString);
        assertEquals(2, execute("--commits", "1"));
        assertTrue(err.toString().contains("--commits 2 or more"), err::toString);
    }
}
