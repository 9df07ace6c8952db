package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests journals that are loaded as results, from complete and interrupted runs. */
class LoadedJournalTest {

    private static final String BOTH = "(Neighbour|Steady)Benchmark";

    @TempDir
    Path folder;

    private Jmh jmh;
    private Path json;
    private Path journal;
    private Path made;

    @BeforeEach
    void nameFiles() {
        jmh = Runs.plugged(folder).in(folder);
        json = folder.resolve("result.json");
        journal = folder.resolve("run.journal");
        made = folder.resolve("made.json");
    }

    private static List<String> arguments(String benchmarks, String line) {
        List<String> all = new ArrayList<>(List.of(benchmarks, "-w", "20ms", "-r", "20ms", "-rff", "result.json",
                "-journal", "run.journal"));
        all.addAll(Arrays.asList(line.split(" ")));
        return all;
    }

    private Outcome run(String benchmarks, String line) {
        return ThisVm.in(folder).run(arguments(benchmarks, line));
    }

    private Outcome load(String... more) {
        return ThisVm.in(folder).run(List.of("-load", "run.journal"), more);
    }

    private static JsonElement text(Path file) throws IOException {
        return JsonParser.parseString(Files.readString(file));
    }

    @ParameterizedTest
    @ValueSource(strings = "-bm avgt -rf json -sc steady -wi 6 -wimin 2 -i 6 -f 2")
    void load_finishedRun_equalsItsResultFile(String line) throws IOException {
        run(BOTH, line).expect(0);
        Outcome outcome = load("-rff", "made.json").expect(0);
        assertEquals(text(json), text(made), outcome::out);
        assertEquals(List.of(), outcome.linesWith("# Journal"));
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {
        "-bm all -rf json,static -wi 1 -i 2 -f 1 -prof gc",
        "-bm sample -rf json -sc cv,kld -wi 4 -wimin 2 -i 2 -f 3 -wf 2",
        "-bm avgt -rf json -sc slide:until=3 -wi 6 -wimin 2 -i 3 -f 2 -sw 7",
        "-bm avgt -rf json -sc kld -wi 4 -wimin 2 -i 2 -f 2 -wm BULK",
    })
    void load_otherKindsOfRuns_equalTheirResultFiles(String line) throws IOException {
        load_finishedRun_equalsItsResultFile(line);
    }

    /** After the first fork, and during the second. */
    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"-rf json,static", "-rf json -sc never"})
    void load_killedRun_hasItsForksAndMarksUnfinishedBenchmarks(String line) throws IOException {
        jmh.launch(arguments("SteadyBenchmark", "-wi 2 -i 9 -f 3 " + line)).await("# Fork: 2 of 3").await("Fork: 3 of")
                .signal("KILL").outcome();
        Outcome outcome = load("-rff", "made.json").expect(0);
        JsonObject result = Json.only(made);
        List<JsonElement> forks = result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").asList();
        assertTrue(forks.size() >= 1 && forks.size() <= 3, result::toString);
        assertTrue(result.getAsJsonObject("incomplete").get("unfinished").getAsBoolean(), result::toString);
        JsonObject written = Json.only(json);
        List<JsonElement> kept = written.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").asList();
        assertEquals(kept, forks.subList(0, kept.size()));
        assertEquals(written.keySet(), result.keySet());
        assertEquals(1, outcome.linesWith("# Journal run.journal: the run is unfinished; 1 benchmark has a "
                + "result, of which 1 is unfinished").size(), outcome::out);
    }

    /** As after a change of the code, or on another machine. */
    @Test
    void load_missingBenchmarks_areAccepted() throws IOException {
        run(BOTH, "-bm avgt -rf json -sc cv -wi 3 -i 2 -f 1").expect(0);
        Outcome outcome = Jmh.bare().in(folder).run("-load", "run.journal", "-rff", "made.json").expect(0);
        assertEquals(text(json), text(made), outcome::out);
        Outcome table = Jmh.bare().in(folder).run("-load", "run.journal").expect(0);
        assertEquals(1, table.linesWith("SteadyBenchmark.burn").size(), table::out);
        assertFalse(Files.readString(journal, StandardCharsets.ISO_8859_1).isEmpty());
    }

    @Test
    void load_missingCriterion_isReportedAndItsDecisionsAreLeftOut() {
        run("SteadyBenchmark", "-rf json -sc never -wi 2 -i 2 -f 2").expect(0);
        Outcome outcome = Jmh.bare().in(folder).run("-load", "run.journal", "-rff", "made.json").expect(0);
        assertEquals(1,
                outcome.linesWith("# Journal run.journal: the decisions of dynamic runs are left out: unknown "
                        + "stability criterion 'never'").size(),
                outcome::out);
        JsonObject result = Json.only(made);
        assertFalse(result.has("reconfiguration"));
        assertEquals(2, result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size());
    }

    @Test
    void load_lostForks_areInTheResultAsInTheRun() throws IOException {
        run("FickleBenchmark", "-rf json -sc never -wi 2 -i 3 -f 3 -p lost=2 -p folder=" + folder).expect(0);
        load("-rff", "made.json").expect(0);
        assertEquals(text(json), text(made));
        assertEquals(1, Json.only(made).getAsJsonObject("incomplete").getAsJsonArray("lostForks").size());
    }

    /** Two forks with half an iteration each decide nothing, but they are compared. */
    @Test
    void journal_isComparedLikeAResultOnBothSides() {
        run("SteadyBenchmark", "-bm avgt -rf json,static -wi 1 -i 2 -f 2").expect(0);
        Outcome outcome = load("-vs", "result.json", "-report", "report.json").expect(0);
        assertEquals(2, outcome.linesWith("1 compared: ").size(), outcome::out);
        assertEquals(2,
                ThisVm.in(folder).run("-load", "result.json", "-vs", "run.journal").expect(0).linesWith("1 compared: ")
                        .size());
        Outcome times =
                ThisVm.in(folder).run("SteadyBenchmark", "-lt", "-load", "run.journal", "-bm", "avgt").expect(0);
        assertEquals(1, times.linesWith("# From settings and earlier results").size(), times::out);
    }

    @Tag("nightly")
    @Test
    void load_damageInTheMiddle_isReportedWithDroppedForks() throws IOException {
        run("SteadyBenchmark", "-bm avgt -rf json,static -wi 1 -i 2 -f 3").expect(0);
        byte[] bytes = Files.readAllBytes(journal);
        bytes[bytes.length / 2] ^= 1;
        Files.write(journal, bytes);
        Outcome outcome = load("-rff", "made.json").expect(0);
        assertEquals(1, outcome.linesWith("bytes of run.journal are cut off or damaged; JMH drops them").size(),
                outcome::out);
        assertEquals(2, Json.only(made).getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size());
    }

    @Test
    void invalidJournal_failsWithOneMessageAndIsKept() throws IOException {
        run("SteadyBenchmark", "-bm avgt -rf json,static -wi 1 -i 2 -f 1").expect(0);
        byte[] whole = Files.readAllBytes(journal);
        assertEquals(
                "ERROR: -load run.journal and -rff ./run.journal are the same file: the input would be overwritten; name another file with -rff",
                error("-rff", "./run.journal"));
        assertEquals("ERROR: -report run.journal.md cannot be written: it is a folder: name a file in it",
                folderError());
        assertEquals(whole.length, Files.size(journal));
        Files.write(journal, Arrays.copyOf(whole, 60));
        assertEquals(
                "ERROR: The journal run.journal contains no fork (46 bytes of run.journal are cut off or damaged; JMH drops them), so there are no results",
                error());
        Files.writeString(journal, "JMH journal 7\n");
        assertEquals(
                "ERROR: The journal run.journal has format 7, but this JMH reads only format 3: use the JMH that wrote it",
                error());
        Files.writeString(journal, "JMH journal x\n");
        assertEquals("ERROR: The journal run.journal is damaged in its first line and cannot be used", error());
        Files.writeString(journal, "");
        assertTrue(error().contains("run.journal: is empty; expected a JSON list of results"));
    }

    private String folderError() throws IOException {
        Files.createDirectories(folder.resolve("run.journal.md"));
        return error("-vs", "result.json", "-report", "run.journal.md");
    }

    private String error(String... more) {
        Outcome outcome = load(more).expect(1);
        assertFalse(outcome.hasStackTrace(), outcome::err);
        return String.join("\n", outcome.errorLines());
    }
}
