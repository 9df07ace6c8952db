package org.openjdk.jmh.bench.longrun;

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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class LongRunCommandTest {

    private static final int BENCHMARKS = 12;
    private static final int SLICES = 600;
    private static final double SLICE = 0.1;

    @TempDir
    private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Forks that vary by 2 %, and are slower by a share at first, half of which is left after each 40 s. */
    private void record(int forks, double slower) throws IOException {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < BENCHMARKS; i++) {
            Files.writeString(folder.resolve("project" + i % 3 + "#bench" + i + "#.json"), IntStream.range(0, forks)
                    .mapToObj(fork -> fork(0.001 * Math.exp(0.02 * random.nextGaussian()), slower, random))
                    .collect(Collectors.joining(",", "[", "]")));
        }
    }

    private static String fork(double mean, double slower, SplittableRandom random) {
        return IntStream.range(0, SLICES).mapToObj(slice -> String.valueOf(mean * (1 + 0.002 * random.nextGaussian())
                * (1 + slower * Math.pow(0.5, slice * SLICE / 40)))).collect(Collectors.joining(",", "[", "]"));
    }

    private int execute(String... more) {
        List<String> args = new ArrayList<>(List.of(folder.toString(), "--from", "50", "--thresholds", "0.02,0.05"));
        args.addAll(List.of(more));
        return new CommandLine(new LongRunCommand()).setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true)).execute(args.toArray(String[]::new));
    }

    private List<List<String>> rows(String first) {
        return out.toString().lines().filter(line -> line.startsWith("| " + first))
                .map(line -> List.of(line.replaceAll("^\\| +| +\\|$", "").split(" +\\| +"))).toList();
    }

    @Test
    void forksWithoutWarmup_areCoveredByBothIntervals() throws Exception {
        record(10, 0);
        assertEquals(0, execute("-n", "4"), err::toString);
        assertEquals("12 benchmarks, 4 orders of each; the long run is from 50.0 s on",
                out.toString().lines().findFirst().get());
        for (List<String> row : rows("steady 0.0")) {
            assertTrue(Double.parseDouble(row.get(1)) >= 80, row::toString);
            assertTrue(Double.parseDouble(row.get(2)) >= 95, row::toString);
        }
        assertEquals(List.of("5 + 10 s", "0.0", "0.0"), rows("5 ").get(0));
    }

    /** What is left of the warmup after 5 s is 10 %, and a second later hardly less. */
    @Test
    void warmupThatIsLeft_isInNoStudentsInterval() throws Exception {
        record(10, 0.1);
        assertEquals(0, execute("-n", "2", "--projects", "odd"), err::toString);
        assertEquals("8 benchmarks, 2 orders of each; the long run is from 50.0 s on",
                out.toString().lines().findFirst().get());
        List<String> cold = rows("static 5 ").get(0);
        assertTrue(Double.parseDouble(cold.get(1)) <= 40, cold::toString);
        for (List<String> row : rows("steady 0.0")) {
            assertTrue(Double.parseDouble(row.get(1)) < Double.parseDouble(row.get(2)), row::toString);
        }
    }

    @Test
    void whatCannotBe_isRefused() throws Exception {
        assertEquals(1, execute());
        record(9, 0);
        assertEquals(2, execute());
        assertTrue(err.toString().contains("project0#bench0#: 9 forks, of 10 that are needed"), err::toString);
        assertEquals(2, execute("-n", "0"));
        assertEquals(2, execute("--from", "-1"));
        assertEquals(2, execute("--thresholds", "1"));
    }
}
