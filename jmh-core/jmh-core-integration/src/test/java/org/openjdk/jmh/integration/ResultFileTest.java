package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;
import org.openjdk.jmh.results.file.ResultFileException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Tests values of {@code -rff}. */
@EnabledOnOs(OS.LINUX)
class ResultFileTest {

    @TempDir
    Path folder;

    private Outcome run(String... more) {
        List<String> run = new ArrayList<>(Runs.fixed("SteadyBenchmark"));
        run.addAll(List.of("-wi", "1", "-rf", "json"));
        return ThisVm.in(folder).run(run, more);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        ". | it is a folder: name a file in it",
        "missing/result.json | the folder missing does not exist: create it first",
        "file/result.json | file is not a folder",
        "loop | too many symbolic links",
        "/proc/result.json | no such file or folder"})
    void invalidFile_isRejectedBeforeTheFirstFork(String name, String cause) throws IOException {
        Files.createFile(folder.resolve("file"));
        Files.createSymbolicLink(folder.resolve("loop"), Path.of("loop"));
        Outcome outcome = run("-rff", name).expect(1);
        assertEquals(List.of("ERROR: -rff " + name + " cannot be written: " + cause), outcome.errorLines());
        assertFalse(outcome.out().contains("# Fork"), outcome::out);
    }

    /**
     * Histograms fill the second result. A limit on the size of files acts like a full disk, also for printed output.
     */
    @Test
    void fullFile_isAnErrorThatKeepsEarlierResults() throws IOException {
        Outcome outcome = Jmh.ours().in(folder).runWithFileSize(16, "SteadyBenchmark", "-bm", "thrpt,sample", "-f", "1",
                "-wi", "1", "-w", "10ms", "-i", "10", "-r", "100ms", "-rf", "json", "-rff", "result").expect(1);
        assertEquals("thrpt", Json.only(folder.resolve("result")).get("mode").getAsString());
        assertEquals(List.of(
                "ERROR: The result file result cannot be written: File too large; the measured results are printed above, and the file still contains the last version, 1 benchmark of 2"),
                outcome.errorLines());
        assertFalse(outcome.out().contains("result is saved"), outcome::out);
        assertTrue(outcome.out().contains("SteadyBenchmark.burn:p0.99"), outcome::out);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(folder.resolve("result")), files.toList());
        }
    }

    @Test
    void fullDevice_isAnErrorAndResultsArePrinted() {
        Outcome outcome = run("-rff", "/dev/full").expect(1);
        assertEquals(List.of(
                "ERROR: The result file /dev/full cannot be written: No space left on device; the measured results are printed above"),
                outcome.errorLines());
        assertFalse(outcome.out().contains("result is saved"), outcome::out);
        assertEquals(1, outcome.linesWith("SteadyBenchmark.burn  thrpt").size(), outcome::out);
    }

    @Test
    void caller_getsTheResultsDespiteTheError() {
        Options options = new OptionsBuilder().include("SteadyBenchmark").forks(0).warmupIterations(0)
                .measurementIterations(1).measurementTime(TimeValue.milliseconds(1)).verbosity(VerboseMode.SILENT)
                .result("/dev/full").build();
        ResultFileException e = assertThrows(ResultFileException.class, () -> new Runner(options).run());
        assertEquals(1, e.getResults().size());
    }

    @Test
    void pipe_carriesTheResultsOnce() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        CompletableFuture<String> reader = CompletableFuture.supplyAsync(() -> text(pipe));
        run("-rff", pipe.toString()).expect(0);
        assertEquals(1, JsonParser.parseString(reader.get()).getAsJsonArray().size());
        assertTrue(Files.readAttributes(pipe, "isOther").containsValue(true), "the pipe was replaced by a file");
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The child's output is a file to which a link of the system refers. */
    @Test
    void standardOutput_isNotReplaced() {
        Outcome outcome = Jmh.ours().in(folder).run(Runs.fixed("SteadyBenchmark"), "-wi", "1", "-rf", "json", "-rff",
                "/dev/stdout").expect(0);
        assertTrue(outcome.out().contains("result is saved to /dev/stdout"));
    }

    @Test
    void link_isFollowedAndPermissionsAreKept() throws IOException {
        Path target =
                Files.writeString(Files.createDirectory(folder.resolve("elsewhere")).resolve("target"), "earlier");
        Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rw-r-----"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("elsewhere/target"));
        run("-rff", "link").expect(0);
        assertTrue(Files.isSymbolicLink(link));
        Json.only(target);
        assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(target)));
    }

    @Test
    void newFile_hasThePermissionsOfNewFiles() throws IOException {
        run("-rff", "result").expect(0);
        assertEquals(Files.getPosixFilePermissions(Files.createFile(folder.resolve("other"))),
                Files.getPosixFilePermissions(folder.resolve("result")));
    }
}
