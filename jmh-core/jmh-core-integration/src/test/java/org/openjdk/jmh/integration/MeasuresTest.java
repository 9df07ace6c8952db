package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests that results contain the methods that benchmarks measure. */
class MeasuresTest {

    @TempDir
    static Path folder;

    private static Path first;

    @BeforeAll
    static void run() {
        first = folder.resolve("first.json");
        ThisVm.in(folder).run(Runs.fixed("MeasuringBenchmark"), "-wi", "1", "-rf", "json", "-rff", first.toString())
                .expect(0);
    }

    private static Map<String, JsonElement> measures(Path file) {
        Map<String, JsonElement> measures = new TreeMap<>();
        for (JsonObject result : Json.results(file)) {
            String benchmark = result.get("benchmark").getAsString();
            measures.put(benchmark.substring(benchmark.lastIndexOf('.') + 1), result.get("measures"));
        }
        return measures;
    }

    @Test
    void resultsOfAnnotatedBenchmarks_nameTheirMethods() {
        Map<String, JsonElement> expected = new TreeMap<>(Comparator.naturalOrder());
        expected.put("own", JsonParser.parseString("""
                {"methods": ["java.util.ArrayList#contains(Object)", "java.util.ArrayList#indexOf(Object)"],
                 "seeAlso": ["java.util.HashSet#contains(Object)"]}"""));
        expected.put("inherited",
                JsonParser.parseString("{\"methods\": [\"java.util.ArrayList#get(int)\"], \"seeAlso\": []}"));
        expected.put("silent", null);
        Map<String, JsonElement> found = measures(first);
        JsonObject together = found.remove("together").getAsJsonObject();
        assertEquals(expected, found);
        assertEquals(List.of("java.util.Queue#add(Object)", "java.util.Queue#poll()"),
                Json.strings(together.getAsJsonArray("methods")).stream().sorted().toList());
    }

    @Test
    void mergedResults_stillNameTheMethods() {
        Path merged = folder.resolve("merged.json");
        ThisVm.in(folder).run(List.of("-load", first.toString(), "-load", first.toString(), "-rf", "json", "-rff",
                merged.toString())).expect(0);
        assertEquals(measures(first), measures(merged));
    }
}
