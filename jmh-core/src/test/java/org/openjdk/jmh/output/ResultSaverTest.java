package org.openjdk.jmh.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.ThroughputResult;
import org.openjdk.jmh.results.file.ResultFile;
import org.openjdk.jmh.results.file.ResultFileException;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Utils;

class ResultSaverTest {

    @TempDir
    Path temporary;

    private Path folder;
    private Path file;
    private ResultSaver saver;
    private RunResult latest;
    private List<RunResult> all;

    @BeforeEach
    void open() throws Exception {
        folder = Files.createDirectory(temporary.resolve("folder"));
        file = folder.resolve("result.csv");
        saver = saver(file, ResultFormatType.CSV);
    }

    private ResultSaver saver(Path kept, ResultFormatType format) throws ResultFileException {
        return new ResultSaver(
                new RunResultStore(ResultFile.open(kept.toString(), format), () -> latest, () -> all));
    }

    private void keep(RunResult result) throws ResultFileException {
        latest = result;
        saver.save();
    }

    private void finish(RunResult... results) throws ResultFileException {
        all = List.of(results);
        saver.finish();
    }

    /** Simulates a full disk: nothing can be written into a folder that does not exist. */
    private void breakFolder() throws IOException {
        Files.move(folder, temporary.resolve("moved"));
    }

    private static RunResult result(String benchmark) {
        return result(benchmark, new WorkloadParams());
    }

    private static RunResult result(String benchmark, WorkloadParams workload) {
        BenchmarkParams params =
                new BenchmarkParams(benchmark, benchmark, true, 1, new int[] {1}, List.of(benchmark), 1, 0,
                        new IterationParams(IterationType.WARMUP, 1, TimeValue.NONE, 1),
                        new IterationParams(IterationType.MEASUREMENT, 1, TimeValue.NONE, 1),
                        Mode.Throughput, workload, TimeUnit.SECONDS, 1, Utils.getCurrentJvm(),
                        Collections.<String>emptyList(), "", "", "", "", TimeValue.NONE);
        IterationResult iteration = new IterationResult(params, params.getMeasurement(), null);
        iteration.addResult(new ThroughputResult(ResultRole.PRIMARY, benchmark, 1, 1, TimeUnit.SECONDS));
        return new RunResult(params, List.of(new BenchmarkResult(params, List.of(iteration))));
    }

    private List<String> lines() throws IOException {
        return Files.readAllLines(file);
    }

    @Test
    void keep_eachResult_isWrittenAtOnceInUpstreamsOrder() throws Exception {
        keep(result("b"));
        assertEquals(2, lines().size());
        keep(result("a"));
        assertTrue(lines().get(1).startsWith("\"a\"") && lines().get(2).startsWith("\"b\""), lines()::toString);
        finish();
    }

    @Test
    void keep_sameBenchmarkAgain_replacesIt() throws Exception {
        keep(result("a"));
        keep(result("a"));
        assertEquals(2, lines().size());
        finish();
    }

    @Test
    void interrupt_afterTheEnd_hasNoEffect() throws Exception {
        keep(result("a"));
        finish(result("a"), result("b"));
        assertEquals(3, lines().size());
        assertTrue(saver.interrupt().isEmpty());
        keep(result("c"));
        assertEquals(3, lines().size());
    }

    @Test
    void finish_unwritableFile_reportsItsContentAndReturnsTheResults() throws Exception {
        keep(result("a"));
        breakFolder();
        ResultFileException e =
                assertThrows(ResultFileException.class, () -> finish(result("a"), result("b")));
        assertTrue(e.getMessage().endsWith("the file still contains the last version, 1 benchmark of 2"),
                e::getMessage);
        assertEquals(all, List.copyOf(e.getResults()));
    }

    /** A disk may have room for the results, but not for a second copy of them. */
    @Test
    void finish_unwritableFileWithAllResults_isNoError() throws Exception {
        keep(result("a"));
        breakFolder();
        finish(result("a"));
    }

    /** LaTeX output has one table, with a column for each parameter of any benchmark. */
    @Test
    void latex_benchmarksWithDifferentParameters_areWritten() throws Exception {
        Path latex = folder.resolve("result.tex");
        saver = saver(latex, ResultFormatType.LATEX);
        WorkloadParams some = new WorkloadParams();
        some.put("size", "1", 0);
        keep(result("a.first", some));
        keep(result("a.second"));
        finish(result("a.first", some), result("a.second"));
        String table = Files.readString(latex);
        assertTrue(table.contains("first} & \\texttt{1} &") && table.contains("second} & \\texttt{N/A} &"), table);
    }

    @Test
    void failingFormat_losesNoResults() throws Exception {
        List<RunResult> results = List.of(result("a"), new RunResult(result("b").getParams(), List.of()));
        latest = results.get(0);
        saver.addUnsaved();
        ResultFileException atTheEnd =
                assertThrows(ResultFileException.class, () -> finish(results.get(0), results.get(1)));
        assertTrue(
                atTheEnd.getMessage()
                        .contains("cannot be written: the results cannot be converted to csv, which failed with"),
                atTheEnd.getMessage());
        assertEquals(results, List.copyOf(atTheEnd.getResults()));
    }
}
