package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.benchmarks.LateBenchmark;
import org.openjdk.jmh.integration.support.Child;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests runs that use earlier ones, with real forks. */
class HistoryTest {

    private static final int MEASURED = 5;
    private static final List<String> SHORT =
            List.of("-w", "60ms", "-r", "60ms", "-i", String.valueOf(MEASURED), "-wi", "40", "-f", "2",
                    "-env", "false");

    @TempDir
    Path folder;

    private static List<String> with(List<String> common, String... more) {
        return Stream.concat(common.stream(), Stream.of(more)).toList();
    }

    private Outcome late(String... more) {
        return Jmh.ours().in(folder).run(with(SHORT, "LateBenchmark", "-hist", "runs.hist"), more).expect(0);
    }

    /** Sleeping is precise to a few percent. */
    private Outcome dynamic() {
        return late("-rf", "json,dynamic", "-rff", json().toString(), "-st", "0.1", "-wimin", "1");
    }

    private Outcome tiny(String history, String... more) {
        return tiny(2, history, more);
    }

    private Outcome tiny(int forks, String history, String... more) {
        return ThisVm.in(folder).run(with(List.of("SteadyBenchmark", "-w", "10ms", "-r", "10ms", "-i", "2", "-wi",
                "1", "-f", String.valueOf(forks), "-hist", history), more));
    }

    private Path json() {
        return folder.resolve("result.json");
    }

    private JsonObject reconfiguration() {
        return Json.only(json()).getAsJsonObject("reconfiguration");
    }

    private List<Integer> before() {
        return Json.forks(Json.only(json())).stream().map(fork -> fork.get("warmupIterations").getAsInt()
                + fork.getAsJsonObject("measurement").getAsJsonArray("dropped").size()).toList();
    }

    private List<JsonObject> remembered(Path file) throws IOException {
        List<JsonObject> lines = new ArrayList<>();
        List<String> text = Files.readAllLines(file);
        for (String line : text.subList(1, text.size())) {
            lines.add(JsonParser.parseString(line).getAsJsonObject());
        }
        return lines;
    }

    private static int forks(List<JsonObject> lines) {
        return lines.stream().mapToInt(line -> line.getAsJsonArray("forks").size()).sum();
    }

    @Tag("nightly")
    @Test
    void lateChange_isLearnedFromAReferenceRun() throws IOException {
        Outcome reference = late();
        assertEquals(1, reference.linesWith("# History: none for this benchmark yet").size(), reference::out);
        assertEquals(1, reference.linesWith("# History: 2 forks added to runs.hist").size(), reference::out);
        List<JsonObject> lines = remembered(folder.resolve("runs.hist"));
        assertEquals(1, lines.size());
        assertEquals(45, Json.objects(lines.get(0).getAsJsonArray("forks")).get(0).getAsJsonArray("times").size());
        Outcome knowing = dynamic();
        assertEquals(1, knowing.linesWith("# History: 2 forks of 1 run, known for ").size(), knowing::out);
        assertTrue(before().stream().allMatch(iterations -> iterations + MEASURED > LateBenchmark.PLATEAU),
                knowing::out);
        JsonObject history = reconfiguration().getAsJsonObject("history");
        assertEquals(2, history.get("forks").getAsInt());
        assertFalse(history.get("contradicted").getAsBoolean());
        assertEquals(4, forks(remembered(folder.resolve("runs.hist"))), "the dynamic run has added its forks");
    }

    /** It becomes twice as fast at a point that a dynamic run, which may not wait for so long, does not reach. */
    @Tag("nightly")
    @Test
    void unreachableChange_isReportedAsSkipped() {
        late();
        List<String> shorter = SHORT.stream().map(each -> each.equals("40") ? "5" : each).toList();
        Outcome bounded = Jmh.ours().in(folder).run(with(shorter, "LateBenchmark", "-hist", "runs.hist"), "-rf",
                "json,dynamic", "-rff", json().toString(), "-st", "0.1", "-wimin", "1").expect(0);
        JsonObject left = reconfiguration().getAsJsonObject("history").getAsJsonObject("warmupLeft");
        assertEquals(2, left.get("forks").getAsInt());
        // Sleeping takes longer than requested, on a busy machine much longer.
        assertTrue(left.get("share").getAsDouble() > 0.3, left::toString);
        assertTrue(left.get("low").getAsDouble() <= left.get("share").getAsDouble(), left::toString);
        assertTrue(left.get("share").getAsDouble() <= left.get("high").getAsDouble(), left::toString);
        assertEquals(left.get("low").getAsDouble() > 0 ? 1 : 0,
                bounded.linesWith("# History: remaining warmup effect, from 2 similar earlier forks: +").size(),
                bounded::out);
    }

    @Test
    void changedBenchmark_overridesTheHistory() throws IOException {
        late();
        Files.createFile(folder.resolve(LateBenchmark.CHANGED));
        Outcome changed = dynamic();
        // On a busy machine, one fork may take longer by chance; trust in the history would show as a wait in
        // both.
        assertTrue(before().stream().anyMatch(iterations -> iterations + MEASURED < LateBenchmark.PLATEAU),
                changed::out);
        assertTrue(reconfiguration().getAsJsonObject("history").get("contradicted").getAsBoolean());
        assertEquals(1, changed.linesWith("WARNING: forks are steady earlier than any fork of the history").size(),
                changed::out);
        assertEquals(1, changed.linesWith("# History: all 2 forks of ").size(), changed::out);
        assertEquals(2, forks(remembered(folder.resolve("runs.hist"))), "the history starts again");
    }

    @Tag("nightly")
    @Test
    void changeAfterTheLongestWarmup_givesAWarning() {
        late();
        List<String> shorter = SHORT.stream().map(each -> each.equals("40") ? "5" : each).toList();
        Outcome bounded = Jmh.ours().in(folder)
                .run(with(shorter, "LateBenchmark", "-hist", "runs.hist"), "-sc", "steady").expect(0);
        assertEquals(1, bounded.linesWith("# WARNING: earlier forks changed by ").size(), bounded::out);
    }

    @Test
    void runWithoutHistory_hasNoKeyOfAHistory() {
        ThisVm.in(folder).run("SteadyBenchmark", "-w", "10ms", "-r", "10ms", "-i", "2", "-wi", "1", "-f", "1", "-rf",
                "json,dynamic", "-rff", json().toString()).expect(0);
        assertFalse(reconfiguration().has("history"));
    }

    /**
     * Makes the levels of two remembered forks so different that any later fork resembles them. Otherwise, a run on a
     * machine that was busy then, or is now, may discard them.
     */
    private void resembleAnything(Path file) throws IOException {
        List<String> text = Files.readAllLines(file);
        JsonObject line = remembered(file).get(0);
        JsonArray forks = line.getAsJsonArray("forks");
        JsonObject slow = forks.get(0).deepCopy().getAsJsonObject();
        JsonArray times = slow.getAsJsonArray("times");
        for (int i = 0; i < times.size(); i++) {
            times.set(i, new JsonPrimitive(1e6 * times.get(i).getAsDouble()));
        }
        forks.set(1, slow);
        Files.write(file, List.of(text.get(0), line.toString()));
    }

    /** Comparisons read the history; upstream's output is unchanged. */
    @Test
    void staticRun_printsItsPrecision() throws IOException {
        tiny("runs.hist").expect(0);
        resembleAnything(folder.resolve("runs.hist"));
        tiny(3, "runs.hist", "-rf", "json", "-rff", json().toString()).expect(0);
        JsonObject result = Json.only(json());
        JsonObject history = result.getAsJsonObject("history");
        assertEquals(Set.of("forks", "runs", "seconds", "variation", "contradicted"), history.keySet());
        assertEquals(2, history.get("forks").getAsInt());
        assertEquals(1, history.get("runs").getAsInt());
        assertFalse(result.has("reconfiguration"));
        assertEquals(5, forks(remembered(folder.resolve("runs.hist"))));
    }

    @Tag("nightly")
    @Test
    void differentEnvironment_isReported() throws IOException {
        tiny("runs.hist").expect(0);
        Outcome other = tiny("runs.hist", "-t", "2", "-jvmArgsAppend", "-Dsome=thing").expect(0);
        assertTrue(
                other.out().replaceAll("\\s*\\n#\\s+", " ").contains(
                        "none for this benchmark under these conditions; the last recorded ones differ in: JVM arguments, threads"),
                other::out);
        assertEquals(2, remembered(folder.resolve("runs.hist")).size());
    }

    /** One fork each, because two could differ from the other run's so much that these are discarded. */
    @Tag("nightly")
    @Test
    void twoRunsAtOnce_bothAddTheirResults() throws IOException {
        List<String> common = List.of("SteadyBenchmark", "-w", "10ms", "-r", "10ms", "-i", "2", "-wi", "1", "-f", "1",
                "-hist", "runs.hist");
        Jmh jmh = Jmh.ours().in(folder);
        Child one = jmh.launch(common);
        Child other = jmh.launch(common);
        one.outcome().expect(0);
        other.outcome().expect(0);
        assertEquals(2, forks(remembered(folder.resolve("runs.hist"))));
    }

    @Tag("nightly")
    @Test
    void folder_hasAFileForEachBenchmark() throws IOException {
        Files.createDirectory(folder.resolve("hist"));
        tiny("hist").expect(0);
        // A run of one fork: two disturbed forks may differ so much from the stored ones that these are discarded.
        assertEquals(1, tiny(1, "hist").expect(0).linesWith("# History: 2 forks of 1 run").size());
        try (Stream<Path> files = Files.list(folder.resolve("hist"))) {
            Path file = files.filter(path -> path.toString().endsWith(".jsonl")).findFirst().orElseThrow();
            assertTrue(file.getFileName().toString().contains("SteadyBenchmark.burn"), file::toString);
            assertEquals(3, forks(remembered(file)));
        }
    }

    @Test
    void damagedFile_givesAWarningAndLosesNoResults() throws IOException {
        tiny("runs.hist").expect(0);
        Path file = folder.resolve("runs.hist");
        Files.writeString(file, Files.readString(file).substring(0, 100));
        Outcome run = tiny("runs.hist", "-rf", "json", "-rff", json().toString()).expect(0);
        assertEquals(1, run.linesWith("WARNING: The history runs.hist is damaged in 1 line, first in line 2: "
                + "it is not a benchmark in JSON; JMH ignores these lines").size(), run::out);
        assertEquals(2, Json.only(json()).getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size());
        assertEquals(2, forks(remembered(file)));
        assertTrue(Files.exists(folder.resolve("runs.hist.damaged")));
    }

    @Tag("nightly")
    @Test
    void unwritableFile_givesAWarning() {
        Outcome run = tiny("/proc/runs.hist").expect(0);
        assertEquals(1, run.linesWith("WARNING: The history /proc/runs.hist cannot be ").size(), run::out);
    }

    @Test
    void unrelatedFile_isRejectedBeforeAnythingRuns() throws IOException {
        Files.writeString(json(), "[]");
        Outcome run = tiny("result.json").expect(1);
        assertTrue(String.join(" ", run.errorLines()).contains("it is not a history"), run::toString);
        assertEquals("[]", Files.readString(json()));
        assertTrue(run.linesWith("# Fork:").isEmpty(), "nothing has run");
        assertFalse(run.hasStackTrace());
    }

    @Test
    void conflictingOptions_areRejected() {
        assertTrue(String.join(" ", tiny("runs.hist", "-journal", "run.journal").expect(1).errorLines())
                .contains("leave one of them out"));
        assertTrue(String.join(" ", tiny("runs.hist", "-wm", "BULK").expect(1).errorLines())
                .contains("leave it out"));
        assertTrue(String.join(" ", tiny("none/runs.hist").expect(1).errorLines()).contains("does not exist"));
    }
}
