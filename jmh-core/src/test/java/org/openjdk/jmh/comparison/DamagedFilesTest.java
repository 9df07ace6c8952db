package org.openjdk.jmh.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.history.RememberedFork;
import org.openjdk.jmh.results.forkhistory.HistoryException;
import org.openjdk.jmh.results.forkhistory.HistoryStore;
import org.openjdk.jmh.results.forkhistory.RememberedBenchmark;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.util.ExplainedException;

/** Whatever files of results, shards and histories hold, they are read, or refused in a sentence that names them. */
class DamagedFilesTest {

    /** Of each kind; more by {@code -Dfuzz.cases}. */
    private static final int CASES = Integer.getInteger("fuzz.cases", 300);

    private static final List<String> VALUES = List.of("null", "{}", "[]", "\"\"", "-1", "0", "2147483648", "1e999",
            "\"NaN\"", "NaN", "-2147483648", "[null]", "[[[]]]", "{\"\":null}", "true", "\"\\ud800\"", "1e-400");

    @TempDir
    Path folder;

    private Path good;
    private Path shard;
    private Path other;

    @BeforeEach
    void files() throws IOException {
        good = Files.writeString(folder.resolve("good.json"),
                "[" + result("a.B.c", "") + "," + result("a.B.d", "") + "]");
        shard = Files.writeString(folder.resolve("shard-1.json"), "[" + result("a.B.c", shard(1, "x")) + "]");
        other = Files.writeString(folder.resolve("shard-2.json"), "[" + result("a.B.d", shard(2, "y")) + "]");
    }

    private static String result(String benchmark, String more) {
        return "{\"jmhVersion\":\"1.37\",\"benchmark\":\"" + benchmark
                + "\",\"mode\":\"avgt\",\"threads\":1,\"forks\":2,"
                + "\"jvm\":\"java\",\"jvmArgs\":[],\"jdkVersion\":\"17\",\"vmName\":\"VM\",\"vmVersion\":\"17\","
                + "\"warmupIterations\":1,\"warmupTime\":\"1 s\",\"warmupBatchSize\":1,\"measurementIterations\":2,"
                + "\"measurementTime\":\"1 s\",\"measurementBatchSize\":1,\"params\":{\"size\":\"10\"},"
                + "\"primaryMetric\":{\"score\":2.5,\"scoreError\":0.1,\"scoreConfidence\":[2.4,2.6],"
                + "\"scorePercentiles\":{\"0.0\":2.4,\"50.0\":2.5,\"100.0\":2.6},\"scoreUnit\":\"ms/op\","
                + "\"rawData\":[[2.4,2.5],[2.6,2.5]]},\"secondaryMetrics\":{\"gc\":{\"score\":1,\"scoreError\":\"NaN\","
                + "\"scoreConfidence\":[\"NaN\",\"NaN\"],\"scorePercentiles\":{\"0.0\":1},\"scoreUnit\":\"B/op\","
                + "\"rawData\":[[1,1],[1,1]]}}" + more + "}";
    }

    private static String shard(int number, String start) {
        return ",\"shard\":{\"number\":" + number + ",\"count\":2,\"of\":\"benchmarks\",\"side\":null,\"suite\":\"s\","
                + "\"jar\":\"j\",\"settings\":[\"one\"],\"start\":\"" + start
                + "\",\"started\":\"2026-11-22T08:31:00Z\","
                + "\"restarts\":0,\"machines\":[{\"host\":\"h\",\"system\":\"Linux\",\"processor\":\"p\",\"processors\":2,"
                + "\"jvm\":\"VM\",\"ruler\":1.5}],\"begunTwice\":[1],\"benchmarks\":[{\"benchmark\":"
                + "\"a.B.c (avgt, size=10)\",\"shard\":1,\"forks\":2,\"settings\":\"all\"},{\"benchmark\":"
                + "\"a.B.d (avgt, size=10)\",\"shard\":2,\"forks\":2,\"settings\":\"all\"}]}";
    }

    /** At any place: what is there is gone, doubled, or is something else. */
    private static String damaged(String whole, Random random) {
        String text = whole;
        for (int i = 0; i <= random.nextInt(3); i++) {
            int start = random.nextInt(Math.max(1, text.length()));
            int end = Math.min(text.length(), start + 1 + random.nextInt(30));
            switch (random.nextInt(7)) {
                case 0:
                    text = text.substring(0, start);
                    break;
                case 1:
                    text = text.substring(0, start) + text.substring(end);
                    break;
                case 2:
                    text = text.substring(0, end) + text.substring(start);
                    break;
                case 3:
                    text = text.substring(0, start) + (char) random.nextInt(0x180) + text.substring(end);
                    break;
                default:
                    text = otherValue(text, start, VALUES.get(random.nextInt(VALUES.size())));
                    break;
            }
        }
        return text;
    }

    /** Puts a value in place of the next one behind a colon. */
    private static String otherValue(String text, int from, String value) {
        int colon = text.indexOf(':', from);
        if (colon < 0) {
            return text;
        }
        int end = colon + 1;
        int depth = 0;
        for (; end < text.length(); end++) {
            char next = text.charAt(end);
            depth += next == '[' || next == '{' ? 1 : next == ']' || next == '}' ? -1 : 0;
            if (depth < 0 || depth == 0 && next == ',') {
                break;
            }
        }
        return text.substring(0, colon + 1) + value + text.substring(end);
    }

    private void load(String arguments) throws Exception {
        CommandLineOptions options = new CommandLineOptions(arguments.replace("@", folder + "/").split(" "));
        new LoadedResults(options.getLoadedResults(), options, null, true).use(Gate.stopping(), line -> {
        });
    }

    private void loadedOrRefused(String arguments, String name, long seed) {
        try {
            load(arguments);
        } catch (ExplainedException e) {
            assertTrue(e.getMessage().contains(name),
                    () -> "seed " + seed + " of " + arguments + ": " + e.getMessage());
        } catch (Throwable e) {
            throw new AssertionError("seed " + seed + " of " + arguments, e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-load @bad.json -rff @all.json", "-load @good.json -load @bad.json -rff @all.json",
        "-load @good.json -vs @bad.json -report @r.html -report @r.md -report @r.json -report @r.xml",
        "-load @bad.json -load @good.json -report @h.html"})
    void damagedResults_areLoadedOrRefused(String arguments) throws IOException {
        String whole = Files.readString(good);
        for (int seed = 0; seed < CASES / 4; seed++) {
            Files.writeString(folder.resolve("bad.json"), damaged(whole, new Random(seed)));
            loadedOrRefused(arguments, "", seed);
        }
    }

    @Test
    void damagedShards_areLoadedOrRefused() throws IOException {
        String whole = Files.readString(shard);
        int start = whole.indexOf("\"shard\"");
        for (int seed = 0; seed < CASES; seed++) {
            String bad = whole.substring(0, start) + damaged(whole.substring(start), new Random(seed));
            Files.writeString(folder.resolve("shard-1.json"), bad);
            loadedOrRefused("-load @shard-1.json -load @shard-2.json -rff @all.json", "", seed);
        }
        assertTrue(Files.exists(other));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[{}]", "[null]", "[{\"host\":null}]"})
    void shardWhoseMachineHasNoName_isRefusedByName(String machines) throws IOException {
        String whole = Files.readString(shard);
        Files.writeString(shard, otherValue(whole, whole.indexOf("\"machines\""), machines));
        String message = assertThrows(ExplainedException.class, () -> load("-load @shard-1.json -load @shard-2.json"))
                .getMessage();
        assertTrue(message.contains("its key shard is not what a run with -shard writes"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"count", "restarts", "processors", "forks"})
    void shardWithANegativeNumber_isRefused(String key) throws IOException {
        String whole = Files.readString(shard);
        Files.writeString(shard,
                otherValue(whole, whole.indexOf("\"" + key + "\"", whole.indexOf("\"shard\"")), "-3"));
        assertThrows(ExplainedException.class, () -> load("-load @shard-1.json -load @shard-2.json"));
    }

    @Test
    void nestingOfFiveThousand_isRefusedByFileAndPlace() throws IOException {
        for (String nested : List.of("[".repeat(5000) + "]".repeat(5000),
                "{\"a\":".repeat(5000) + "1" + "}".repeat(5000),
                "[".repeat(5000))) {
            Files.writeString(folder.resolve("bad.json"), "[" + result("a.B.c", ",\"mine\":" + nested) + "]");
            String message = assertThrows(ExplainedException.class, () -> load("-load @bad.json -rff @all.json"))
                    .getMessage();
            assertTrue(message.contains("bad.json") && message.contains("line 1 column"), message);
        }
    }

    @Test
    void damagedHistories_areReadOrRefused() throws Exception {
        Path file = folder.resolve("runs.hist");
        HistoryStore.open(file.toString()).add(List.of(remembered("b"), remembered("c")), earlier -> false);
        String whole = Files.readString(file);
        List<String> deep = new ArrayList<>();
        deep.add(whole.replaceFirst("\"x\"", "[".repeat(5000) + "]".repeat(5000)));
        deep.add(whole.replaceFirst("\"x\"", "[".repeat(50_000)));
        for (int seed = 0; seed < CASES; seed++) {
            Files.writeString(file, seed < deep.size() ? deep.get(seed) : damaged(whole, new Random(seed)),
                    StandardCharsets.UTF_8);
            try {
                HistoryStore.open(file.toString()).read("b", damage -> assertTrue(damage.contains(file.toString())));
                HistoryStore.open(file.toString()).add(List.of(remembered("b")), earlier -> false);
                List<RememberedBenchmark> read = HistoryStore.open(file.toString()).read("b", damage -> {
                    throw new IllegalStateException("what was just written is damaged: " + damage);
                });
                assertEquals("b", read.get(0).name());
            } catch (HistoryException e) {
                assertTrue(String.valueOf(e.getMessage()).contains(file.toString()), e.getMessage());
            } catch (Throwable e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
    }

    private static RememberedBenchmark remembered(String name) {
        return new RememberedBenchmark(name, Collections.singletonMap("code", "x"),
                List.of(RememberedFork.of(7, new double[] {1, 2, 3}, new double[] {1, 1, 1}, 2.5)));
    }
}
