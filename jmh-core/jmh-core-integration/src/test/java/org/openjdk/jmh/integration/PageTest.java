package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.ThisVm;

class PageTest {

    private static final List<String> SHORT = List.of("-w", "10ms", "-r", "10ms", "-wi", "2", "-i", "3");

    @TempDir
    Path folder;

    private JsonObject only(String page) throws IOException {
        String text = Files.readString(folder.resolve(page));
        String begin = "const data = ";
        int start = text.indexOf(begin) + begin.length();
        JsonObject data = JsonParser.parseString(text.substring(start, text.indexOf(";\n", start))).getAsJsonObject();
        assertEquals(1, data.getAsJsonArray("benchmarks").size());
        return data.getAsJsonArray("benchmarks").get(0).getAsJsonObject();
    }

    private static List<Integer> lengths(JsonObject benchmark, String name) {
        List<Integer> lengths = new ArrayList<>();
        for (JsonElement fork : benchmark.getAsJsonArray(name)) {
            lengths.add(fork.getAsJsonArray().size());
        }
        return lengths;
    }

    @Test
    void page_hasTheScoresOfForksInTheResultAndLoadedOnesTheRest() throws IOException {
        ThisVm jmh = ThisVm.in(folder);
        Outcome outcome =
                jmh.run(SHORT, "FickleBenchmark", "-f", "3", "-p", "folder=" + folder, "-p", "lost=2", "-keepForks",
                        "true", "-rf", "json,html", "-rff", "result.json").expect(0);
        assertEquals(1, outcome.linesWith("# Page is written to result.html").size(), outcome::out);
        JsonObject run = only("result.html");
        assertEquals(List.of(3, 3), lengths(run, "forks"));
        assertEquals(List.of(5, 5), lengths(run, "course"));
        assertEquals(2, run.getAsJsonArray("lostForks").get(0).getAsJsonObject().get("fork").getAsInt());
        assertTrue(run.has("processors"), run::toString);

        jmh.run("-load", "result.json", "-rf", "html", "-rff", "loaded.html").expect(0);
        JsonObject loaded = only("loaded.html");
        assertEquals(run.get("forks"), loaded.get("forks"));
        assertEquals(List.of(), lengths(loaded, "course"));
    }

    @Test
    void pageOfABenchmarkWithoutForks_hasItsScoresAndNoOtherFileIsWritten() throws IOException {
        ThisVm.in(folder).run(SHORT, "SteadyBenchmark", "-f", "0", "-rf", "html", "-rff", "page.html").expect(0);
        JsonObject run = only("page.html");
        assertEquals(List.of(3), lengths(run, "forks"));
        assertEquals(List.of(5), lengths(run, "course"));
        try (var files = Files.list(folder)) {
            assertEquals(List.of(folder.resolve("page.html")), files.toList());
        }
    }

    @Test
    void unwritablePage_isRejectedBeforeAnythingRuns() {
        Outcome outcome =
                ThisVm.in(folder).run(SHORT, "SteadyBenchmark", "-rf", "html", "-rff", "no/page.html").expect(1);
        assertTrue(outcome.err().contains("no/page.html cannot be written: the folder"), outcome::err);
        assertFalse(outcome.out().contains("Iteration"), outcome::out);
    }
}
