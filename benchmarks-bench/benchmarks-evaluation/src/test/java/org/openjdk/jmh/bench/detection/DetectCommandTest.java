package org.openjdk.jmh.bench.detection;

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class DetectCommandTest {

    private final SplittableRandom random = new SplittableRandom(22);
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int execute(String... arguments) {
        return new CommandLine(new DetectCommand()).setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    /** Forks scatter by 1 %; the first iteration of each is a warmup that takes twice as long. */
    private String entry(String workload, int size, int forks) {
        double[][] scores = new double[forks][6];
        for (double[] fork : scores) {
            double mean = size * (1 + 0.01 * random.nextGaussian());
            Arrays.setAll(fork, i -> mean * (i == 0 ? 2 : 1));
        }
        return "{\"benchmark\": \"a.B." + workload + "\", \"mode\": \"avgt\", \"params\": {\"size\": \"" + size
                + "\"}, \"primaryMetric\": {\"scoreUnit\": \"us/op\", \"rawData\": " + Arrays.deepToString(scores)
                + "}}";
    }

    private Path file(String name, int forks) throws IOException {
        List<String> entries = new ArrayList<>();
        for (int size : new int[] {1000, 1001, 1100}) {
            entries.add(entry("add", size, forks));
            entries.add(entry("ram", size, forks));
        }
        return Files.writeString(folder.resolve(name), entries.toString());
    }

    private List<String> records(Path csv, String start) throws IOException {
        return Files.readAllLines(csv).stream().filter(line -> line.startsWith(start)).toList();
    }

    private static double f1(String line) {
        return Double.parseDouble(line.substring(line.lastIndexOf(',') + 1));
    }

    @Test
    void changes_largeAndSmallAgainstTheScatter_areFoundAlwaysAndRarely() throws IOException {
        Path csv = folder.resolve("f1.csv");
        Path picture = folder.resolve("f1.svg");
        assertEquals(0, execute(file("a.json", 6).toString(), file("b.json", 6).toString(), "-n", "200", "-f", "2,6,9",
                "-i", "1,3,9", "-o", csv.toString(), "--picture", picture.toString()), err::toString);
        assertEquals(2 * 2 * 3 * 2 * 2, Files.readAllLines(csv).size() - 1, "9 forks and 9 iterations are left out");
        records(csv, "add,1.1,welch,6,").forEach(line -> assertTrue(f1(line) > 0.99, line));
        records(csv, "ram,1.1,mann-whitney,6,3").forEach(line -> assertTrue(f1(line) > 0.99, line));
        records(csv, "add,1.1,mann-whitney,2,").forEach(line -> assertEquals(0, f1(line), line));
        records(csv, "add,1.001,welch,6,").forEach(line -> assertTrue(f1(line) < 0.2, line));
        assertTrue(out.toString().contains("up to 6 forks and 3 iterations a side, 200 pairs"), out::toString);
        assertTrue(out.toString().lines().anyMatch(line -> line.matches("\\| \\+10.00 %, add +\\| .*6 x 1, 7 s.*")),
                out::toString);
        assertTrue(Files.readString(picture).endsWith("</svg>\n"));
    }

    @Test
    void sameSeed_givesTheSame() throws IOException {
        String file = file("a.json", 8).toString();
        assertEquals(0, execute(file, "-n", "20"));
        String first = out.toString();
        out.getBuffer().setLength(0);
        assertEquals(0, execute(file, "-n", "20"));
        assertEquals(first, out.toString());
    }

    @Test
    void files_thatAreNoSuchRecording_areRefused() throws IOException {
        assertEquals(1, execute(file("few.json", 3).toString()));
        assertTrue(err.toString().startsWith("two sizes with four forks of two iterations are the least"),
                err::toString);
        Path other = Files.writeString(folder.resolve("other.json"), "[{\"benchmark\": \"a.B.c\", \"mode\": \"avgt\", "
                + "\"primaryMetric\": {\"rawData\": [[1]]}}]");
        err.getBuffer().setLength(0);
        assertEquals(1, execute(other.toString()));
        assertEquals(other + ": a.B.c (mode=avgt): expected scores for a parameter 'size'", err.toString().strip());
        assertEquals(2, execute(other.toString(), "-t", "chi"));
    }
}
