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

class SimulateBisectionCommandTest {

    private static final int SLICES = 600;

    @TempDir
    private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Two benchmarks whose forks scatter by 3 %. */
    @BeforeEach
    void makeData() throws IOException {
        DrawnForks forks = new DrawnForks(SLICES, 0.001, new SplittableRandom(1));
        for (int i = 0; i < 2; i++) {
            Files.writeString(folder.resolve("project#bench" + i + "#.json"),
                    forks.of(10, normal -> 0.001 * Math.exp(0.03 * normal)));
        }
    }

    private int execute(String... more) {
        List<String> args = new ArrayList<>(List.of(folder.toString(), "--warmup", "5", "-n", "30", "--windows", "3"));
        args.addAll(List.of(more));
        return new CommandLine(new SimulateBisectionCommand()).setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true)).execute(args.toArray(String[]::new));
    }

    private double[] row(String versions) {
        String line = out.toString().lines().filter(each -> each.startsWith("| " + versions + " ")).findFirst()
                .orElseThrow(() -> new AssertionError(out.toString()));
        return List.of(line.replaceAll("^\\| +| +\\|$", "").split(" +\\| +")).stream()
                .mapToDouble(cell -> Double.parseDouble(cell.replace("> ", ""))).toArray();
    }

    @Test
    void simulateBisection_findsTheChangeWithFewerForksThanHindsight() {
        assertEquals(0, execute("-c", "64", "--changes", "10"), err::toString);
        double[] row = row("64");
        assertTrue(row[2] > 90, out::toString);
        assertTrue(row[3] >= 95, out::toString);
        assertTrue(row[4] < row[10], out::toString);
        assertTrue(row[5] >= 6 && row[5] < row[4], out::toString);
        assertEquals(row[4] - row[5], row[6], row[6], out::toString);
    }

    @Test
    void simulateBisection_changeThatIsPlain_isAlwaysFound() {
        assertEquals(0, execute("-c", "16", "--changes", "100"), err::toString);
        double[] row = row("16");
        assertEquals(100, row[2]);
        assertEquals(100, row[3]);
        assertEquals(1, row[8]);
    }

    @Test
    void simulateBisection_twice_printsTheSame() {
        assertEquals(0, execute("-c", "16", "--changes", "20"), err::toString);
        String first = out.toString();
        out.getBuffer().setLength(0);
        assertEquals(0, execute("-c", "16", "--changes", "20"), err::toString);
        assertEquals(first, out.toString());
    }

    @Test
    void simulateBisection_numbersOutOfRange_areRefused() {
        assertEquals(2, execute("-c", "0"));
        assertTrue(err.toString().contains("--commits must be 1 or more"), err::toString);
        assertEquals(2, execute("--changes", "-3"));
        assertTrue(err.toString().contains("--changes must be above 0"), err::toString);
    }
}
