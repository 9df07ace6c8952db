package org.openjdk.jmh.bench.shards;

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

class SimulateShardsCommandTest {

    private static final int SLICES = 300;

    @TempDir
    private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Four benchmarks whose operations take 1 ms to 2 s, and scatter by 2 % between forks. */
    @BeforeEach
    void makeData() throws IOException {
        DrawnForks forks = new DrawnForks(SLICES, 0.001, new SplittableRandom(1));
        double[] seconds = {0.001, 0.01, 0.3, 2};
        for (int i = 0; i < seconds.length; i++) {
            double median = seconds[i];
            Files.writeString(folder.resolve("project#bench" + i + "#.json"),
                    forks.of(10, normal -> median * Math.exp(0.02 * normal)));
        }
    }

    private int execute(String... more) {
        List<String> args = new ArrayList<>(List.of(folder.toString(), "--warmup", "5", "-n", "5", "-b", "100"));
        args.addAll(List.of(more));
        return new CommandLine(new SimulateShardsCommand()).setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true)).execute(args.toArray(String[]::new));
    }

    private List<String[]> rows(String beginning) {
        return out.toString().lines().filter(line -> line.startsWith("| " + beginning))
                .map(line -> line.replaceAll("^\\| +| +\\|$", "").split(" +\\| +")).toList();
    }

    private static double first(String cell) {
        return Double.parseDouble(cell.split("[, %]")[0]);
    }

    @Test
    void simulateShards_operationsThatOutlastIterations_needAnEarlierResult() {
        assertEquals(0, execute("-m", "4", "--tails", "0", "-t", "10"), err::toString);
        String[] row = rows("4 ").get(0);
        assertTrue(first(row[1]) >= 1 && first(row[1]) < 1.05, out::toString);
        assertTrue(first(row[2]) > 1.1, out::toString);
        assertTrue(first(row[4]) < 1.05, out::toString);
    }

    @Test
    void simulateShards_machinesThatDiffer_areSeenWhereForksAreSpread() {
        assertEquals(0, execute("-m", "2", "--tails", "0", "-t", "2000", "--effects", "0,0.1"), err::toString);
        String[] together = rows("by benchmark, forks").get(0);
        String[] apart = rows("by fork, forks").get(0);
        assertTrue(first(together[3]) > 90, out::toString);
        assertTrue(first(together[4]) < 40, out::toString);
        assertTrue(first(apart[4]) > 90, out::toString);
    }

    @Test
    void simulateShards_twice_printsTheSame() {
        assertEquals(0, execute("-m", "3", "-t", "50"), err::toString);
        String first = out.toString();
        out.getBuffer().setLength(0);
        assertEquals(0, execute("-m", "3", "-t", "50"), err::toString);
        assertEquals(first, out.toString());
    }

    @Test
    void simulateShards_numbersOutOfRange_areRefused() {
        assertEquals(2, execute("-m", "0"));
        assertTrue(err.toString().contains("--machines must be 1 or more"), err::toString);
    }
}
