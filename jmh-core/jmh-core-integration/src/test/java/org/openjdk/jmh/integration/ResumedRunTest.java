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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Child;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Refusal;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests interrupted runs that are resumed with their journal. */
@EnabledOnOs(OS.LINUX)
class ResumedRunTest {

    private static final String CAUSE = "Forked VM failed with exit code 7";
    private static final String BOTH = "(Neighbour|Steady)Benchmark";

    @TempDir
    Path folder;

    private Jmh jmh;
    private Path json;
    private Path journal;

    @BeforeEach
    void nameFiles() {
        jmh = Jmh.ours().in(folder);
        json = folder.resolve("result.json");
        journal = folder.resolve("run.journal");
    }

    private static List<String> arguments(String benchmarks) {
        return List.of(benchmarks, "-w", "20ms", "-r", "20ms", "-rff", "result.json", "-journal",
                "run.journal");
    }

    private Outcome run(String benchmarks, String... more) {
        return ThisVm.in(folder).run(arguments(benchmarks), more);
    }

    private static String[] and(String[] arguments, String... more) {
        List<String> all = new ArrayList<>(Arrays.asList(arguments));
        all.addAll(Arrays.asList(more));
        return all.toArray(new String[0]);
    }

    private static int startedForks(Outcome outcome) {
        return (int) outcome.lines().stream().filter(line -> line.matches("# (Warmup )?Fork: .*")).count();
    }

    /**
     * A journal has everything that determines results and decisions, so the same file can be written from it, byte
     * by byte.
     */
    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {
        "-bm all -rf json,static -wi 1 -i 2 -f 1 -prof gc",
        "-bm sample -rf json -sc cv,kld -wi 4 -wimin 2 -i 2 -f 3 -wf 2",
        "-bm thrpt -rf json -sc rciw -wi 4 -wimin 2 -i 2 -f 3 -order rounds",
        "-bm avgt -rf json -sc steady -wi 6 -wimin 2 -i 6 -f 2",
        "-bm avgt -rf json -sc slide:until=3 -wi 6 -wimin 2 -i 3 -f 2",
        "-bm avgt -rf json -sc kld -wi 4 -wimin 2 -i 2 -f 2 -wm BULK",
    })
    void resume_finishedRun_writesTheSameAndRunsNothing(String line) throws IOException {
        String[] more = line.split(" ");
        run(BOTH, more).expect(0);
        String first = Files.readString(json);
        Files.delete(json);
        Outcome again = run(BOTH, and(more, "-resume")).expect(0);
        assertEquals(first, Files.readString(json), again::out);
        assertEquals(0, startedForks(again), again::out);
        assertTrue(again.out().contains("are taken from run.journal"), again::out);
    }

    @Test
    void resume_finishedRun_hasTheSameTables() {
        String[] more = {"-bm", "thrpt", "-rf", "json", "-sc", "never", "-wi", "2", "-i", "2", "-f", "2"};
        Outcome first = run(BOTH, more).expect(0);
        Outcome again = run(BOTH, and(more, "-resume")).expect(0);
        assertEquals(tables(first), tables(again));
    }

    private static List<String> tables(Outcome outcome) {
        return outcome.lines().stream().dropWhile(line -> !line.startsWith("Benchmark  ")).toList();
    }

    /** The same seed kills the host at the same places, as far as the machine permits. */
    @Tag("nightly")
    @ParameterizedTest
    @CsvSource("1, KILL, dynamic -f 2 -fmin 2")
    void resume_afterBeingKilledTwice_hasTheForksAndKeysOfAnUninterruptedRun(long seed, String end, String line)
            throws IOException {
        Random random = new Random(seed);
        String[] more = ("-wi 2 -i 2 -rf json -rf " + line).split(" ");
        run(BOTH, more).expect(0);
        Map<String, String> uninterrupted = shapes();
        int forks = forksIn(more);
        Files.delete(journal);
        Files.delete(json);
        killAtRandom(random, end, more);
        int known = journalled(killAtRandom(random, end, and(more, "-resume")));
        Outcome last = jmh.run(arguments(BOTH), and(more, "-resume")).expect(0);
        assertEquals(uninterrupted, shapes(), () -> "seed " + seed + ":\n" + last.out());
        assertEquals(forks, journalled(last) + startedForks(last), last::out);
        assertTrue(journalled(last) >= known, last::out);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"2, TERM, static -f 2 -wf 1 -order rounds", "3, cut, static -f 3",
        "4, garbled, dynamic -f 2 -fmin 2 -order rounds"})
    void resume_afterOtherInterruptions_hasAllForks(long seed, String end, String line) throws IOException {
        resume_afterBeingKilledTwice_hasTheForksAndKeysOfAnUninterruptedRun(seed, end, line);
    }

    private static int forksIn(String[] arguments) {
        List<String> all = Arrays.asList(arguments);
        int warmupForks = all.contains("-wf") ? Integer.parseInt(all.get(all.indexOf("-wf") + 1)) : 0;
        return 2 * (warmupForks + Integer.parseInt(all.get(all.indexOf("-f") + 1)));
    }

    /** Kills the host in one of its first forks, and damages its journal if requested. */
    private Outcome killAtRandom(Random random, String end, String... more) throws IOException {
        Child child = jmh.launch(arguments(BOTH), more)
                .await(random.nextBoolean() ? "Iteration   1" : "Iteration   2").await("Fork: 1 of");
        pause(random.nextInt(700));
        boolean damages = end.equals("cut") || end.equals("garbled");
        Outcome outcome = child.signal(damages ? "KILL" : end).outcome();
        byte[] bytes = Files.readAllBytes(journal);
        int last = damages ? 1 + random.nextInt(Math.min(2_000, bytes.length / 2)) : 0;
        if (end.equals("garbled")) {
            byte[] garbage = new byte[last];
            random.nextBytes(garbage);
            System.arraycopy(garbage, 0, bytes, bytes.length - last, last);
            Files.write(journal, bytes);
        } else {
            Files.write(journal, Arrays.copyOf(bytes, bytes.length - last));
        }
        return outcome;
    }

    private static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Returns the number of forks that a run has taken from its journal. */
    private static int journalled(Outcome outcome) {
        return outcome.linesWith("taken from run.journal").stream()
                .mapToInt(line -> Integer.parseInt(line.replaceAll("# Journal: (\\d+) fork.*", "$1"))).sum();
    }

    /** Returns benchmarks, their numbers of forks, and all keys. */
    private Map<String, String> shapes() {
        Map<String, String> shapes = new TreeMap<>();
        for (JsonObject result : Json.results(json)) {
            shapes.put(result.get("benchmark").getAsString(),
                    result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size() + " forks"
                            + (result.has("reconfiguration") ? ", " + Json.forks(result).size() + " reported" : "")
                            + keys(result) + keys(result.getAsJsonObject("primaryMetric")));
        }
        return shapes;
    }

    private static List<String> keys(JsonObject object) {
        return object.entrySet().stream().map(Map.Entry::getKey).toList();
    }

    private List<String> fickle(String lost) {
        return List.of("FickleBenchmark", "-w", "20ms", "-r", "20ms", "-wi", "2", "-i", "3", "-f", "3",
                "-p", "folder=" + folder, "-p", "lost=" + lost, "-rf", "json", "-rff", "result.json", "-journal",
                "run.journal");
    }

    private Outcome runFickle(String lost, String... more) {
        return ThisVm.in(folder).run(fickle(lost), more);
    }

    @Test
    void resume_earlierLostFork_staysLostAndIsReported() throws IOException {
        runFickle("2", "-sc", "never").expect(0);
        String first = Files.readString(json);
        Outcome again = runFickle("2", "-sc", "never", "-resume").expect(0);
        assertEquals(first, Files.readString(json), again::out);
        assertTrue(first.contains(CAUSE));
        assertFalse(Files.exists(folder.resolve("fork4")), again::out);
        runFickle("2", "-sc", "never", "-resume", "-ec", "failed").expect(3);
    }

    /** The fork may have been lost together with the run, as after Ctrl-C, which all processes receive. */
    @Test
    void resume_lastLostFork_runsAgainAndIsReported() {
        runFickle("3", "-sc", "never", "-foe", "true").expect(1);
        Outcome again = runFickle("3", "-sc", "never", "-resume").expect(0);
        assertTrue(again.out().contains("# Journal: the last fork, of org.openjdk.jmh.integration.benchmarks."
                + "FickleBenchmark.work, was lost, maybe when the run was killed (" + CAUSE + "); it runs again"),
                again::out);
        assertEquals(1, startedForks(again), again::out);
        assertFalse(Json.only(json).has("incomplete"), again::out);
    }

    @Test
    void resume_failedStaticBenchmark_isNotRunAgain() {
        String both = "(Fickle|Steady)Benchmark";
        String[] more = {"-wi", "2", "-f", "2", "-rf", "json", "-i", "2", "-p", "folder=" + folder, "-p",
            "lost=1"};
        run(both, more).expect(0);
        Outcome again = run(both, and(more, "-resume", "-ec", "failed")).expect(3);
        assertEquals(0, startedForks(again), again::out);
        assertTrue(again.out().contains("FickleBenchmark.work failed and does not run again: " + CAUSE), again::out);
        assertTrue(Json.only(json).get("benchmark").getAsString().contains("SteadyBenchmark"));
    }

    /** A limit on the size of files acts like a full disk. */
    @Test
    void journalOnAFullDisk_givesAWarningAndMissingForksRunAgain() throws IOException {
        String[] more = {"-bm", "thrpt", "-wi", "1", "-i", "2", "-f", "4", "-rf", "json"};
        Outcome full = jmh.runWithFileSize(16, and(arguments("SteadyBenchmark")
                .toArray(new String[0]), more)).expect(0);
        assertTrue(full.out().contains(
                "# WARNING: The journal run.journal cannot be written: File too large; JMH tries again after the next fork"),
                full::out);
        assertEquals(4, Json.only(json).getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size());
        String measured = Files.readString(json);
        Outcome again = jmh.run(arguments("SteadyBenchmark"), and(more, "-resume")).expect(0);
        int kept = journalled(again);
        assertTrue(kept > 0 && kept < 4, again::out);
        assertEquals(4 - kept, startedForks(again), again::out);
        assertEquals(firstForks(measured, kept), firstForks(Files.readString(json), kept));
    }

    /** As if space became available on a full disk. */
    @Tag("nightly")
    @Test
    void journalAfterDiskSpaceReturns_isComplete() {
        String[] more = {"-bm", "thrpt", "-wi", "1", "-i", "2", "-f", "7", "-rf", "json"};
        Outcome full = jmh.launchWithFileSize(16, and(arguments("SteadyBenchmark").toArray(new String[0]), more))
                .await("run.journal cannot be written").liftFileSize().outcome().expect(0);
        assertTrue(full.linesWith("run.journal cannot be written").size() < 4, full::out);
        Outcome again = jmh.run(arguments("SteadyBenchmark"), and(more, "-resume")).expect(0);
        assertEquals(7, journalled(again), again::out);
        assertEquals(0, startedForks(again), again::out);
    }

    private static List<JsonElement> firstForks(String results, int forks) {
        JsonObject result = JsonParser.parseString(results).getAsJsonArray().get(0).getAsJsonObject();
        return result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").asList().subList(0, forks);
    }

    @Test
    void secondRunWithTheSameJournal_isRejected() {
        Child first = jmh.launch(arguments("HangingBenchmark"), "-wi", "3", "-f", "1")
                .await("# Warmup Iteration   3:");
        Outcome second = jmh.run(arguments("HangingBenchmark"), "-wi", "3", "-f", "1", "-resume").expect(1);
        assertEquals(List
                .of("ERROR: The journal run.journal is in use by another run: wait for its end, or name another file"),
                second.errorLines());
        first.signal("KILL").outcome();
    }

    @Test
    void interruptedRun_isContinuedNotRestarted() {
        jmh.launch(fickle(""), "-jvmArgs", "-Dhangs=2").await("# Fork: 2 of 3").signal("KILL").outcome();
        Outcome refused = runFickle("", "-jvmArgs", "-Dhangs=2").expect(1);
        assertEquals(List.of(
                "ERROR: The journal run.journal holds 1 fork of an unfinished run: continue it with -resume, or remove the file"),
                refused.errorLines());
    }

    @Test
    void resume_otherOptions_isRejectedWithTheDifference() {
        String benchmark = "org.openjdk.jmh.integration.benchmarks.SteadyBenchmark.burn ";
        run("SteadyBenchmark", "-wi", "1", "-i", "2", "-f", "2").expect(0);
        Map<String, String> differences = Map.of(
                "-wi 1 -i 2 -f 3", benchmark + "(thrpt) was 2 forks, now it is 3 forks",
                "-wi 2 -i 2 -f 2",
                benchmark + "(thrpt) was warmup 1 x 20 ms (batches of 1), now it is warmup 2 x 20 ms",
                "-wi 1 -i 2 -f 2 -sc kld",
                benchmark + "(thrpt) was static, now it is dynamic by [kld (threshold 0.99)]",
                "-wi 1 -i 2 -f 2 -prof gc", "the list of profilers was [], now it is [gc]",
                "-wi 1 -i 2 -f 2 -bm avgt", benchmark + "(avgt) is in this run, but not in the journal",
                "-wi 1 -i 2 -f 2 -jvmArgsAppend -Xmx64m",
                ", -Xmx64m]");
        differences.forEach(this::assertRefused);
    }

    private void assertRefused(String line, String difference) {
        Outcome refused = run("SteadyBenchmark", and(line.split(" "), "-resume")).expect(1);
        String error = String.join("\n", refused.errorLines());
        assertTrue(error.startsWith("ERROR: The journal run.journal belongs to another run: "), error);
        assertTrue(error.contains(difference), error);
        assertEquals(0, startedForks(refused));
        assertFalse(refused.hasStackTrace());
    }

    @Test
    void resume_otherClassPath_isRejectedWithTheDifference() throws IOException {
        Path more = Files.createDirectories(folder.resolve("more"));
        Files.writeString(more.resolve("resource"), "a");
        String[] arguments = {"-wi", "1", "-i", "2", "-f", "1"};
        jmh.with(more).run(arguments("SteadyBenchmark"), arguments).expect(0);
        Files.writeString(more.resolve("resource"), "b");
        Outcome refused = jmh.with(more)
                .run(arguments("SteadyBenchmark"), and(arguments, "-resume")).expect(1);
        assertTrue(refused.errorLines().get(0).contains("belongs to another run: the content of more was "),
                refused::err);
    }

    @Test
    void invalidInput_failsWithOneMessage() throws IOException {
        assertEquals("ERROR: The journal run.journal does not exist, so there is no run to continue: leave -resume out",
                error("-resume"));
        Files.createFile(journal);
        assertEquals("ERROR: The journal run.journal is empty, so there is no run to continue: leave -resume out",
                error("-resume"));
        Files.writeString(journal, "JMH journal 7\n");
        assertEquals(
                "ERROR: The journal run.journal has format 7, but this JMH reads only format 3: use the JMH that wrote it",
                error("-resume"));
        Files.writeString(journal, "notes");
        assertEquals("ERROR: The journal run.journal is not a journal of JMH: name another file", error());
        assertEquals("notes", Files.readString(journal));
        Files.delete(journal);
        Files.createDirectory(journal);
        assertEquals("ERROR: The journal run.journal cannot be written: it is a folder: name a file in it", error());
    }

    private String error(String... more) {
        Outcome outcome = run("SteadyBenchmark", and(new String[] {"-wi", "1", "-f", "1"}, more)).expect(1);
        assertEquals(0, startedForks(outcome));
        assertFalse(outcome.hasStackTrace(), outcome::err);
        return String.join("\n", outcome.errorLines());
    }

    @Test
    void journalAsResultFile_isRejected() {
        assertEquals(
                "-journal ./same and -rff same are the same file: the second would overwrite the first; name another file with -rff",
                Refusal.of("SteadyBenchmark", "-rff", "same", "-journal", "./same", "-f", "1"));
    }

    @Test
    void benchmarkWithoutForks_isReportedAsNotKept() {
        Outcome outcome = run("SteadyBenchmark", "-wi", "1", "-i", "2", "-f", "0").expect(0);
        assertEquals(1, outcome.linesWith("# Journal: benchmarks without forks are not in it").size(), outcome::out);
    }
}
