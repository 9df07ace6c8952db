package org.openjdk.jmh.bench.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class ReplayCommandTest {

    private static final int FORKS = 3;
    private static final int SLICES = 200;

    @TempDir
    private Path folder;
    private Path data;
    private Path results;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void makeData() throws IOException {
        data = Files.createDirectories(folder.resolve("data"));
        results = folder.resolve("results");
        StringBuilder classes = new StringBuilder("{");
        StringBuilder published = new StringBuilder("benchmark,fork,technique,last_warmup_it\n");
        for (int i = 0; i < 4; i++) {
            String name = "project" + i % 2 + "#bench" + i + "#";
            Files.writeString(data.resolve(name + ".json"), series(i));
            classes.append(i == 0 ? "" : ",").append('"').append(name).append("\": {\"forks\": [\"steady state\", "
                    + "\"steady state\", \"no steady state\"], \"steady_state_starts\": [60, 60, -1]}");
            published.append(name).append(",0,Cov,59\n");
        }
        Files.writeString(data.resolve("classification.json"), classes + "}");
        Files.writeString(data.resolve("published-assessment.csv"), published);
    }

    private static String series(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return IntStream.range(0, FORKS).mapToObj(fork -> IntStream.range(0, SLICES)
                .mapToObj(i -> String.format(Locale.ROOT, "%.7g",
                        (i < 60 ? 0.002 : 0.001) * (1 + random.nextDouble() / 50)))
                .collect(Collectors.joining(",", "[", "]"))).collect(Collectors.joining(",", "[", "]"));
    }

    private int replay(Path output, String... more) {
        CommandLine command = new CommandLine(new ReplayCommand()).setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true));
        List<String> args = new ArrayList<>(List.of(data.toString(), "-o", output.toString(),
                "--no-progress", "--wi-max", "12", "--mi", "3", "--static-mi", "6"));
        args.addAll(List.of(more));
        return command.execute(args.toArray(String[]::new));
    }

    private String firstError() {
        return err.toString().lines().findFirst().orElse("");
    }

    @Test
    void replay_threads_doNotChangeAnyFile() throws IOException {
        Path other = folder.resolve("other");
        assertEquals(0, replay(results, "-t", "1"), err::toString);
        assertEquals(0, replay(other, "-t", "3"), err::toString);
        for (String file : List.of("forks.csv", "summary.csv", "report.html")) {
            assertArrayEquals(Files.readAllBytes(results.resolve(file)), Files.readAllBytes(other.resolve(file)), file);
        }
    }

    @Test
    void replay_decimalCommaLocale_printsTheSame() throws IOException {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.ROOT);
            assertEquals(0, replay(results));
            String golden = out.toString();
            String page = Files.readString(results.resolve("report.html"));
            out.getBuffer().setLength(0);
            Locale.setDefault(Locale.GERMANY);
            assertEquals(0, replay(results));
            assertEquals(golden, out.toString());
            assertEquals(page, Files.readString(results.resolve("report.html")));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void replay_wholeDataSet_reportsEachTechniqueAndTheStopwatch() throws IOException {
        assertEquals(0, replay(results), err::toString);
        List<String> lines = out.toString().lines().toList();
        assertEquals("4 benchmarks, 12 forks, 8 of them with a known steady state", lines.get(0));
        for (String start : List.of("| cv ", "| rciw ", "| kld ", "| steady ", "| published Cov ", "| stopwatch 10 s ",
                "| hindsight, 50 s ")) {
            assertTrue(lines.stream().anyMatch(l -> l.startsWith(start)), start);
        }
        assertEquals(1 + 4 * (4 * FORKS + 1), Files.readAllLines(results.resolve("forks.csv")).size());
        assertEquals(1 + 5 + 150 + 2, Files.readAllLines(results.resolve("summary.csv")).size());
    }

    @Test
    void page_anyData_needsNoNetwork() throws IOException {
        assertEquals(0, replay(results));
        String page = Files.readString(results.resolve("report.html"));
        String withoutScripts = page.replaceAll("(?s)<script>.*?</script>", "");
        assertFalse(Pattern.compile("<link|<script src|<img|@import|url\\(").matcher(withoutScripts).find());
        assertTrue(page.contains("project0#bench0#"));
    }

    @Test
    void replay_fileThatIsGone_orOfAnotherFolder_isNotReported() throws IOException {
        assertEquals(0, replay(results));
        Files.delete(data.resolve("project1#bench3#.json"));
        out.getBuffer().setLength(0);
        assertEquals(0, replay(results));
        assertTrue(out.toString().startsWith("3 benchmarks"), out::toString);
        Path other = Files.createDirectories(folder.resolve("elsewhere"));
        Files.move(data.resolve("project1#bench1#.json"), other.resolve("project1#bench1#.json"));
        data = other;
        out.getBuffer().setLength(0);
        assertEquals(0, replay(results));
        assertTrue(out.toString().startsWith("1 benchmarks"), out::toString);
    }

    @Test
    void replay_noThread_isRefused() {
        assertEquals(2, replay(results, "-t", "0"));
        assertEquals("--threads is 0: it must be 1 or more", firstError());
    }

    @Test
    void replayResults_recordedAfterAWarmup_isRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("result.json"), "[{\"benchmark\": \"a.B.c\", \"mode\": \"avgt\","
                + "\"warmupIterations\": 50, \"measurementTime\": \"1 s\", \"primaryMetric\": {\"rawData\": "
                + series(1) + "}}]");
        assertEquals(1, replayResults(file));
        assertEquals(file + ": a.B.c##avgt: recorded after 50 warmup iterations, which are not in the file; record it "
                + "with -wi 0", firstError());
    }

    @Test
    void replay_badFile_isNamedAndTheOthersReplayed() throws IOException {
        Path bad = Files.writeString(data.resolve("bad.json"), "[[1, 2], [-1, 2]]");
        assertEquals(1, replay(results));
        assertEquals(bad + ": fork 2, iteration 1 has a mean time of -1.0: it must be above 0", firstError());
        assertTrue(out.toString().startsWith("4 benchmarks"), out::toString);
    }

    @Test
    void replay_tooShortSeries_saysHowLongItMustBe() throws IOException {
        Path bad = Files.writeString(data.resolve("bad.json"), "[[1, 2]]");
        assertEquals(1, replay(results));
        assertEquals(bad + ": forks of 2 iterations of 100 ms, too few for a replay that may need 180", firstError());
    }

    @Test
    void replay_again_goesOnFromWhatIsFinished() throws IOException {
        assertEquals(0, replay(results));
        Path journal = results.resolve("finished.jsonl");
        byte[] whole = Files.readAllBytes(journal);
        byte[] summary = Files.readAllBytes(results.resolve("summary.csv"));
        Files.write(journal, Arrays.copyOf(whole, whole.length * 2 / 3));
        assertEquals(0, replay(results));
        assertArrayEquals(whole, Files.readAllBytes(journal));
        assertArrayEquals(summary, Files.readAllBytes(results.resolve("summary.csv")));
    }

    @Test
    void replay_unknownCriterion_namesTheKnownOnes() {
        assertEquals(2, replay(results, "-c", "cw"));
        assertEquals("unknown stability criterion 'cw', did you mean cv?; known: cv, rciw, kld, steady", firstError());
    }

    @ParameterizedTest
    @CsvSource({"--wi-min, 90, 'it must not be above --wi-max, which is 12'", "--wi-min, 0, it must be 1 or more",
        "--f-min, 9, 'it must not be above --f-max, which is 5'", "--f-min, -1, it must be 1 or more",
        "--plots, -1, it must be 0 or more", "--window, 0, it must be 1 or more"})
    void replay_numberOutOfRange_isRefused(String option, String value, String why) {
        assertEquals(2, replay(results, option, value));
        assertEquals(option + " is " + value + ": " + why, firstError());
        assertFalse(Files.exists(results));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--f-min 4", "--f-max 9", "--f-min 6 --f-max 9"})
    void replay_moreForksThanRecorded_areRefusedForTheFile(String options) {
        assertEquals(1, replay(results, options.split(" ")));
        int needed = options.contains("9") ? 9 : 4;
        assertEquals(data.resolve("project0#bench0#.json") + ": 3 forks, too few for a replay that may need " + needed,
                firstError());
    }

    /** As in a live run, whose default is two forks at least as well. */
    @Test
    void replay_maximumBelowTheDefaultMinimum_isReplayed() {
        assertEquals(0, replay(results, "--f-max", "1"), err::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "\"rawData\": [[\"x\"]] | primaryMetric.rawData[0][0]: expected a number, found x",
        "\"rawData\": [[null]] | primaryMetric.rawData[0][0]: expected a number, found null",
        "\"rawData\": [null] | primaryMetric.rawData[0]: expected a list, found null",
        "\"rawData\": [] | no raw data",
        "\"rawDataHistogram\": [[[[1, 1]]], null] | primaryMetric.rawDataHistogram[1]: expected a list, found null",
        "\"rawDataHistogram\": [[[[1, 1]], null]] | primaryMetric.rawDataHistogram[0][1]: expected a list, found null",
        "\"rawDataHistogram\": [[[null]]] | primaryMetric.rawDataHistogram[0][0][0]: expected a list, found null",
        "\"rawDataHistogram\": [[[[1]]]] | primaryMetric.rawDataHistogram[0][0][0]: expected a value and its count, "
                + "found [1]",
        "\"rawDataHistogram\": [[[[1, 0.5]]]] | fork 1, iteration 1: the count of a value is 0.5, "
                + "it must be a whole number of 1 or more"})
    void replayResults_badNumbers_areNamedAndTheOtherFileCompared(String metric, String complaint) throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.json"), "[{\"benchmark\": \"a.B.c\", \"mode\": \"avgt\","
                + "\"primaryMetric\": {" + metric + "}}]");
        Path good = Files.writeString(folder.resolve("good.json"), "[{\"benchmark\": \"a.B.d\", \"mode\": \"avgt\","
                + "\"measurementTime\": \"1 s\", \"primaryMetric\": {\"rawData\": " + series(1) + "}}]");
        assertEquals(1, replayResults(bad, good.toString(), "--wi-max", "12", "-c", "cv"));
        assertEquals(List.of(bad + ": a.B.c##avgt: " + complaint), err.toString().lines().toList());
        assertTrue(out.toString().startsWith("1 benchmarks, 3 forks"), out::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[[\"x\"]]", "[null]", "[{\"primaryMetric\": {\"rawData\": 7}}]",
        "[{\"benchmark\": \"a.B.c\", \"primaryMetric\": {\"rawData\": [[1]]}}]"})
    void replayResults_noBenchmarks_areNamed(String content) throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.json"), content);
        assertEquals(1, replayResults(bad));
        assertTrue(firstError().startsWith(bad + ": "), firstError());
        assertEquals(1, err.toString().lines().count(), err::toString);
    }

    @Test
    void replay_missingFolder_isNamed() {
        data = folder.resolve("missing");
        assertEquals(1, replay(results));
        assertEquals(data + ": no such folder", firstError());
    }

    @Test
    void replay_unwritableOutput_isNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertEquals(1, replay(file.resolve("below")));
        assertTrue(firstError().contains(file.toString()), firstError());
        assertTrue(firstError().contains("cannot be written"), firstError());
    }

    @Test
    void replayResults_fileOfJmhAndAMissingOne_comparesTheFirst() throws IOException {
        Path file = Files.writeString(folder.resolve("result.json"), "[{\"benchmark\": \"a.B.c\", \"mode\": \"avgt\","
                + "\"measurementTime\": \"100 ms\", \"primaryMetric\": {\"rawData\": " + series(1) + "}},"
                + "{\"benchmark\": \"a.B.d\", \"mode\": \"sample\", \"measurementTime\": \"1 s\", \"primaryMetric\": "
                + "{\"rawDataHistogram\": [[[[1.0, 2]]]]}}]");
        Path missing = folder.resolve("missing.json");
        int exit = replayResults(file, missing.toString(), "--wi-max", "100", "--static-mi", "50");
        assertEquals(1, exit);
        assertEquals(List.of(file + ": a.B.d##sample, fork 1: 1 iterations, too few for a replay that may need 150",
                missing + ": no such file"), err.toString().lines().toList());
        assertTrue(out.toString().startsWith("1 benchmarks, 3 forks, 0 of them with a known steady state"));
        assertTrue(out.toString().contains("| A/A tests not different, % "));
    }

    private int replayResults(Path file, String... more) {
        List<String> args = new ArrayList<>(List.of(file.toString(), "-o", results.toString()));
        args.addAll(List.of(more));
        return new CommandLine(new ReplayResultsCommand()).setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true)).execute(args.toArray(String[]::new));
    }

    private List<String> forksOf(String mode, String metric, String... more) throws IOException {
        Path file = Files.writeString(folder.resolve("result.json"), "[{\"benchmark\": \"a.B.c\", \"mode\": \"" + mode
                + "\", \"measurementTime\": \"1 s\", \"primaryMetric\": {" + metric + "}}]");
        List<String> args = new ArrayList<>(List.of("--wi-max", "100", "--static-mi", "50", "-c", "steady"));
        args.addAll(List.of(more));
        assertEquals(0, replayResults(file, args.toArray(String[]::new)), err::toString);
        return Files.readAllLines(results.resolve("forks.csv")).stream()
                .map(line -> line.replace(mode, "mode")).toList();
    }

    /** Every tenth invocation of an iteration is interrupted. */
    private static String histograms(boolean meansAlone) {
        SplittableRandom random = new SplittableRandom(3);
        return IntStream.range(0, FORKS).mapToObj(fork -> IntStream.range(0, SLICES).mapToObj(i -> {
            double longest = 1 + 5 * random.nextDouble();
            return meansAlone ? Double.toString((9 + longest) / 10) : "[[1.0, 9], [" + longest + ", 1]]";
        }).collect(Collectors.joining(",", "[", "]"))).collect(Collectors.joining(",", "[", "]"));
    }

    @Test
    void replayResults_asScore_isWhatAverageTimeModeHas() throws IOException {
        List<String> sample = forksOf("sample", "\"rawDataHistogram\": " + histograms(false));
        List<String> asScore = forksOf("sample", "\"rawDataHistogram\": " + histograms(false), "--as", "score");
        assertEquals(forksOf("avgt", "\"rawData\": " + histograms(true)), asScore);
        assertNotEquals(sample, asScore);
    }

    @Test
    void replayResults_rates_areJudgedAsTheirTimes() throws IOException {
        List<String> times = forksOf("avgt", "\"rawData\": " + series(1));
        String rates = Pattern.compile("[0-9.]+").matcher(series(1))
                .replaceAll(time -> Double.toString(1 / Double.parseDouble(time.group())));
        assertEquals(times, forksOf("thrpt", "\"rawData\": " + rates));
    }
}
