package org.openjdk.jmh.bench.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
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

class CompareRulesCommandTest {

    @TempDir
    private Path folder;
    private Path data;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Six benchmarks of three projects whose forks scatter by 1 %: 3 % are found by some rules, 10 % by most. */
    @BeforeEach
    void makeData() throws IOException {
        data = Files.createDirectories(folder.resolve("data"));
        makeData(0.01, new SplittableRandom(1));
    }

    private void makeData(double deviation, SplittableRandom random) throws IOException {
        DrawnForks forks = new DrawnForks(330, 0.01, random);
        for (int i = 0; i < 6; i++) {
            Files.writeString(data.resolve("project" + i / 2 + "#bench" + i + "#.json"),
                    forks.of(10, normal -> 0.001 * (1 + deviation * normal)));
        }
    }

    private int execute(String... more) {
        List<String> args = new ArrayList<>(List.of(data.toString(), "--no-progress", "--warmup", "10"));
        args.addAll(List.of(more));
        if (!args.contains("-n")) {
            args.addAll(List.of("-n", "10"));
        }
        return new CommandLine(new CompareRulesCommand()).setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true)).execute(args.toArray(String[]::new));
    }

    private String firstError() {
        return err.toString().lines().findFirst().orElse("");
    }

    @Test
    void compareRules_knownData_findsWhatIsThere() throws IOException {
        Path csv = folder.resolve("shares.csv");
        assertEquals(0, execute("-f", "2,5,10", "-o", csv.toString()), err::toString);
        List<String> lines = out.toString().lines().toList();
        assertEquals("6 benchmarks, 10 pairs of each, warmed up for 10.0 s, 10 iterations of 1 s", lines.get(0));
        assertTrue(lines.stream().allMatch(line -> line.length() <= 80), out::toString);
        List<String[]> rows = Files.readAllLines(csv).stream().map(line -> line.split(",")).toList();
        assertEquals(1 + (2 + 3 + 3) * DecisionRule.ALL.size() * Tally.CHANGES.size(), rows.size());
        for (String[] row : rows.subList(1, rows.size())) {
            double sum = 0;
            for (int i = 5; i < 9; i++) {
                sum += Double.parseDouble(row[i]);
            }
            assertEquals(1, sum, 1e-9, String.join(",", row));
            if (row[1].equals("welch 95 %") && row[2].equals("10") && row[4].equals("1.1")) {
                assertEquals(1, Double.parseDouble(row[5]));
            }
            if (row[1].startsWith("mann-whitney") && row[2].equals("2")) {
                assertEquals(1, Double.parseDouble(row[8]));
            }
        }
    }

    @Test
    void compareRules_threads_doNotChangeAnything() throws IOException {
        Path one = folder.resolve("one.csv");
        Path three = folder.resolve("three.csv");
        assertEquals(0, execute("-f", "3", "-t", "1", "-o", one.toString()), err::toString);
        assertEquals(0, execute("-f", "3", "-t", "3", "-o", three.toString()), err::toString);
        assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(three));
    }

    /** Forks of these data scatter normally, so plans from ten of them hold. */
    @Test
    void compareRules_plans_areCarriedOut() {
        assertEquals(0, execute("-f", "10", "-n", "1", "--plans", "20"), err::toString);
        List<String> rows = out.toString().lines().filter(line -> line.startsWith("| 10 forks ")).toList();
        assertEquals(3, rows.size(), out::toString);
        double found = Double.parseDouble(rows.get(0).replaceAll(".*\\| +([0-9.]+) \\[.*", "$1"));
        assertTrue(found > 65, rows.get(0));
    }

    /** Allocation that changed makes times changes, of one family; by metric hardly ever. */
    @Test
    void compareRules_suites_tellFamiliesApart() throws IOException {
        makeData(0.1, new SplittableRandom(2));
        assertEquals(0, execute("-f", "5", "-n", "1", "--suites", "60"), err::toString);
        List<String> rows = out.toString().lines().filter(line -> line.startsWith("| 60 %, 0 %")).toList();
        assertEquals(2, rows.size(), out::toString);
        assertTrue(out.toString().lines().allMatch(line -> line.length() <= 80), out::toString);
        double one = wrongInASuite(rows.get(0));
        double byMetric = wrongInASuite(rows.get(1));
        assertTrue(one > byMetric, out::toString);
    }

    private static double wrongInASuite(String row) {
        return Double.parseDouble(row.split("\\|")[4].trim());
    }

    @Test
    void compareRules_projects_areSplitByTheirOrder() {
        assertEquals(0, execute("-f", "2", "--projects", "odd"));
        assertTrue(out.toString().startsWith("4 benchmarks"), out::toString);
        out.getBuffer().setLength(0);
        assertEquals(0, execute("-f", "2", "--projects", "even"));
        assertTrue(out.toString().startsWith("2 benchmarks"), out::toString);
    }

    @Test
    void compareRules_badFile_isNamedAndTheOthersUsed() throws IOException {
        Path tooShort = Files.writeString(data.resolve("short.json"),
                new DrawnForks(150, 0.01, new SplittableRandom(2)).of(2, normal -> 0.001 * (1 + 0.01 * normal)));
        assertEquals(1, execute("-f", "2"));
        assertEquals(tooShort + ": fork 1 is too short for 10 iterations of a second after a warmup of 10.0 s",
                firstError());
        assertTrue(out.toString().startsWith("6 benchmarks"), out::toString);
    }

    @Test
    void compareRules_badOptions_areRefused() {
        assertEquals(2, execute("-f", "2,1"));
        assertEquals("--forks has 1: of a single fork nothing is known of how much forks differ; it must be 2 or more",
                firstError());
        err.getBuffer().setLength(0);
        assertEquals(2, execute("-t", "0"));
        assertEquals("--threads is 0: it must be 1 or more", firstError());
    }

    @Test
    void compareRules_nothingUsable_fails() throws IOException {
        Path empty = Files.createDirectories(folder.resolve("empty"));
        data = empty;
        assertEquals(1, execute());
        assertEquals(empty + ": no .json or .json.gz file in this folder", firstError());
    }
}
