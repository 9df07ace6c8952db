package org.openjdk.jmh.bench.budget;

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

class SimulateBudgetCommandTest {

    private static final int SLICES = 1200;

    @TempDir
    private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Eight benchmarks of two projects, of which one scatters by 10 % and the others by 1 %. */
    @BeforeEach
    void makeData() throws IOException {
        DrawnForks forks = new DrawnForks(SLICES, 0.01, new SplittableRandom(1));
        for (int i = 0; i < 8; i++) {
            double deviation = i % 4 == 0 ? 0.1 : 0.01;
            Files.writeString(folder.resolve("project" + i / 4 + "#bench" + i + "#.json"),
                    forks.of(10, normal -> 0.001 * Math.exp(deviation * normal)));
        }
    }

    private int execute(String... more) {
        List<String> args = new ArrayList<>(List.of(folder.toString(), "--warmup", "10", "-n", "50"));
        args.addAll(List.of(more));
        return new CommandLine(new SimulateBudgetCommand()).setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true)).execute(args.toArray(String[]::new));
    }

    private List<String[]> rows() {
        return out.toString().lines().filter(line -> line.matches("\\| (projects|\\d+ drawn).*"))
                .map(line -> line.replaceAll("^\\| +| +\\|$", "").split(" +\\| +")).toList();
    }

    private String firstError() {
        return err.toString().lines().findFirst().orElse("");
    }

    @Test
    void simulateBudget_oneNoisyBenchmark_narrowsItsInterval() {
        assertEquals(0, execute("-b", "6", "-r", "2,6"), err::toString);
        assertEquals("8 benchmarks of 2 projects, 50 suites of each kind", out.toString().lines().findFirst().get());
        assertTrue(out.toString().lines().allMatch(line -> line.length() <= 80), out::toString);
        List<String[]> rows = rows();
        assertEquals(4, rows.size(), out::toString);
        for (String[] row : rows) {
            double ratio = Double.parseDouble(row[4]);
            assertTrue(row[1].equals("2") ? ratio == 1 : ratio < 0.6, String.join(" ", row));
        }
    }

    @Test
    void simulateBudget_forksThatTakeDifferentTimes_staysWithinTheBudget() {
        assertEquals(0, execute("-b", "8", "-r", "5", "--spread", "16"), err::toString);
        assertTrue(Double.parseDouble(rows().get(1)[4]) < 0.7, out::toString);
    }

    @Test
    void simulateBudget_twice_printsTheSame() {
        assertEquals(0, execute("-b", "6", "-r", "3"), err::toString);
        String first = out.toString();
        out.getBuffer().setLength(0);
        assertEquals(0, execute("-b", "6", "-r", "3"), err::toString);
        assertEquals(first, out.toString());
    }

    @Test
    void simulateBudget_badOptions_areRefused() {
        assertEquals(2, execute("-b", "9"));
        assertEquals("--benchmarks has 9: it must be from 1 to 8, which is all there are", firstError());
        err.getBuffer().setLength(0);
        assertEquals(2, execute("-b", "3", "-r", "1"));
        assertEquals("--rounds has 1: without a second fork there is no interval; it must be 2 or more", firstError());
        err.getBuffer().setLength(0);
        assertEquals(2, execute("-b", "3", "--spread", "0.5"));
        assertEquals("--spread is 0.5: it must be 1 or more", firstError());
    }

    @Test
    void simulateBudget_nothingUsable_fails() throws IOException {
        folder = Files.createDirectories(folder.resolve("empty"));
        assertEquals(1, execute());
        assertEquals(folder + ": no .json or .json.gz file in this folder", firstError());
    }
}
