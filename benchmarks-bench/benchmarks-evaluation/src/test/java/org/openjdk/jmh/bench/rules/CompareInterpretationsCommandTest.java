package org.openjdk.jmh.bench.rules;

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
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.bench.series.DrawnForks;
import picocli.CommandLine;

class CompareInterpretationsCommandTest {

    @TempDir
    private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Forks that scatter by 1 %, and iterations by nothing to speak of: the quick interpretation is fooled. */
    @BeforeEach
    void makeData() throws IOException {
        DrawnForks forks = new DrawnForks(330, 0.001, new SplittableRandom(2));
        for (int i = 0; i < 6; i++) {
            Files.writeString(folder.resolve("project#bench" + i + "#.json"),
                    forks.of(10, normal -> 0.001 * (1 + 0.01 * normal)));
        }
    }

    private int execute(String... more) {
        List<String> args = new ArrayList<>(List.of(folder.toString(), "--no-progress", "--warmup", "10"));
        args.addAll(List.of(more));
        return new CommandLine(new CompareInterpretationsCommand()).setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true)).execute(args.toArray(String[]::new));
    }

    @Test
    void compareInterpretations_knownData_findsWhatIsThere() {
        assertEquals(0, execute("-f", "2,5", "-n", "30"), err::toString);
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.stream().allMatch(line -> line.length() <= 80), out::toString);
        List<double[]> forks = rows(lines, "forks");
        List<double[]> quick = rows(lines, "quick");
        assertEquals(8, forks.size(), out::toString);
        for (double[] row : List.of(forks.get(0), forks.get(1))) {
            assertTrue(row[1] <= 20 && row[3] <= 10, out::toString);
        }
        assertTrue(quick.get(0)[1] > 50 && quick.get(0)[3] > 30, out::toString);
        assertTrue(forks.get(1)[6] > 90 && forks.get(1)[2] == 0, out::toString);
        assertTrue(rows(lines, "quick, 5 %").get(1)[3] == 0, out::toString);
        checkRounds(rows(lines, "rounds"));
        assertEquals(100, forks.get(3)[2] + forks.get(1)[2], 10, out::toString);
    }

    /** Refuted, confirmed and forks with at most two and five forks, of either draw. */
    private void checkRounds(List<double[]> rounds) {
        assertEquals(12, rounds.size(), out::toString);
        assertTrue(rounds.get(1)[1] <= 20 && rounds.get(1)[3] <= 10 && rounds.get(1)[6] > 80, out::toString);
        assertTrue(rounds.get(3)[2] > 60, out::toString);
        assertTrue(rounds.get(4)[4] == 2 && rounds.get(5)[6] >= 3 && rounds.get(5)[6] < 4.5, out::toString);
    }

    private static List<double[]> rows(List<String> lines, String name) {
        return lines.stream().filter(line -> line.startsWith("| " + name + "  ") || line.startsWith("| " + name + " |"))
                .map(line -> IntStream.range(2, 9).mapToObj(i -> line.split("\\|")[i].trim())
                        .mapToDouble(cell -> cell.equals("-") ? Double.NaN : Double.parseDouble(cell)).toArray())
                .toList();
    }

    @Test
    void compareInterpretations_wrongInput_isNamed() {
        assertEquals(2, execute("-f", "1"));
        assertTrue(err.toString().startsWith("--forks has 1: of a single fork nothing is known"), err::toString);
        assertEquals(2, execute("-n", "0"));
        assertEquals(2, execute("-i", "bayes"));
        assertTrue(err.toString().contains("--interpretations has bayes: known are forks"), err::toString);
    }
}
