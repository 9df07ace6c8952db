package org.openjdk.jmh.results.trend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.json.Entries;
import org.openjdk.jmh.results.reports.HistoryReport;
import org.openjdk.jmh.results.reports.HistoryTable;

class ResultHistoryTest {

    private final Random random = new Random(16);

    @TempDir
    private Path folder;

    private Path night(int day, String... entries) throws IOException {
        return Entries.file(folder, "night-2026-03-" + String.format("%02d", day) + ".json", entries);
    }

    private double[][] forks(double level) {
        return Entries.forks(level * (1 + 0.01 * random.nextGaussian()), level * (1 + 0.01 * random.nextGaussian()));
    }

    private static ResultHistory history(List<Path> files) throws IOException {
        return ResultHistory.read(files, name -> true);
    }

    /** Time from 100 to 120 us on the 16th; operations per second from 5 to 4.5 on the 11th; one that stays. */
    private ResultHistory threeBenchmarks() throws IOException {
        List<Path> files = new ArrayList<>();
        for (int day = 28; day >= 1; day--) {
            files.add(night(day, Entries.entry("a.B.time", forks(day < 16 ? 100 : 120)),
                    Entries.entry("a.B.rate", "thrpt", "ops/s", "", forks(day < 11 ? 5 : 4.5)),
                    Entries.entry("a.B.quiet", forks(7))));
        }
        return history(files);
    }

    @Test
    void changes_areInTheRunsInWhichTheyHappened() throws IOException {
        ResultHistory history = threeBenchmarks();
        assertEquals(List.of("2026-03-01", "2026-03-02"), history.runs().subList(0, 2).stream().map(DatedFile::date)
                .collect(Collectors.toList()));
        List<BenchmarkTrend> benchmarks = new ArrayList<>(history.benchmarks());
        assertEquals(List.of(), benchmarks.get(0).changes());
        HistoryChange rate = benchmarks.get(1).changes().get(0);
        assertEquals("2026-03-11", history.runs().get(benchmarks.get(1).run(rate.point())).date());
        assertEquals(Verdict.SLOWER, rate.verdict());
        HistoryChange time = benchmarks.get(2).changes().get(0);
        assertEquals("2026-03-16", history.runs().get(benchmarks.get(2).run(time.point())).date());
        assertEquals(1.2, time.ratio(), 0.02);
        assertEquals(Verdict.SLOWER, time.verdict());
        assertTrue(time.pValue() <= BenchmarkTrend.LEVEL);
    }

    /** From the 16th on, threads wait half of the time, so that wall time doubles. */
    @Test
    void waiting_isNoChange_ifItIsKnownOfAllRuns() throws IOException {
        assertEquals(List.of(), busyFromThe16th(28).benchmarks().iterator().next().changes());
        assertEquals(1, busyFromThe16th(5).benchmarks().iterator().next().changes().size());
    }

    private ResultHistory busyFromThe16th(int unknownDay) throws IOException {
        List<Path> files = new ArrayList<>();
        for (int day = 1; day <= 28; day++) {
            double waited = day < 16 ? 0 : 0.5;
            String waiting = ",\"clock\":\"own\",\"environment\":{\"forks\":[{\"waiting\":[" + waited
                    + "]},{\"waiting\":[" + waited + "]}]}";
            double[][] forks = {{100 / (1 - waited) * (1 + 0.01 * random.nextGaussian())},
                {100 / (1 - waited) * (1 + 0.01 * random.nextGaussian())}};
            files.add(
                    night(day, Entries.entry("a.B.time", "avgt", "us/op", day == unknownDay && day < 28 ? "" : waiting,
                            forks)));
        }
        return history(files);
    }

    @Test
    void table_namesEachChange() throws IOException {
        List<String> lines = HistoryTable.lines(threeBenchmarks());
        assertTrue(lines.get(2)
                .matches("B\\.rate +28 +2026-03-11 +[45]\\.\\d\\d +4\\.\\d\\d ops/s +-1\\d\\.\\d % +0\\.001 "
                        + "+slower"),
                lines.get(2));
        String answer = "# 2 changes of 3 benchmarks in 28 runs, 2 slower";
        assertEquals(List.of(answer, answer), List.of(lines.get(0), lines.get(lines.size() - 1)));
    }

    @Test
    void reports_haveAllRunsAndChanges() throws IOException {
        ResultHistory history = threeBenchmarks();
        StringWriter json = new StringWriter();
        HistoryReport.of("h.json").write(history, json);
        JsonObject read = JsonParser.parseString(json.toString()).getAsJsonObject();
        assertEquals(28, read.getAsJsonArray("runs").size());
        JsonObject time = read.getAsJsonArray("benchmarks").get(2).getAsJsonObject();
        assertEquals(15, time.getAsJsonArray("changes").get(0).getAsJsonObject().get("point").getAsInt());
        StringWriter page = new StringWriter();
        HistoryReport.of("h.html").write(history, page);
        assertTrue(page.toString().contains("night-2026-03-16.json"));
        assertTrue(page.toString().contains("--page: #"), "the style is in the page");
        assertTrue(page.toString().contains("const picture"), "the functions are in the page");
        assertEquals(
                "without -vs, only the history of the loaded results is written, as .html or .json",
                assertThrows(IllegalArgumentException.class, () -> HistoryReport.of("h.md")).getMessage());
    }

    @Test
    void filesWithoutDates_areInTheOrderOfTheirChanges() throws IOException {
        Path second = Entries.file(folder, "a.json", Entries.entry("a.B.c", forks(1)));
        Path first = Entries.file(folder, "b.json", Entries.entry("a.B.c", forks(1)));
        Path unreal = Entries.file(folder, "c-2026-13-45.json", Entries.entry("a.B.c", forks(1)));
        Files.setLastModifiedTime(second, FileTime.from(Instant.parse("2026-02-02T10:30:00Z")));
        Files.setLastModifiedTime(first, FileTime.from(Instant.parse("2026-02-01T00:00:00Z")));
        Files.setLastModifiedTime(unreal, FileTime.from(Instant.parse("2026-02-03T00:00:00Z")));
        assertEquals(List.of("2026-02-01 b.json", "2026-02-02 10:30 a.json", "2026-02-03 c-2026-13-45.json"),
                history(List.of(second, unreal, first)).runs().stream().map(run -> run.date() + " "
                        + run.file().getFileName())
                        .collect(Collectors.toList()));
    }

    @Test
    void timesInNames_areRead() throws IOException {
        Path late = Entries.file(folder, "r_20260401T2310.json", Entries.entry("a.B.c", forks(1)));
        Path early = Entries.file(folder, "r_2026-04-01_07-05.json", Entries.entry("a.B.c", forks(1)));
        assertEquals(List.of("2026-04-01 07:05", "2026-04-01 23:10"), history(List.of(late, early)).runs().stream()
                .map(DatedFile::date).collect(Collectors.toList()));
    }

    @Test
    void resultsThatCannotBeUsed_areLeftOut() throws IOException {
        List<Path> files = List.of(
                night(1, Entries.entry("a.B.c", forks(1000))),
                night(2, Entries.entry("a.B.c", "avgt", "ms/op", "", forks(1))),
                night(3, Entries.entry("a.B.c", Entries.forks(Double.NaN, 1))),
                night(4, Entries.entry("a.B.c", "avgt", "B/op", "", forks(1))),
                night(5, Entries.entry("a.B.other", forks(1))),
                night(6, Entries.entry("a.B.c", forks(1000))));
        BenchmarkTrend history = history(files).benchmarks().iterator().next();
        assertEquals(3, history.points());
        assertEquals(5, history.run(2));
        assertEquals(1000, history.forks(1)[0], 50);
        assertEquals(List.of(), history.changes());
    }

    @Test
    void damagedFile_isNamed() throws IOException {
        Path bad = Entries.file(folder, "bad.json", Entries.entry("a.B.c", forks(1)).replace("[[", "[\"x\",["));
        assertEquals(bad + ": a.B.c (mode=avgt): primaryMetric.rawData[0]: expected a list, found \"x\"",
                assertThrows(IOException.class, () -> history(List.of(bad))).getMessage());
    }
}
