package org.openjdk.jmh.results.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.openjdk.jmh.results.json.Entries.entry;
import static org.openjdk.jmh.results.json.Entries.forks;
import static org.openjdk.jmh.results.json.Entries.metric;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.results.json.Entries;
import org.openjdk.jmh.results.json.ResultWriter;
import org.openjdk.jmh.results.json.StoredResult;

class ResultMergeTest {

    private static final double TINY = 1e-12;

    @TempDir
    private Path folder;

    @Test
    void filesWithDifferentBenchmarks_arePutBesideEachOther() throws Exception {
        Path one = Entries.file(folder, "1.json", entry("a.b", forks(1, 2)));
        Path two = Entries.file(folder, "2.json", entry("a.c", forks(3, 4)), entry("a.d", forks(5)));
        assertEquals(List.of("a.b (mode=avgt)", "a.c (mode=avgt)", "a.d (mode=avgt)"),
                merged(one, two).stream().map(Object::toString).toList());
    }

    @Test
    void benchmarksThatSeveralFilesHave_getTheForksOfAll() throws Exception {
        Path one = Entries.file(folder, "1.json", entry("a.b", forks(1, 2)), entry("a.c", forks(7)));
        Path two = Entries.file(folder, "2.json", entry("a.b", forks(3, 6)));
        List<StoredResult> results = merged(one, two);
        StoredResult pooled = results.get(1);
        assertEquals(List.of("a.c (mode=avgt)", "a.b (mode=avgt)"),
                results.stream().map(Object::toString).toList());
        assertEquals(Optional.of("4"), pooled.value("forks"));
        assertEquals(3, pooled.primary().score(), TINY);
        assertEquals("[[1.0],[2.0],[3.0],[6.0]]",
                JsonParser.parseString(pooled.json("primaryMetric").orElseThrow()).getAsJsonObject().get("rawData")
                        .toString());
        assertEquals(2, JsonParser.parseString(pooled.json("runs").orElseThrow()).getAsJsonArray().size());
    }

    private static String environment(int processors, String... causes) {
        StringBuilder forks = new StringBuilder();
        for (String cause : causes) {
            forks.append(forks.length() == 0 ? "" : ",").append("{\"causes\":[").append(cause).append("]}");
        }
        return ",\"environment\":{\"processors\":" + processors + ",\"disturbedForks\":[],\"forks\":[" + forks + "]}";
    }

    @Test
    void environments_areThoseOfAllForks() throws Exception {
        Path one = Entries.file(folder, "1.json",
                entry("a.b", "avgt", "us/op", environment(2, "", "\"RULER\""), forks(1, 2)));
        Path two = Entries.file(folder, "2.json",
                entry("a.b", "avgt", "us/op", environment(4, "\"STOLEN\""), forks(3)));
        assertEquals("{\"processors\":2,\"disturbedForks\":[2,3],\"forks\":[{\"causes\":[]},"
                + "{\"causes\":[\"RULER\"]},{\"causes\":[\"STOLEN\"]}]}",
                merged(one, two).get(0).json(StoredResult.ENVIRONMENT).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",\"environment\":7", ",\"environment\":{\"forks\":{}}"})
    void environmentThatNotAllRunsHave_isLeftOut(String other) throws Exception {
        Path one = Entries.file(folder, "1.json", entry("a.b", "avgt", "us/op", environment(2, ""), forks(1)));
        Path two = Entries.file(folder, "2.json", entry("a.b", "avgt", "us/op", other, forks(3)));
        assertFalse(merged(one, two).get(0).has(StoredResult.ENVIRONMENT));
        assertFalse(merged(two, one).get(0).has(StoredResult.ENVIRONMENT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"jmh-1.21.json", "jmh-1.37.json"})
    void figuresOfPooledForks_areThoseThatJmhComputes(String name) throws Exception {
        Path whole = Path.of(getClass().getResource("/results/" + name).toURI());
        JsonObject throughput =
                JsonParser.parseString(Files.readString(whole)).getAsJsonArray().get(0).getAsJsonObject();
        JsonObject metric = throughput.getAsJsonObject("primaryMetric");
        List<Path> halves = new ArrayList<>();
        for (int fork = 0; fork < 2; fork++) {
            JsonObject half = throughput.deepCopy();
            String forks = "[" + metric.getAsJsonArray("rawData").get(fork) + "]";
            half.getAsJsonObject("primaryMetric").add("rawData", JsonParser.parseString(forks));
            double mean = (JsonParser.parseString(forks).getAsJsonArray().get(0).getAsJsonArray().get(0).getAsDouble()
                    + JsonParser.parseString(forks).getAsJsonArray().get(0).getAsJsonArray().get(1).getAsDouble()) / 2;
            half.getAsJsonObject("primaryMetric").addProperty("score", mean);
            half.remove("secondaryMetrics");
            halves.add(Entries.file(folder, fork + ".json", half.toString()));
        }
        StoredResult pooled = merged(halves.toArray(Path[]::new)).get(0);
        assertEquals(metric.get("score").getAsDouble(), pooled.primary().score(), 1e-9);
        assertEquals(metric.get("scoreError").getAsDouble(), pooled.primary().scoreError(), 1e-6);
        JsonObject percentiles = JsonParser.parseString(pooled.json("primaryMetric").orElseThrow()).getAsJsonObject()
                .getAsJsonObject("scorePercentiles");
        metric.getAsJsonObject("scorePercentiles").entrySet().forEach(expected -> assertEquals(
                expected.getValue().getAsDouble(), percentiles.get(expected.getKey()).getAsDouble(), 1e-9));
    }

    @Test
    void metricsOfProfilers_keepTheWayInWhichTheyAreMade() throws Exception {
        String[] entries = new String[2];
        for (int run = 0; run < 2; run++) {
            entries[run] = entry("a.b", "avgt", "us/op",
                    ",\"secondaryMetrics\":{\"alloc\":" + metric("B/op", forks(64, 66))
                            + ",\"count\":" + metric("counts", forks(2, 3)).replace("2.5", "5") + ",\"odd\":"
                            + metric("x", forks(2, 3)).replace("2.5", "77") + ",\"only" + run + "\":"
                            + metric("x", forks(1))
                            + "}",
                    forks(1, 2));
        }
        StoredResult pooled = merged(Entries.file(folder, "1.json", entries[0]),
                Entries.file(folder, "2.json", entries[1])).get(0);
        assertEquals(List.of("alloc", "count"), List.copyOf(pooled.secondary().keySet()));
        assertEquals(65, pooled.secondary().get("alloc").score(), TINY);
        assertEquals(10, pooled.secondary().get("count").score(), TINY);
    }

    @Test
    void histograms_arePooledWithTheirCounts() throws Exception {
        String one =
                entry("a.b", "sample", "us/op", "").replace("\"rawData\":[]", "\"rawDataHistogram\":[[[[1,3],[5,1]]]]")
                        .replace("\"NaN\"", "2");
        String two = entry("a.b", "sample", "us/op", "").replace("\"rawData\":[]", "\"rawDataHistogram\":[[[[4,4]]]]")
                .replace("\"NaN\"", "4");
        StoredResult pooled = merged(Entries.file(folder, "1.json", one), Entries.file(folder, "2.json", two)).get(0);
        assertEquals(3, pooled.primary().score(), TINY);
        assertEquals(2, pooled.primary().iterations().length);
    }

    @Test
    void runsUnderOtherCircumstances_areNotPooled() throws Exception {
        Path one = Entries.file(folder, "1.json", entry("a.b", forks(1, 2)));
        Path two = Entries.file(folder, "2.json", entry("a.b", forks(1, 2)).replace("\"17\"", "\"25\""));
        assertEquals(
                two + ": a.b (mode=avgt) cannot be merged: its jdkVersion is 17 in one file and 25 in another",
                assertThrows(IOException.class, () -> merged(one, two)).getMessage());
    }

    /** Half of the cores give other results than all of them. */
    @Test
    void duetsAndOtherForks_areNotPooled() throws Exception {
        Path one = Entries.file(folder, "1.json",
                entry("a.b", "avgt", "us/op", ",\"sideOrder\":\"duet\"", forks(1, 2)));
        Path two = Entries.file(folder, "2.json", entry("a.b", forks(1, 2)));
        assertEquals(two + ": a.b (mode=avgt) cannot be merged: forks of both sides ran in different orders, "
                + "according to the key sideOrder",
                assertThrows(IOException.class, () -> merged(one, two)).getMessage());
        assertEquals("duet", merged(one, one).get(0).value(StoredResult.SIDE_ORDER).orElseThrow());
    }

    @Test
    void runsOfOtherCode_areNotPooled() throws Exception {
        Path one = withCode("1.json", "1-aa");
        Path two = withCode("2.json", "1-ab");
        assertEquals(two
                + ": a.b (mode=avgt) cannot be merged: the benchmark itself differs between files, according to the key fingerprint",
                assertThrows(IOException.class, () -> merged(one, two)).getMessage());
        assertEquals("1-aa", merged(one, withCode("3.json", "1-aa")).get(0).value("fingerprint").orElseThrow());
        Path unknown = Entries.file(folder, "4.json", entry("a.b", forks(1, 2)));
        assertFalse(merged(one, unknown).get(0).has("fingerprint"));
        assertFalse(merged(unknown, one).get(0).has("fingerprint"));
    }

    private Path withCode(String name, String fingerprint) throws IOException {
        return Entries.file(folder, name, entry("a.b", "avgt", "us/op", ",\"fingerprint\":\"" + fingerprint + "\"",
                forks(1, 2)));
    }

    @Test
    void namesThatAreNotWanted_areLeftOut() throws Exception {
        List<StoredResult> results = new ArrayList<>();
        new ResultMerge(List.of(Entries.file(folder, "1.json", entry("a.b", forks(1)), entry("a.c", forks(1)))),
                name -> name.endsWith("c")).read(results::add);
        assertEquals(List.of("a.c (mode=avgt)"), results.stream().map(Object::toString).toList());
    }

    @Test
    void howOneRunWent_isSaidOfThatRunAlone() throws Exception {
        Path one = Entries.file(folder, "1.json", entry("a.b", "avgt", "us/op", ",\"incomplete\":{\"unfinished\":true}",
                forks(1, 2)));
        Path two = Entries.file(folder, "2.json", entry("a.b", forks(3, 6)));
        StoredResult pooled = merged(one, two).get(0);
        assertEquals(Optional.empty(), pooled.json("incomplete"));
        assertEquals("{\"unfinished\":true}",
                JsonParser.parseString(pooled.json("runs").orElseThrow()).getAsJsonArray().get(0)
                        .getAsJsonObject().get("incomplete").toString());
    }

    @Test
    void pooledResult_canBePooledAgain() throws Exception {
        Path one = Entries.file(folder, "1.json", entry("a.b", forks(1, 2)));
        Path two = Entries.file(folder, "2.json", entry("a.b", forks(3)));
        StringWriter text = new StringWriter();
        try (ResultWriter writer = new ResultWriter(text)) {
            writer.write(merged(one, two).get(0));
        }
        Path pooled = Files.writeString(folder.resolve("pooled.json"), text.toString());
        Path three = Entries.file(folder, "3.json", entry("a.b", forks(4)));
        assertEquals(2.5, merged(pooled, three).get(0).primary().score(), TINY);
    }

    private static List<StoredResult> merged(Path... files) throws IOException {
        List<StoredResult> results = new ArrayList<>();
        new ResultMerge(List.of(files), name -> true).read(results::add);
        return results;
    }
}
