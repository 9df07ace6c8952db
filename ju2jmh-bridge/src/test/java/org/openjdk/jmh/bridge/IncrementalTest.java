package org.openjdk.jmh.bridge;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.nio.file.attribute.FileTime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Generates twice into the same folder. */
class IncrementalTest {

    private static final String EDIT = "// mine\n";

    @TempDir
    Path folder;

    private Path tests;
    private Path out;
    private Path first;

    @BeforeEach
    void generate() throws IOException {
        tests = Fixtures.folderWith(folder.resolve("tests"), "JUnit4Base", "JUnit4Plain", "JUnit3Runner", "Trace");
        out = folder.resolve("out");
        first = Fixtures.source(out, "JUnit4PlainBenchmark");
        assertEquals(0, Fixtures.run(tests, out).code());
    }

    @Test
    void unchangedTest_isNotRewritten() throws IOException {
        FileTime longAgo = FileTime.fromMillis(0);
        Files.setLastModifiedTime(first, longAgo);
        Fixtures.Result result = Fixtures.run(tests, out);
        assertEquals(longAgo, Files.getLastModifiedTime(first));
        assertTrue(result.out().contains("sources: 2 unchanged"), result::out);
    }

    @Test
    void changedOption_rewritesTheSource() {
        Fixtures.run(tests, out, "--mode", "throughput");
        assertTrue(Fixtures.read(first).contains("Mode.Throughput"));
    }

    @Test
    void removedTest_disappears() throws IOException {
        Files.delete(tests.resolve(Fixtures.PACKAGE.replace('.', '/') + "JUnit3Runner.class"));
        // The class path of the run still holds the class; only classes of --tests are converted.
        Fixtures.Result result = Fixtures.run(tests, out);
        assertFalse(Files.exists(Fixtures.source(out, "JUnit3RunnerBenchmark")));
        assertTrue(result.out().contains("1 deleted"), result::out);
    }

    @Test
    void lastTest_disappearsFromSourcesAndReport() throws IOException {
        Path report = folder.resolve("report");
        Fixtures.run(tests, out, "--report", report.toString());
        try (Stream<Path> files = Files.walk(tests)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.delete(file);
            }
        }
        Fixtures.Result result = Fixtures.run(tests, out, "--report", report.toString());
        assertEquals(Main.NOTHING_TO_CONVERT, result.code(), result::err);
        assertFalse(Files.exists(first));
        assertFalse(Fixtures.read(report.resolveSibling("report.txt")).contains("JUnit4Plain"));
    }

    @Test
    void editedSource_isKeptAndNamed() throws IOException {
        Files.writeString(first, Fixtures.read(first) + EDIT);
        Fixtures.Result result = Fixtures.run(tests, out, "--mode", "throughput");
        assertTrue(Fixtures.read(first).endsWith(EDIT));
        assertTrue(result.out().contains("JUnit4PlainBenchmark was edited by hand and is not overwritten"),
                result::out);
    }

    @Test
    void editedSource_ofARemovedTestIsKept() throws IOException {
        Path edited = Fixtures.source(out, "JUnit3RunnerBenchmark");
        Files.writeString(edited, Fixtures.read(edited) + EDIT);
        Files.delete(tests.resolve(Fixtures.PACKAGE.replace('.', '/') + "JUnit3Runner.class"));
        Fixtures.Result result = Fixtures.run(tests, out);
        assertTrue(Files.exists(edited));
        assertTrue(result.out().contains(edited + ": kept, because it was edited by hand"), result::out);
    }

    @Test
    void editedSource_thatLacksBenchmarks_isNamedWithThem() throws IOException {
        String text = Fixtures.read(first);
        Files.writeString(first, text.replace("passes(", "passesByHand("));
        Fixtures.Result result = Fixtures.run(tests, out, "--merge");
        assertTrue(result.out().contains("lacks the benchmarks of new tests: "), result::out);
        assertTrue(Fixtures.read(first).contains("passesByHand("));
    }

    @Test
    void merge_rewritesUneditedFiles_andDeletesNothing() throws IOException {
        Path other = Fixtures.source(out, "JUnit3RunnerBenchmark");
        String before = Fixtures.read(other);
        Fixtures.Result result =
                Fixtures.run(tests, out, "--merge", "--include-class", "*JUnit4Plain", "--mode", "throughput");
        assertTrue(Fixtures.read(first).contains("Mode.Throughput"));
        assertEquals(before, Fixtures.read(other));
        assertTrue(result.out().contains("sources: 1 kept without a test, 1 written"), result::out);
        assertTrue(result.out().contains(other + ": kept, although this run converts no test for it"), result::out);
        Fixtures.run(tests, out, "--include-class", "*JUnit4Plain");
        assertFalse(Files.exists(other));
    }

    @Test
    void sourceWhoseLineEndsGitChanged_isNotTakenForEdited() throws IOException {
        Files.writeString(first, Fixtures.read(first).replace("\n", "\r\n"));
        Fixtures.run(tests, out, "--mode", "throughput");
        assertTrue(Fixtures.read(first).contains("Mode.Throughput"));
    }

    @Test
    void foreignSource_isKeptAndNamed() throws IOException {
        Files.writeString(first, "package somebody.elses;\n");
        Fixtures.Result result = Fixtures.run(tests, out);
        assertEquals("package somebody.elses;\n", Fixtures.read(first));
        assertTrue(result.out().contains("the file was not generated by ju2jmh-bridge"), result::out);
    }

    @Test
    void sourceOfATestThatCannotBeReadThisTime_isKept() throws IOException {
        Path source = Fixtures.source(out, "JUnit3RunnerBenchmark");
        Files.write(tests.resolve(Fixtures.PACKAGE.replace('.', '/') + "JUnit3Runner.class"), new byte[] {1, 2, 3});
        Fixtures.Result result = Fixtures.run(tests, out);
        assertTrue(Files.exists(source));
        assertTrue(result.out().contains("JUnit3Runner: broken class file"), result::out);
    }

    @Test
    void sourceOfANestedTestThatCannotBeReadThisTime_isKept() throws IOException {
        Fixtures.folderWith(tests, "Awkward");
        Fixtures.run(tests, out);
        Path source = Fixtures.source(out, "Awkward_GenericBenchmark");
        String before = Fixtures.read(source);
        Files.write(tests.resolve(Fixtures.PACKAGE.replace('.', '/') + "Awkward$Generic.class"), new byte[] {1, 2, 3});
        Fixtures.run(tests, out);
        assertEquals(before, Fixtures.read(source));
    }

    @Test
    void excludedTest_disappearsWithItsReason() throws IOException {
        Path exclude = folder.resolve("exclude.txt");
        Files.writeString(exclude, Fixtures.PACKAGE + "JUnit4Plain#passes it failed\n");
        Fixtures.Result result = Fixtures.run(tests, out, "--exclude-file", exclude.toString());
        assertFalse(Fixtures.read(first).contains("test.passes()"));
        assertTrue(result.out().contains("excluded by exclude.txt"), result::out);
    }
}
