package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;

/** Tests assertions on two sides: {@code baseline.} is the other version, measured or stored. */
class AssertedSidesTest {

    /** The candidate does a hundred times as much work, so a busy machine cannot hide the difference. */
    private static final String SOURCE = """
            package sample;

            import java.util.concurrent.TimeUnit;
            import org.openjdk.jmh.annotations.*;
            import org.openjdk.jmh.infra.Blackhole;

            @BenchmarkMode(Mode.AverageTime)
            @OutputTimeUnit(TimeUnit.MICROSECONDS)
            ASSERTIONS
            public class Codec {

                @Benchmark
                public void encode() {
                    Blackhole.consumeCPU(2000L * FACTOR);
                }

                @Benchmark
                public void decode() {
                    Blackhole.consumeCPU(1);
                }
            }
            """;

    private static final String ASSERTIONS = """
            @Performance("encode <= 2 * baseline.encode")
            @Performance("baseline.encode <= 0.5 * encode")
            @Performance("decode <= baseline.encode")
            @Performance("encode <= baseline.gone")
            """;

    private static final List<String> VERDICTS = List.of("FAILS: encode <= 2 * baseline.encode",
            "holds: baseline.encode <= 0.5 * encode", "holds: decode <= baseline.encode",
            "skipped: encode <= baseline.gone");

    @TempDir
    static Path jars;

    private static Path baseline;
    private static Path candidate;

    @TempDir
    private Path folder;

    @BeforeAll
    static void build() {
        baseline = jar("baseline.jar", 1, "");
        candidate = jar("candidate.jar", 100, ASSERTIONS);
    }

    private static Path jar(String name, int factor, String assertions) {
        return BenchmarkJar.build(jars.resolve(name), Release.OURS, "sample.Codec",
                SOURCE.replace("FACTOR", String.valueOf(factor)).replace("ASSERTIONS", assertions));
    }

    private Outcome run(String arguments) {
        return Jmh.bare().with(candidate).in(folder).run(arguments.split(" "));
    }

    private Outcome measure(String arguments) {
        return run("-f 5 -vsall -wi 1 -w 10ms -i 2 -r 10ms -vs " + baseline + " " + arguments);
    }

    private static List<String> verdicts(Outcome outcome) {
        return outcome.lines().stream().filter(line -> line.matches("  (holds|FAILS|not enough data|skipped) .*"))
                .map(line -> line.strip().replaceAll("  +", ": ")).toList();
    }

    private JsonArray results(String file) throws IOException {
        return JsonParser.parseString(Files.readString(folder.resolve(file))).getAsJsonArray();
    }

    @Test
    void runOfTwoSides_isJudgedLikeStoredResultsOfBoth() throws IOException {
        Outcome outcome =
                measure("-rff ab.json -assertionReport a.xml -assertionReport a.html -ec assertions").expect(7);
        assertEquals(VERDICTS, verdicts(outcome));
        assertEquals(List.of("Exit code 7, -ec assertions: sample.Codec (encode <= 2 * baseline.encode)"),
                outcome.errorLines());
        assertTrue(Files.readString(folder.resolve("a.xml")).contains("failures=\"1\" errors=\"0\" skipped=\"1\""));
        assertTrue(Files.readString(folder.resolve("a.html")).contains("\"verdict\":\"skipped\""));
        JsonObject encode = StreamSupport.stream(results("ab.json").spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .filter(result -> result.get("benchmark").getAsString().equals("sample.Codec.encode")).findFirst()
                .orElseThrow();
        assertEquals(VERDICTS.stream().map(text -> text.replaceAll(".*: ", "")).toList(),
                StreamSupport.stream(encode.getAsJsonArray("assertions").spliterator(), false)
                        .map(each -> each.getAsJsonObject().get("formula").getAsString()).toList());
        assertFalse(Files.readString(folder.resolve("ab-baseline.json")).contains("assertions"));
        Outcome stored = run("-load ab.json -vs ab-baseline.json -ec unproven").expect(8);
        assertEquals(VERDICTS, verdicts(stored));
    }

    /** The baseline is so long that the other side is complete before its last result is read. */
    @Tag("nightly")
    @Test
    void loadedResults_areJudgedByAllForksOfTheBaseline() throws IOException {
        measure("-rff ab.json").expect(0);
        JsonArray old = new JsonArray();
        JsonElement sample = results("ab-baseline.json").get(0);
        for (int i = 0; i < 5000; i++) {
            JsonObject other = sample.deepCopy().getAsJsonObject();
            other.addProperty("benchmark", "sample.Other.number" + i);
            old.add(other);
        }
        old.addAll(results("ab-baseline.json"));
        Files.writeString(folder.resolve("old.json"), old.toString());
        JsonArray decodeAlone = new JsonArray();
        results("ab.json").forEach(result -> {
            if (result.getAsJsonObject().get("benchmark").getAsString().endsWith("decode")) {
                decodeAlone.add(result);
            }
        });
        Files.writeString(folder.resolve("new.json"), decodeAlone.toString());
        List<String> expected = new ArrayList<>(VERDICTS);
        expected.set(0, VERDICTS.get(0).replace("FAILS", "skipped"));
        expected.set(1, VERDICTS.get(1).replace("holds", "skipped"));
        assertEquals(expected, verdicts(run("-load new.json -vs old.json").expect(0)));
    }

    /** Assertions that cannot be judged must still be reported. */
    @Test
    void benchmarksThatLostAllForks_areReportedByTheirAssertions() {
        assertEquals(VERDICTS.stream().map(verdict -> verdict.replaceFirst("\\w+", "skipped")).toList(),
                verdicts(measure("-jvmArgs --dry-run").expect(0)));
    }

    @Test
    void unwritableReport_isRejectedBeforeAnythingRuns() {
        Outcome outcome = measure("-assertionReport no/a.xml").expect(1);
        assertTrue(outcome.err().contains("-assertionReport no/a.xml cannot be written: the folder "),
                outcome::err);
        assertFalse(outcome.out().contains("# Pair"), outcome::out);
    }
}
