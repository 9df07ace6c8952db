package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests shards of a suite: run separately, merged, and rejected if they are unrelated. */
class ShardedRunTest {

    private static final String BENCHMARKS = "(Neighbour|Steady|Parameterized)Benchmark";
    private static final List<String> LOAD = List.of("-load", "shard-*.json", "-rff", "all.json");
    private static final String TWO = "(Neighbour|Steady)Benchmark";

    @TempDir
    Path folder;

    private static List<String> shard(String benchmarks, String shard, String file) {
        return List.of(benchmarks, "-bm", "avgt", "-wi", "0", "-i", "1", "-r", "5ms", "-rf", "json", "-rff", file,
                "-shard", shard);
    }

    private Outcome run(String shard, String file, String... more) {
        return ThisVm.in(folder).run(shard(TWO, shard, file), more);
    }

    private Outcome load(String... more) {
        return ThisVm.in(folder).run(LOAD, more);
    }

    private void halves(String... more) {
        run("1/2", "shard-1.json", more).expect(0);
        run("2/2", "shard-2.json", more).expect(0);
    }

    private static String name(JsonObject result) {
        return result.get("benchmark").getAsString() + result.get("params");
    }

    private List<JsonObject> merged() {
        return Json.results(folder.resolve("all.json"));
    }

    private String read(String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }

    @Test
    void mergedShards_areTheWholeSuite() {
        TreeSet<String> names = new TreeSet<>();
        int measured = 0;
        for (int number = 1; number <= 3; number++) {
            Outcome outcome = ThisVm.in(folder)
                    .run(shard(BENCHMARKS, number + "/3", "shard-" + number + ".json"), "-f", "1").expect(0);
            assertTrue(outcome.out().contains("# Shard " + number + " of 3: "), outcome.printed());
            List<JsonObject> results = Json.results(folder.resolve("shard-" + number + ".json"));
            results.forEach(result -> names.add(name(result)));
            measured += results.size();
        }
        long listed =
                Jmh.ours().in(folder).run("-lp", "-shard", "1/1", "-bm", "avgt", BENCHMARKS).expect(0).lines().stream()
                        .filter(line -> line.contains("mode=avgt")).count();
        assertEquals(listed, measured);
        assertEquals(listed, names.size());
        Outcome loaded = load().expect(0);
        assertTrue(loaded.out().contains("# Shards: 3 of 3, " + listed + " benchmarks, on 1 machine: "),
                loaded.printed());
        assertEquals(names, merged().stream().map(ShardedRunTest::name).collect(Collectors.toCollection(TreeSet::new)));
        for (JsonObject result : merged()) {
            assertFalse(result.has("shard"));
            JsonObject part = result.getAsJsonArray("shards").get(0).getAsJsonObject();
            assertFalse(part.has("benchmarks"));
            assertEquals(1, part.getAsJsonArray("forks").get(0).getAsJsonObject().get("machine").getAsInt());
            assertTrue(part.getAsJsonArray("machines").get(0).getAsJsonObject().has("processor"));
        }
    }

    @Test
    void shardedForks_areAllListedWithTheirMachines() {
        run("1/2:forks", "shard-1.json", "-f", "3").expect(0);
        run("2/2:forks", "shard-2.json", "-f", "3").expect(0);
        load().expect(0);
        for (JsonObject result : merged()) {
            assertEquals(3, result.get("forks").getAsInt());
            assertEquals(3, result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size());
            JsonArray parts = result.getAsJsonArray("shards");
            assertEquals(2, parts.size());
            assertEquals(3, Json.objects(parts).stream().mapToInt(part -> part.getAsJsonArray("forks").size()).sum());
        }
        assertTrue(folder.resolve("shard-1.json").toFile().delete());
        Outcome gap = load().expect(1);
        assertTrue(gap.err().contains("shard 1 of 2 is missing, with "), gap.printed());
        assertTrue(gap.err().contains(" of 3 forks"), gap.printed());
    }

    @Tag("nightly")
    @Test
    void shardWithoutBenchmarks_isReportedAndWritten() throws IOException {
        Outcome empty = run("9/9", "shard-9.json", "-f", "1").expect(0);
        assertTrue(empty.out().contains("# Shard 9 of 9: no benchmark"), empty.printed());
        assertEquals("[]", read("shard-9.json").replaceAll("\\s", ""));
        for (int number = 1; number <= 8; number++) {
            run(number + "/9", "shard-" + number + ".json", "-f", "1").expect(0);
        }
        load().expect(0);
    }

    @Test
    void missingShard_isReportedWithItsBenchmarksAndOthersAreWritten() {
        halves("-f", "1");
        List<String> lost = Json.results(folder.resolve("shard-2.json")).stream()
                .map(result -> result.get("benchmark").getAsString()).collect(Collectors.toList());
        assertTrue(folder.resolve("shard-2.json").toFile().delete());
        Outcome gap = load().expect(1);
        assertTrue(gap.err().contains("shard 2 of 2 is missing, with " + lost.size() + " benchmark"), gap.printed());
        assertTrue(gap.err().contains(lost.get(0)), gap.printed());
        assertTrue(gap.err().contains("all.json has the others"), gap.printed());
        assertFalse(gap.hasStackTrace());
        assertEquals(Json.results(folder.resolve("shard-1.json")).size(), merged().size());
        ThisVm.in(folder).run("-load", "shard-1.json").expect(0);
    }

    @Test
    void unrelatedShards_areRejectedBeforeAnythingIsWritten() throws IOException {
        halves("-f", "1");
        Files.copy(folder.resolve("shard-1.json"), folder.resolve("shard-copy.json"));
        refused("are the same shard, 1 of 2, of the same run");
        Files.delete(folder.resolve("shard-copy.json"));
        run("2/2", "shard-2.json", "-f", "2").expect(0);
        refused("they differ in the settings of org.openjdk.jmh.integration.benchmarks");
        run("2/2", "shard-2.json", "-f", "1", "-gc", "true").expect(0);
        refused("they differ in the options: the garbage collection between iterations: off and");
        run("2/3", "shard-2.json", "-f", "1").expect(0);
        refused("they differ in the count of shards: 2 and 3");
        Jmh.ours().in(folder).with(otherJar()).run(shard(TWO, "2/2", "shard-2.json"), "-f", "1").expect(0);
        refused("they differ in the jar: fingerprint ");
        ThisVm.in(folder)
                .run("SteadyBenchmark", "-f", "1", "-wi", "0", "-i", "1", "-r", "5ms", "-rf", "json", "-rff",
                        "shard-2.json")
                .expect(0);
        refused("shard-2.json is not a shard, but shard-1.json is one: shards can only be merged with shards");
    }

    private Path otherJar() throws IOException {
        Path jar = folder.resolve("other.jar");
        try (OutputStream out = Files.newOutputStream(jar); ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("other.txt"));
            zip.closeEntry();
        }
        return jar;
    }

    private void refused(String message) {
        Outcome outcome = load().expect(1);
        assertTrue(outcome.err().contains(message), outcome.printed() + outcome.err());
        assertFalse(outcome.hasStackTrace(), outcome.err());
        assertFalse(Files.exists(folder.resolve("all.json")));
    }

    @Tag("nightly")
    @Test
    void restartedShard_isMergedOnceAndReported() {
        halves("-f", "2");
        run("2/2", "shard-2-again.json", "-f", "2").expect(0);
        Outcome loaded = load().expect(0);
        assertTrue(loaded.out().contains("# WARNING: shard 2 was restarted, and measured these twice: "),
                loaded.printed());
        assertTrue(loaded.out().replaceAll("\n#\\s+", " ").contains("forks 1, 2 (shard-2-again.json counts)"),
                loaded.printed());
        for (JsonObject result : merged()) {
            JsonObject part = result.getAsJsonArray("shards").get(0).getAsJsonObject();
            assertEquals(2, result.get("forks").getAsInt());
            assertEquals(part.get("number").getAsInt() == 2 ? "[1,2]" : "[]", part.get("measuredTwice").toString());
        }
    }

    @Tag("nightly")
    @Test
    void resumedShard_reportsForksThatStartedTwice() throws IOException {
        run("1/2", "shard-1.json", "-f", "3").expect(0);
        run("2/2", "shard-2.json", "-f", "3", "-journal", "run.journal").expect(0);
        Path journal = folder.resolve("run.journal");
        byte[] bytes = Files.readAllBytes(journal);
        Files.write(journal, Arrays.copyOf(bytes, bytes.length - 200));
        run("2/2", "shard-2.json", "-f", "3", "-journal", "run.journal", "-resume").expect(0);
        Outcome loaded = load().expect(0);
        assertTrue(loaded.out().contains("# Shard 2 continued an interrupted run, and began this fork twice:"),
                loaded.printed());
        assertEquals(1, merged().stream().map(result -> result.getAsJsonArray("shards").get(0).getAsJsonObject())
                .filter(part -> part.get("begunTwice").toString().equals("[3]")).count());
        Outcome other = run("1/2", "shard-1.json", "-f", "3", "-journal", "run.journal", "-resume").expect(1);
        assertTrue(other.err().contains("the shard was 2/2, now it is 1/2"), other.err());
    }

    @Tag("nightly")
    @Test
    void shardsWithClocksADayApart_giveAWarning() throws IOException {
        halves("-f", "1");
        String started = Json.results(folder.resolve("shard-2.json")).get(0).getAsJsonObject("shard").get("started")
                .getAsString();
        String dayBefore = Instant.parse(started).minus(Duration.ofDays(1)).toString();
        Files.writeString(folder.resolve("shard-2.json"), read("shard-2.json").replace(started, dayBefore));
        Outcome loaded = load().expect(0);
        assertTrue(loaded.out().contains("# WARNING: by the clocks of their machines, shard 2 began at"),
                loaded.printed());
    }

    @Tag("nightly")
    @Test
    void shardsOfDifferentMachines_giveAWarning() throws IOException {
        halves("-f", "1");
        String model = Json.results(folder.resolve("shard-2.json")).get(0).getAsJsonObject("shard")
                .getAsJsonArray("machines").get(0).getAsJsonObject().get("processor").getAsString();
        Files.writeString(folder.resolve("shard-2.json"), read("shard-2.json")
                .replace("\"processor\" : \"" + model + '"', "\"processor\" : \"Z80\"")
                .replaceAll("\"ruler\" : [0-9.]+", "\"ruler\" : 100.0"));
        Outcome loaded = load().expect(0);
        assertTrue(loaded.out().contains("# WARNING: machines differ in their processor: "), loaded.printed());
        assertTrue(loaded.out().contains("Z80 (shard 2)"), loaded.printed());
        assertTrue(loaded.out().contains("# WARNING: by the ruler, the machine of shard 2 was "), loaded.printed());
    }

    @Tag("nightly")
    @Test
    void shardsWithAnEarlierResult_areBalancedByIt() {
        ThisVm jmh = ThisVm.in(folder);
        jmh.run(BENCHMARKS, "-bm", "ss", "-f", "1", "-wi", "0", "-i", "1", "-rf", "json", "-rff", "earlier.json")
                .expect(0);
        Outcome listed = jmh.run("-lt", "-bm", "ss", "-shard", "1/2", "-load", "earlier.json", BENCHMARKS).expect(0);
        assertTrue(listed.out().contains("# From settings and earlier results"), listed.printed());
        jmh.run(BENCHMARKS, "-bm", "ss", "-f", "1", "-wi", "0", "-i", "1", "-rf", "json", "-rff", "shard-1.json",
                "-shard",
                "1/1", "-load", "earlier.json").expect(0);
        assertEquals(Json.results(folder.resolve("earlier.json")).size(),
                Json.results(folder.resolve("shard-1.json")).size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0/4     | there is no shard 0 of 4; they are numbered from 1 to 4",
        "5/4     | there is no shard 5 of 4; they are numbered from 1 to 4",
        "1/0     | the number of shards must be 1 to 10000, not 0",
        "a/b     | write 2/5 for the second of five shards, 2/5:forks to spread the forks of each benchmark, or auto if a scheduler sets both numbers",
        "1/2:all | write 2/5 for the second of five shards, 2/5:forks to spread the forks of each benchmark, or auto if a scheduler sets both numbers",
    })
    void invalidShardOption_isRejected(String shard, String message) {
        Outcome outcome = run(shard, "shard.json").expect(1);
        assertTrue(outcome.err().contains("-shard " + shard + ": " + message), outcome.err());
        assertFalse(Files.exists(folder.resolve("shard.json")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-rf dynamic", "-budget 1m", "-order assertions", "-vsp size=10"})
    void forksThatCannotBeSharded_areRejected(String option) {
        List<String> all = new ArrayList<>(List.of("ParameterizedBenchmark", "-shard", "1/2:forks"));
        all.addAll(List.of(option.split(" ")));
        Outcome outcome = ThisVm.in(folder).run(all).expect(1);
        assertTrue(outcome.err().contains("-shard 1/2:forks"), outcome.err());
        assertFalse(outcome.hasStackTrace(), outcome.err());
    }

    @Tag("nightly")
    @Test
    void sidesInShards_stayTogether() {
        List<String> common =
                List.of("(Neighbour|Steady)Benchmark", "-bm", "avgt", "-vsJvmArgs", "-Dbaseline=true", "-f",
                        "3", "-wi", "0", "-i", "2", "-r", "5ms", "-rf", "json");
        Jmh jmh = Jmh.ours().in(folder);
        for (int number = 1; number <= 2; number++) {
            jmh.run(common, "-rff", "shard-" + number + ".json", "-shard", number + "/2").expect(0);
        }
        jmh.run("-load", "shard-?.json", "-vs", "shard-?-baseline.json", "-rff", "all.json").expect(0);
        assertEquals(merged().size(), Json.results(folder.resolve("shard-1.json")).size()
                + Json.results(folder.resolve("shard-2.json")).size());
        Outcome mixed = jmh.run("-load", "shard-*.json").expect(1);
        assertTrue(mixed.err().contains("they differ in the side: "), mixed.err());
    }
}
