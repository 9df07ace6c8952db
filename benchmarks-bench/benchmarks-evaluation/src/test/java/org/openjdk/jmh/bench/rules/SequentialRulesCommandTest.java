package org.openjdk.jmh.bench.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.bench.series.DrawnForks;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import picocli.CommandLine;

class SequentialRulesCommandTest {

    @TempDir
    private Path folder;
    private Path data;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Four benchmarks of two projects whose forks scatter by 2 %. */
    @BeforeEach
    void makeData() throws IOException {
        data = Files.createDirectories(folder.resolve("data"));
        DrawnForks forks = new DrawnForks(130, 0.01, new SplittableRandom(1));
        for (int i = 0; i < 4; i++) {
            Files.writeString(data.resolve("project" + i / 2 + "#bench" + i + "#.json"),
                    forks.of(10, normal -> 0.001 * (1 + 0.02 * normal)));
        }
    }

    private int execute(String... more) {
        List<String> args = new ArrayList<>(List.of(data.toString(), "--no-progress", "--warmup", "3", "--iterations",
                "2", "-n", "10"));
        args.addAll(List.of(more));
        return new CommandLine(new SequentialRulesCommand()).setCaseInsensitiveEnumValuesAllowed(true)
                .setOverwrittenOptionsAllowed(true).setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true))
                .execute(args.toArray(String[]::new));
    }

    /** The row of a rule, without its borders. */
    private static List<String> row(List<String> lines, String rule) {
        String line = lines.stream().filter(l -> l.startsWith("| " + rule + " ")).findFirst().orElseThrow();
        return List.of(line.substring(2, line.length() - 2).split("\\s*\\|\\s*"));
    }

    @Test
    void sequentialRules_knownData_findsWhatIsThere() throws IOException {
        Path csv = folder.resolve("shares.csv");
        assertEquals(0, execute("-b", "8", "-o", csv.toString()), err::toString);
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.stream().allMatch(line -> line.length() <= 80), out::toString);
        List<String> ours = row(lines, "default");
        assertTrue(Double.parseDouble(ours.get(8)) > 90, "10 % are found: " + ours);
        assertTrue(Double.parseDouble(ours.get(2).split("±")[0]) <= 15, "few are wrong: " + ours);
        List<String[]> rows = Files.readAllLines(csv).stream().map(line -> line.split(",")).toList();
        assertEquals(1 + 2 * 5 * SequentialTally.CHANGES.size(), rows.size());
        for (String[] row : rows.subList(1, rows.size())) {
            double sum = 0;
            for (int i = 5; i < 9; i++) {
                sum += Double.parseDouble(row[i]);
            }
            assertEquals(1, sum, 1e-9, String.join(",", row));
            double blocks = Double.parseDouble(row[10]);
            assertTrue(3 <= blocks && blocks <= 8, String.join(",", row));
        }
    }

    /** Nothing but scatter: each alone, some are called changed; together, next to none is, and what is there is found. */
    @Test
    void suites_decidedTogether_areSeldomWrong() {
        assertEquals(0, execute("-b", "12", "--draws", "resampled", "--suites", "5", "--size", "60"), err::toString);
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.stream().allMatch(line -> line.length() <= 80), out::toString);
        List<List<String>> rows = lines.stream().filter(line -> line.startsWith("| ") && line.contains("±"))
                .map(line -> List.of(line.substring(2, line.length() - 2).split("\\s*\\|\\s*"))).toList();
        assertEquals(8, rows.size(), out::toString);
        double alone = Double.parseDouble(rows.get(0).get(3));
        double together = Double.parseDouble(rows.get(1).get(3));
        assertTrue(alone >= 0.5 && together <= alone / 4, out::toString);
        assertTrue(Double.parseDouble(rows.get(7).get(4)) > 90, out::toString);
        assertTrue(Double.parseDouble(rows.get(7).get(2).split("±")[0]) < 10, out::toString);
    }

    @Test
    void sequentialRules_sameSeed_sameTable_onAnyThreads() {
        assertEquals(0, execute("-b", "5", "--draws", "resampled", "-t", "1"), err::toString);
        String first = out.toString();
        out.getBuffer().setLength(0);
        assertEquals(0, execute("-b", "5", "--draws", "resampled", "-t", "3"), err::toString);
        assertEquals(first, out.toString());
    }

    @Test
    void sequentialRules_nonsense_isExplained() {
        for (String[] bad : new String[][] {{"-b", "2", "--bounds has 2: the first look is after 3 blocks"},
            {"--suites", "-1", "--suites is -1"}, {"--size", "0", "--size is 0"},
            {"-n", "0", "--sequences is 0: it must be 1 or more"}, {"--windows", "0", "--windows is 0"},
            {"--iterations", "0", "--iterations is 0"}, {"--draws", "split", "--draws has split: ten forks"}}) {
            err.getBuffer().setLength(0);
            assertEquals(2, execute(bad[0], bad[1]), bad[0]);
            assertTrue(err.toString().startsWith(bad[2]), err::toString);
        }
    }

    @Test
    void sequentialRules_forksThatAreTooShort_areNamed() {
        assertEquals(1, execute("--warmup", "12.5"));
        assertTrue(err.toString().contains("is too short for 2 iterations of a second after a warmup of 12.5 s"),
                err::toString);
    }

    /** Values by hand: n = 4, s = 0.02, g = 0.3, level 5 %. */
    @Test
    void alwaysValid_intervalOfFour_isTheOneByHand() {
        Moments moments = Moments.of(-0.02, 0.02, -0.01, 0.01);
        double r = 0.3 / 4.3;
        double a = Math.pow(0.05 * 0.05 * r, -0.25);
        double t = Math.sqrt(3 * (a - 1) / (1 - a * r));
        double half = t * moments.standardDeviation() / 2;
        Interval interval = AlwaysValidRule.interval(moments, 0.05);
        assertEquals(Math.exp(half), interval.upper(), 1e-12);
        assertEquals(Double.POSITIVE_INFINITY,
                AlwaysValidRule.interval(Moments.of(0, 1), 0.001).upper());
    }

    /** Over a hundred looks at nothing, one in twenty sequences excludes the truth at most. */
    @Test
    void alwaysValid_manyLooks_keepsItsLevel() {
        SplittableRandom random = new SplittableRandom(18);
        int missed = 0;
        for (int i = 0; i < 1000; i++) {
            double[] values = random.doubles(100).map(u -> random.nextGaussian()).toArray();
            missed += IntStream.rangeClosed(2, 100).anyMatch(n -> !AlwaysValidRule
                    .interval(Moments.of(Arrays.copyOf(values, n)), 0.05).contains(1)) ? 1 : 0;
        }
        assertTrue(missed > 0 && missed <= 73, "missed by " + missed);
    }
}
