package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;

/** A class with a very large number of assertions. */
class ManyAssertionsTest {

    private static final int COUNT = 10_000;

    @TempDir
    private Path folder;

    @Test
    void tenThousandAssertions_needLittleMemoryAndFewLines() throws IOException {
        Path jar = BenchmarkJar.build(folder.resolve("many.jar"), Release.OURS, "sample.Many", source());
        Files.writeString(folder.resolve("r.json"),
                "[" + result("little", "[[1], [1.1], [0.9]]") + "," + result("much", "[[1000], [1100], [900]]") + "]");
        Outcome outcome = Jmh.bare().vm("-Xmx64m").with(jar).in(folder)
                .run("-load r.json -ec assertions -assertionReport a.xml -assertionReport a.html -assertionReport a.json"
                        .split(" "))
                .expect(7);
        assertTrue(
                outcome.lines().contains("# 10000 assertions: 9899 hold, 100 fail, 0 without enough data, 1 skipped"),
                outcome::out);
        assertTrue(outcome.lines().contains("# 9940 of them are not shown; write all with -assertionReport FILE"),
                outcome::out);
        assertTrue(outcome.lines().size() < 300, outcome::out);
        assertEquals(1, outcome.errorLines().size(), outcome::err);
        assertTrue(outcome.errorLines().get(0).endsWith("and 80 more"), outcome::err);
        assertEquals(COUNT, Files.readString(folder.resolve("a.xml")).split("<testcase ").length - 1);
        for (String file : List.of("a.json", "a.html")) {
            assertTrue(Files.readString(folder.resolve(file)).contains("99999999 * little"), file);
        }
    }

    private static String result(String method, String forks) {
        return "{\"benchmark\":\"sample.Many." + method + "\",\"mode\":\"avgt\",\"threads\":1,\"forks\":3,"
                + "\"primaryMetric\":{\"score\":1,\"scoreUnit\":\"us/op\",\"rawData\":" + forks + "}}";
    }

    /** Every hundredth fails, and one names a benchmark that does not exist. */
    private static String source() {
        return "package sample;\n"
                + "import org.openjdk.jmh.annotations.*;\n"
                + "import org.openjdk.jmh.infra.Blackhole;\n"
                + IntStream.range(0, COUNT)
                        .mapToObj(i -> i == 1 ? "gone <= little" : i % 100 == 0 ? "much <= 0." + (i + 1) + " * little"
                                : i == COUNT - 1 ? "little <= much and much <= 99999999 * little"
                                        : "little <= 0.9" + i + " * much")
                        .map(formula -> "@Performance(\"" + formula + "\")\n").collect(Collectors.joining())
                + """
                        @BenchmarkMode(Mode.AverageTime)
                        public class Many {
                            @Benchmark
                            public void little() {
                                Blackhole.consumeCPU(100);
                            }

                            @Benchmark
                            public void much() {
                                Blackhole.consumeCPU(100_000);
                            }
                        }
                        """;
    }
}
