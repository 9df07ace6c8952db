package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests results in files: compared with a run or each other, merged, printed, used for plans. */
class StoredResultsTest {

    private static final String STEADY = "org.openjdk.jmh.integration.benchmarks.SteadyBenchmark.burn";
    private static final String MEASURED =
            "SteadyBenchmark -bm avgt -tu us -f 3 -wi 1 -w 10ms -i 2 -r 10ms -env false ";

    @TempDir
    private Path folder;

    /** Runs that are a hundred times faster or slower than any machine. */
    @BeforeEach
    void storeResults() throws IOException {
        store("fast.json", STEADY, 1e-9);
        store("slow.json", STEADY, 1e9);
        store("other.json", "a.b.Other.method", 1);
        Files.writeString(folder.resolve("scores.csv"), "Benchmark,Mode,Score\n");
        Files.writeString(folder.resolve("cut.json"), Files.readString(folder.resolve("fast.json")).substring(0, 150));
    }

    private void store(String name, String benchmark, double level) throws IOException {
        Files.writeString(folder.resolve(name), "[{\"jmhVersion\":\"1.30\",\"benchmark\":\"" + benchmark
                + "\",\"mode\":"
                + "\"avgt\",\"threads\":1,\"forks\":3,\"warmupIterations\":1,\"warmupTime\":\"1 s\",\"measurementTime\":"
                + "\"1 s\",\"unknown\":[1.50],\"primaryMetric\":{\"score\":" + level + ",\"scoreError\":\"NaN\","
                + "\"scoreUnit\":\"us/op\",\"rawData\":[[" + level + "],[" + 1.01 * level + "],[" + 0.99 * level
                + "]]},\"secondaryMetrics\":{}}]");
    }

    private void storeCounts(String name, String... forks) throws IOException {
        Files.writeString(folder.resolve(name), "[{\"benchmark\":\"" + STEADY + "\",\"mode\":\"ss\",\"primaryMetric\":"
                + "{\"score\":1000,\"scoreUnit\":\"instr/op\",\"rawData\":[[" + String.join("],[", forks)
                + "]]},\"counting\":{\"event\":\"instructions\",\"windowInvocations\":50}}]");
    }

    @ParameterizedTest
    @CsvSource({"'', slower, 0.5 %", "' -tol 3%', same, 3 %"})
    void loadedCounts_haveASmallerThreshold(String more, String verdict, String tolerance) throws IOException {
        storeCounts("was.json", "1000.1", "1000", "1000.2");
        storeCounts("is.json", "1010", "1010.2", "1010.1");
        Outcome outcome = run("-load is.json -vs was.json" + more).expect(0);
        assertTrue(outcome.out().contains("  " + verdict + "\n") && outcome.out().contains(tolerance), outcome::out);
    }

    @Test
    void countsAtSeveralLevels_areComparedByLevel() throws IOException {
        storeCounts("was.json", "1000", "1200", "1000.2");
        storeCounts("is.json", "1200", "1200.1", "1000");
        Outcome outcome = run("-load is.json -vs was.json").expect(0);
        assertTrue(outcome.out().replaceAll("\\s+", " ")
                .contains("1000.10 instr/op (2 forks), 1200.00 instr/op (1 fork) in "
                        + "the baseline, 1000.00 instr/op (1 fork), 1200.05 instr/op (2 forks) in the candidate; the levels are the same, "
                        + "and chance alone explains their shares in 100 % of cases"),
                outcome::out);
    }

    private Outcome run(String arguments) {
        return ThisVm.in(folder).run(arguments.split(" "));
    }

    private Outcome program(String arguments) {
        return Jmh.ours().in(folder).run(arguments.split(" "));
    }

    private Outcome measure(String arguments) {
        return run(MEASURED + arguments);
    }

    private Outcome measureOneFork(String arguments) {
        return run(MEASURED.replace("-f 3", "-f 1") + arguments);
    }

    @ParameterizedTest
    @CsvSource({
        "fast.json, '',                        0, slower",
        "fast.json, ' -ec slower',             5, slower",
        "fast.json, ' -ec undecided',          0, slower",
        "slow.json, ' -ec slower,undecided',   0, faster",
    })
    void run_isComparedWithStoredResults(String baseline, String more, int code, String verdict) {
        Outcome outcome = measure("-vs " + baseline + more).expect(code);
        assertEquals(1, outcome.linesWith(" us/op ").stream().filter(line -> line.endsWith("  " + verdict)).count(),
                outcome::out);
    }

    @ParameterizedTest
    @CsvSource({"-load fast.json -vs slow.json -report r.md, faster", MEASURED + "-vs fast.json, slower"})
    void silentComparison_printsTheVerdictsAlone(String arguments, String verdict) {
        Outcome outcome = run(arguments + " -v SILENT").expect(0);
        assertFalse(outcome.err().contains("have no effect"), outcome::err);
        List<String> lines = outcome.out().lines().filter(line -> !line.contains("JMH lock")).toList();
        assertTrue(lines.get(0).startsWith("# 1 compared: "), outcome::out);
        assertTrue(lines.get(lines.size() - 1).endsWith("  " + verdict), outcome::out);
        assertEquals(List.of(), lines.stream().skip(1).filter(line -> line.startsWith("# ")).filter(
                line -> !line.startsWith("#     ")).toList());
    }

    @Test
    void reports_areWrittenBesideTheResult() throws IOException {
        Outcome outcome = program(MEASURED
                + "-vs fast.json -report r.md -report r.html -report r.xml -report r.json -rf json -rff now.json -ec slower")
                .expect(5);
        assertTrue(Files.readString(folder.resolve("r.md")).contains("**slower**"));
        assertTrue(Files.readString(folder.resolve("r.html")).contains("SteadyBenchmark"));
        assertTrue(Files.readString(folder.resolve("r.xml")).contains("<failure"));
        assertEquals("slower", json("r.json").getAsJsonObject().getAsJsonArray("comparisons").get(0).getAsJsonObject()
                .get("verdict").getAsString());
        assertEquals(1, json("now.json").getAsJsonArray().size());
        assertEquals(List.of("Exit code 5, -ec slower: " + STEADY + " (mode=avgt)"), outcome.errorLines());
    }

    @Test
    void unwritableReport_losesNoResult() throws IOException {
        Files.createSymbolicLink(folder.resolve("full.md"), Path.of("/dev/full"));
        Outcome outcome = measure("-vs fast.json -report full.md -rf json -rff now.json").expect(1);
        assertTrue(outcome.err().contains("The report full.md cannot be written: No space left on device"),
                outcome::err);
        assertEquals(1, json("now.json").getAsJsonArray().size());
        assertFalse(outcome.hasStackTrace(), outcome::err);
    }

    @Test
    void changedBenchmark_isReportedIfItsCodeIsKnown() throws IOException {
        measureOneFork("-vs fast.json -rf json -rff then.json").expect(0);
        String then = Files.readString(folder.resolve("then.json"));
        String fingerprint = json("then.json").getAsJsonArray().get(0).getAsJsonObject().get("fingerprint")
                .getAsString();
        assertTrue(fingerprint.matches("1-[0-9a-f]{32}"), fingerprint);
        Outcome same = measureOneFork("-rf dynamic,json -vs then.json -rff now.json").expect(0);
        assertFalse(same.out().contains("the benchmark itself changed"), same::out);
        Files.writeString(folder.resolve("then.json"), then.replace(fingerprint, "1-" + "0".repeat(32)));
        for (Outcome outcome : List.of(run("-load now.json -vs then.json"), measureOneFork("-vs then.json"))) {
            assertEquals(1, outcome.linesWith("# WARNING: the benchmark itself changed").size(), outcome::out);
        }
        measureOneFork("-rf json -rff static.json").expect(0);
        assertFalse(Files.readString(folder.resolve("static.json")).contains("fingerprint"));
        measureOneFork("-rf json -rff judged.json -ec failed").expect(0);
        assertEquals(fingerprint, json("judged.json").getAsJsonArray().get(0).getAsJsonObject().get("fingerprint")
                .getAsString());
    }

    @Test
    void loadedResults_areComparedWithoutRunning() {
        Outcome outcome = program("-load fast.json -vs slow.json").expect(0);
        assertEquals(2, outcome.linesWith("# 1 compared: 0 slower, 1 faster, 0 the same").size(), outcome::out);
        assertEquals(List.of(), outcome.linesWith("# Run progress"));
    }

    @Test
    void loadedResults_areMergedWithAllKeys() throws IOException {
        Outcome outcome = run("-load fast.json -load o*.json -rff all.json").expect(0);
        JsonArray all = json("all.json").getAsJsonArray();
        assertEquals(2, all.size());
        JsonObject first = all.get(0).getAsJsonObject();
        assertEquals("[1.50]", first.get("unknown").toString());
        assertEquals("1.30", first.get("jmhVersion").getAsString());
        assertEquals(1, outcome.linesWith("Other.method").size(), outcome::out);
    }

    @Test
    void loadedFiles_mayReplaceAnotherResultFile() throws IOException {
        run("-load fast.json -load other.json -rff cut.json").expect(0);
        assertEquals(2, json("cut.json").getAsJsonArray().size());
    }

    @Test
    void existingFile_isKeptIfNothingIsLoaded() throws IOException {
        run("Nothing -load other.json -rff fast.json").expect(1);
        run("-load other.json -load cut.json -rff fast.json").expect(1);
        assertEquals(STEADY,
                json("fast.json").getAsJsonArray().get(0).getAsJsonObject().get("benchmark").getAsString());
    }

    @Test
    void overwrittenLink_staysALink() throws IOException {
        Files.createSymbolicLink(folder.resolve("link.json"), Path.of("fast.json"));
        run("-load other.json -rff link.json").expect(0);
        assertTrue(Files.isSymbolicLink(folder.resolve("link.json")));
        assertEquals(Files.readString(folder.resolve("link.json")), Files.readString(folder.resolve("fast.json")));
    }

    @Test
    void fileLoadedUnderTwoNames_countsOnce() throws IOException {
        run("-load other.json -load ./other.json -load oth*.json -rff all.json").expect(0);
        assertEquals(3, json("all.json").getAsJsonArray().get(0).getAsJsonObject().get("forks").getAsInt());
    }

    @Test
    void loadedResults_areNotWrittenToADevice() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("full.json"), Path.of("/dev/full"));
        Outcome outcome = run("-load fast.json -rff full.json").expect(1);
        assertTrue(outcome.err().contains("The result file full.json cannot be written: No space left on device"),
                outcome::err);
        assertTrue(Files.isSymbolicLink(link));
    }

    @Test
    void loadedFilesWithoutABaseline_haveAHistory() throws IOException {
        for (int day = 10; day < 30; day++) {
            Files.writeString(folder.resolve("night-2026-01-" + day + ".json"),
                    Files.readString(folder.resolve("fast.json")).replaceFirst("\"benchmark\"",
                            "\"day\": " + day + ", \"benchmark\""));
        }
        Outcome outcome = run("-load night-*.json -report h.html -report h.json").expect(0);
        assertEquals(1, outcome.linesWith("# 0 changes of 1 benchmark in 20 runs").size(), outcome::out);
        assertTrue(Files.readString(folder.resolve("h.html")).contains("2026-01-29"));
        assertEquals(20, json("h.json").getAsJsonObject().getAsJsonArray("runs").size());
    }

    @Test
    void loadedResults_flagsOfRuns_giveAWarning() {
        Outcome outcome = run("-load fast.json -f 3 -o out.txt -rf dynamic -sc kld -sc cv").expect(0);
        assertEquals(
                List.of("WARNING: with -load nothing runs, so these options have no effect: -dynamic, -f, -o, -sc"),
                outcome.errorLines());
        assertEquals(List.of(), run("Steady -e Nothing -load fast.json -vs slow.json -tol 5%").expect(0).errorLines());
    }

    @Test
    void names_selectLoadedResults() {
        Outcome outcome = run("Other -load fast.json -load other.json").expect(0);
        assertEquals(List.of(), outcome.linesWith("SteadyBenchmark"));
        assertEquals(1, outcome.linesWith("Other.method").size());
    }

    @Test
    void plan_showsForksNeededForAChange() {
        Outcome outcome = run("-load other.json -plan 1%").expect(0);
        assertTrue(
                outcome.lines().stream()
                        .anyMatch(line -> line.matches("Other\\.method +1\\.00 % .* \\d+ +1 +\\d+ (s|min)")),
                outcome::out);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "-vs nothing.json                  | -vs nothing.json: no such file",
        "-vs nothing.jar -why              | -vs nothing.jar: no such file",
        "-vs fast.json -why all            | -why all applies to runs of two sides: name the baseline with -vs JAR",
        "-vs fast.json -vsall              | -vsall applies to runs of two sides: name the baseline with -vs JAR",
        "-vs *.xyz                         | *.xyz: no such file",
        "-load nothing.json                | -load nothing.json: no such file",
        "-load scores.csv                  | The results of -load cannot be read: scores.csv: is not a result file",
        "-vs scores.csv                    | The baseline of -vs cannot be used: scores.csv: is not a result file; expected a JSON list of results",
        "-vs cut.json                      | cut.json: ends in the middle of the list of results, after 0 results",
        "-vs fast.json -tol 300%           | -tol 300% is out of range: it must be below 100%",
        "-vs fast.json -tol 0.03           | -tol 0.03 is not a percentage: write 3% for three percent",
        "-tol 3%                           | -tol applies to comparisons: name the results to compare with by -vs",
        "-report r.md                         | -report applies to comparisons: name the results to compare with by -vs",
        "-ec slower                        | -ec slower applies to comparisons: name the results to compare with by -vs",
        "-load fast.json -ec failed        | -ec failed applies to runs, but with -load nothing runs",
        "-load fast.json -ec unstable      | -ec unstable applies to runs, but with -load nothing runs",
        "-load fast.json -rff no/such.json | -rff no/such.json cannot be written: the folder",
        "-vs fast.json -report r.pdf          | the suffix of r.pdf is not a kind of report: use one of .md, .json, .xml, .html",
        "-vs fast.json -report no/such/r.md   | -report no/such/r.md cannot be written: the folder",
        "-load o*.json -vs fast.json -report other.json | -load o*.json and -report other.json are the same file: the input",
        "-load other.json -vs f*.json -report fast.json | -vs f*.json and -report fast.json are the same file: the input",
        "-vs fast.json -rff r.json -report ./r.json | -rff r.json and -report ./r.json are the same file: the second",
        "-load fast.json -report r.md         | -report r.md: without -vs, only the history",
        "-load fast.json -report no/h.html    | -report no/h.html cannot be written: the folder",
        "-load fast.json -report fast.json    | -load fast.json and -report fast.json are the same file: the input",
        "-load fast.json -report h.html -rff r.json | leave -rf, -rff and -plan out",
        "-load fast.json -rf csv           | loaded results can only be written as JSON (-rf json) or as a page (-html FILE)",
        "Nothing -load fast.json           | No loaded result is from a benchmark that matches [Nothing]",
        "-vs fast.json -report other.json     | -report other.json would overwrite a file that contains results; name another file",
        "-vs fast.json -o fast.json        | -vs fast.json and -o fast.json are the same file: the input would be",
        "-load fast.json -rff fast.json    | -load fast.json and -rff fast.json are the same file: the input would be",
        "[ -load fast.json                 | [ is not a regular expression",
        "-load fast.json -plan 0%          | -plan 0% is out of range: it must be above 0%",
    })
    void mistake_isReportedBeforeAnythingRuns(String arguments, String message) {
        Outcome outcome = run(arguments).expect(1);
        assertTrue((outcome.out() + outcome.err()).contains(message), outcome.out() + outcome.err());
        assertFalse(outcome.hasStackTrace(), outcome::err);
        assertEquals(List.of(), outcome.linesWith("# Run progress"));
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"many.json, fast.json", "fast.json, many.json"})
    void resultsThatExceedMemory_areReported(String loaded, String baseline) throws IOException {
        String entry = Files.readString(folder.resolve("fast.json")).replaceAll("^.|.$", "");
        try (Writer out = Files.newBufferedWriter(folder.resolve("many.json"))) {
            for (int i = 0; i < 60_000; i++) {
                out.write((i == 0 ? "[" : ",") + entry.replace("burn", "burn" + i));
            }
            out.write("]");
        }
        Jmh ours = Jmh.ours().in(folder);
        Outcome outcome = new Jmh(ours.java(), ours.core(), ours.others(), List.of("-Xmx16m", "-XX:+UseSerialGC"),
                ours.directory(), ours.timeoutMinutes()).run("-load", loaded, "-vs", baseline).expect(1);
        assertTrue((outcome.out() + outcome.err()).contains("The results do not fit into the memory"),
                () -> outcome.out() + outcome.err());
        assertFalse(outcome.hasStackTrace(), outcome::err);
    }

    @Test
    void sidesWithoutACommonBenchmark_areReported() {
        Outcome outcome = run("-load fast.json -vs other.json").expect(0);
        assertEquals(List.of("# WARNING: only in the candidate, 1 benchmark: " + STEADY + " (mode=avgt)",
                "# WARNING: only in the baseline, 1 benchmark: a.b.Other.method (mode=avgt)",
                "# 0 compared: 0 slower, 0 faster, 0 the same within 3 %, 0 undecided"), outcome.linesWith("# "));
    }

    @ParameterizedTest
    @CsvSource({
        "slower,           5, 'Exit code 5, -ec slower: no benchmark is on both sides of the comparison'",
        "undecided,        6, 'Exit code 6, -ec undecided: no benchmark is on both sides of the comparison'",
    })
    void gateWithoutBenchmarks_isReported(String condition, int code, String message) {
        Outcome outcome = program("-load fast.json -vs other.json -ec " + condition).expect(code);
        assertEquals(List.of(message), outcome.errorLines());
    }

    private void storeScores(String name, String unit, String mode, double score) throws IOException {
        Files.writeString(folder.resolve(name), "[{\"benchmark\":\"" + STEADY + "\",\"mode\":\"" + mode
                + "\",\"primaryMetric\":{\"score\":" + score + ",\"scoreUnit\":\"" + unit + "\",\"rawData\":[["
                + score + "],[" + 1.01 * score + "],[" + 0.99 * score + "]]}}]");
    }

    @ParameterizedTest
    @CsvSource({
        "slower,    MB/s,   thrpt, 5, whether higher or lower values are better is unknown",
        "undecided, MB/s,   thrpt, 6, whether higher or lower values are better is unknown",
        "slower,    ops/us, thrpt, 5, 'it is in MB/s in the baseline and in ops/us in the candidate'",
        "slower,    us/op,  avgt,  5, 'it is in thrpt in the baseline, in avgt in the candidate'",
    })
    void incomparableBenchmarks_areReportedAndPassNoGate(String condition, String unit, String mode, int code,
                                                         String reason)
            throws IOException {
        storeScores("was.json", "MB/s", "thrpt", 100);
        storeScores("is.json", unit, mode, 10);
        Outcome outcome = run("-load is.json -vs was.json -report r.md -report r.json -report r.html -report r.xml -ec "
                + condition).expect(code);
        assertTrue(outcome.err().contains("-ec " + condition + ": " + STEADY + " (mode=" + mode
                + ") could not be judged: " + reason), outcome::err);
        assertTrue(outcome.out().replaceAll("\n# +", " ").contains(" Undecided, 1 benchmark: " + reason),
                outcome::out);
        for (String report : List.of("r.md", "r.json", "r.html", "r.xml")) {
            assertTrue(Files.readString(folder.resolve(report)).contains(reason), report);
        }
    }

    /** A benchmark without a result cannot be shown to be no slower. */
    @Test
    void gateOfAFailedRun_reportsLostBenchmarks() {
        Outcome outcome =
                run("FailingBenchmark -bm avgt -f 1 -wi 3 -w 10ms -i 2 -r 10ms -vs fast.json -ec slower").expect(5);
        assertEquals(1, outcome.errorLines().size(), outcome::err);
        assertTrue(outcome.err().contains("FailingBenchmark.fail (mode=avgt) could not be judged: "), outcome::err);
    }

    @Test
    void comparison_fitsATerminal() {
        Outcome outcome = run("-load fast.json -vs slow.json -plan 1%").expect(0);
        assertEquals(List.of(), outcome.printed().lines().filter(line -> line.length() > 80).toList());
        outcome = run("-load other.json -vs o*.json -plan 1%").expect(0);
        assertEquals(List.of(), outcome.printed().lines().filter(line -> line.length() > 80).toList());
    }

    private JsonElement json(String name) throws IOException {
        return JsonParser.parseString(Files.readString(folder.resolve(name)));
    }
}
