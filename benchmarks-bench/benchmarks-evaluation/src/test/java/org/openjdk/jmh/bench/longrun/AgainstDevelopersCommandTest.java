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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class AgainstDevelopersCommandTest {

    private static final int FORKS = 10;
    private static final int SLICES = 700;

    @TempDir
    private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /**
     * Two benchmarks whose forks are all alike: 1 ms an operation, and slower by a share in the first 2 s.
     *
     * @param decided forks that something is known of
     */
    private void record(double slower, int decided) throws IOException {
        StringBuilder published = new StringBuilder("benchmark,fork,technique,last_warmup_it,last_measure_it\n");
        String fork =
                IntStream.range(0, SLICES).mapToObj(slice -> String.valueOf(0.001 * (slice < 20 ? 1 + slower : 1)))
                        .collect(Collectors.joining(",", "[", "]"));
        for (String name : List.of("a#bench#", "b#bench#")) {
            Files.writeString(folder.resolve(name + ".json"),
                    IntStream.range(0, FORKS).mapToObj(i -> fork).collect(Collectors.joining(",", "[", "]")));
            for (int i = 0; i < decided; i++) {
                published.append(name).append(',').append(i).append(",Dev,9,14\n");
            }
        }
        Files.writeString(folder.resolve("published-assessment.csv"), published);
    }

    private int execute(String... more) {
        List<String> args = new ArrayList<>(List.of(folder.toString(), "--from", "40", "-n", "2"));
        args.addAll(List.of(more));
        return new CommandLine(new AgainstDevelopersCommand()).setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true)).execute(args.toArray(String[]::new));
    }

    private List<List<String>> rows(String first) {
        return out.toString().lines().filter(line -> line.startsWith("| " + first))
                .map(line -> List.of(line.replaceAll("^\\| +| +\\|$", "").split(" +\\| +"))).toList();
    }

    /** 1 s of warmup and half a second of measurement are 1.5 s, and as much slower as the benchmark is then. */
    @Test
    void coldConfiguration_isAsFarOffAsTheBenchmarkIsThen() throws Exception {
        record(0.25, FORKS);
        assertEquals(0, execute("--thresholds", "0.02"), err::toString);
        List<String> single = rows("developers, 1 fork ").get(0);
        assertEquals(List.of("developers, 1 fork", "0.0", "2", "25.0", "25.0", "0", "0", "0"), single);
        assertEquals("25.0", rows("developers, 5 forks ").get(0).get(3));
        List<String> auto = rows("auto, 2 %").get(0);
        assertTrue(Double.parseDouble(auto.get(3)) < 1, auto::toString);
        List<String> ratios = rows("developers, 1 fork ").get(1);
        assertEquals(List.of("0", "100", "0", "0"), ratios.subList(1, 5));
    }

    @Test
    void benchmarkWithoutWarmup_isRightHoweverItIsRun() throws Exception {
        record(0, FORKS);
        assertEquals(0, execute("--thresholds", "0.05", "--forks", "10"), err::toString);
        assertEquals("0.0", rows("developers, 10 forks").get(0).get(3));
        assertEquals("0.0", rows("auto, 5 %").get(0).get(3));
        assertEquals("100", rows("auto, 5 %").get(0).get(5));
    }

    @Test
    void whatCannotBe_isRefused() throws Exception {
        assertEquals(1, execute());
        record(0, 3);
        assertEquals(2, execute());
        assertTrue(err.toString().contains("a#bench#: published-assessment.csv lacks what Dev did"), err::toString);
        assertEquals(2, execute("--forks", "1"));
        assertEquals(2, execute("--forks", "11"));
        assertTrue(err.toString().contains("a#bench#: 10 forks, of 11 that are needed"), err::toString);
        assertEquals(2, execute("--thresholds", "0"));
    }
}
