package org.openjdk.jmh.results.forkhistory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.history.RememberedFork;

class HistoryStoreTest {

    @TempDir
    private Path folder;

    private final List<String> damages = new ArrayList<>();

    private static RememberedFork fork(long run, int iterations) {
        double[] ends = new double[iterations];
        double[] times = new double[iterations];
        Arrays.setAll(ends, i -> i + 1.0);
        Arrays.fill(times, 1.0 / 3);
        return RememberedFork.of(run, ends, times, 2.5);
    }

    private static RememberedBenchmark benchmark(String name, String code, RememberedFork... forks) {
        return new RememberedBenchmark(name, Collections.singletonMap("code", code), Arrays.asList(forks));
    }

    private void add(String file, RememberedBenchmark... benchmarks) throws HistoryException {
        HistoryStore.open(file).add(Arrays.asList(benchmarks), benchmark -> false);
    }

    private List<RememberedBenchmark> read(String file, String name) throws HistoryException {
        return HistoryStore.open(file).read(name, damages::add);
    }

    private String file() {
        return folder.resolve("runs.hist").toString();
    }

    /** A history that a team shares stays shared when any of its users adds to it. */
    @Test
    void whoMayReadAHistory_mayReadItLater() throws HistoryException, IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        add(file(), benchmark("a.b", "1", fork(1, 3)));
        for (String permissions : List.of("rw-rw-r--", "rw-------")) {
            Files.setPosixFilePermissions(Path.of(file()), PosixFilePermissions.fromString(permissions));
            add(file(), benchmark("a.b", "1", fork(2, 3)));
            assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(Path.of(file()))));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"runs.hist", "."})
    void forks_areReadAsTheyWereAdded(String place) throws HistoryException {
        String store = folder.resolve(place).toString();
        String name = "org.sample.B.m (avgt, text=a/b \"ü\n)";
        add(store, benchmark(name, "x", fork(1, 3)), benchmark("other", "x", fork(1, 2)));
        add(store, benchmark(name, "x", fork(2, 4)));
        RememberedBenchmark read = read(store, name).get(0);
        assertEquals(1, read(store, name).size());
        assertEquals(name, read.name());
        assertEquals(Collections.singletonMap("code", "x"), read.circumstances());
        assertEquals(Arrays.asList(1L, 2L),
                read.forks().stream().map(RememberedFork::run).collect(Collectors.toList()));
        assertArrayEquals(new double[] {1, 2, 3}, read.forks().get(0).ends());
        assertEquals(1.0 / 3, read.forks().get(0).times()[2], 1e-7);
        assertEquals(2.5, read.forks().get(0).result());
        assertEquals(Collections.emptyList(), read(store, "unknown"));
        assertEquals(Collections.emptyList(), damages);
    }

    /** No encoding has bytes for half a pair. */
    @Test
    void namesOfAnyCharacters_areKeptApart() throws HistoryException {
        add(file(), benchmark("b (a\ud800)", "x", fork(1, 3)), benchmark("b (a\ud801)", "x", fork(2, 3)),
                benchmark("b (a?)", "x", fork(3, 3)));
        assertEquals(1, read(file(), "b (a\ud800)").get(0).forks().get(0).run());
        assertEquals(2, read(file(), "b (a\ud801)").get(0).forks().get(0).run());
    }

    @Test
    void otherCircumstances_areKeptApart() throws HistoryException {
        add(file(), benchmark("b", "x", fork(1, 3)), benchmark("b", "y", fork(2, 3)));
        assertEquals(2, read(file(), "b").size());
        for (int i = 0; i < 9; i++) {
            add(file(), benchmark("b", "code " + i, fork(10 + i, 3)));
        }
        List<RememberedBenchmark> read = read(file(), "b");
        assertEquals(HistoryFile.MOST_CIRCUMSTANCES, read.size());
        assertTrue(read.stream().allMatch(benchmark -> benchmark.lastRun() >= 14), "the oldest are forgotten");
    }

    @Test
    void file_doesNotGrowWithoutEnd() throws HistoryException, IOException {
        add(file(), benchmark("b", "x", fork(0, 1000)));
        long size = 0;
        for (int run = 1; run <= 60; run++) {
            add(file(), benchmark("b", "x", fork(run, 300), fork(run, 300)));
            size = run == 30 ? Files.size(folder.resolve("runs.hist")) : size;
        }
        List<RememberedFork> forks = read(file(), "b").get(0).forks();
        assertEquals(RememberedBenchmark.MOST_FORKS, forks.size());
        assertEquals(1000, forks.get(0).seconds(), "the long reference run is kept");
        assertEquals(60, forks.get(forks.size() - 1).run());
        assertTrue(forks.stream().allMatch(fork -> fork.times().length <= RememberedBenchmark.MOST_ITERATIONS));
        assertEquals(size, Files.size(folder.resolve("runs.hist")), size / 10.0);
    }

    @Test
    void renewedBenchmark_forgetsWhatWasBefore() throws HistoryException {
        add(file(), benchmark("b", "x", fork(1, 3)), benchmark("c", "x", fork(1, 3)));
        HistoryStore.open(file()).add(
                Arrays.asList(benchmark("b", "x", fork(2, 3)), benchmark("c", "x", fork(2, 3))),
                benchmark -> benchmark.name().equals("b"));
        assertEquals(1, read(file(), "b").get(0).forks().size());
        assertEquals(2, read(file(), "b").get(0).forks().get(0).run());
        assertEquals(2, read(file(), "c").get(0).forks().size());
    }

    @Test
    void damagedLine_isReported_andOnlyItIsLost() throws HistoryException, IOException {
        add(file(), benchmark("a", "x", fork(1, 3)), benchmark("b", "x", fork(2, 3)));
        Path path = folder.resolve("runs.hist");
        List<String> lines = Files.readAllLines(path);
        lines.set(1, lines.get(1).substring(0, 40));
        Files.write(path, lines);
        assertEquals(1, read(file(), "a").size() + read(file(), "b").size());
        assertTrue(damages.get(0).contains("damaged in 1 line, first in line 2"), damages.get(0));
        add(file(), benchmark("c", "x", fork(3, 3)));
        assertEquals(lines, Files.readAllLines(folder.resolve("runs.hist.damaged")), "nothing is lost");
        damages.clear();
        assertEquals(1, read(file(), "c").size());
        assertEquals(Collections.emptyList(), damages);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "[]", "1", "{\"benchmark\":\"b\",\"circumstances\":{},\"forks\":[{\"run\":1}]}",
        "{\"benchmark\":\"b\",\"circumstances\":{},\"forks\":[{\"run\":1,\"result\":-1,\"ends\":[1],\"times\":[1]}]}",
        "{\"benchmark\":\"b\",\"circumstances\":{},\"forks\":[{\"run\":\"x\",\"result\":1,\"ends\":[1],\"times\":[1]}]}",
        "{\"benchmark\":\"b\",\"circumstances\":{\"code\":{}},\"forks\":[]}"})
    void invalidLines_areDamage(String line) throws HistoryException, IOException {
        Files.write(folder.resolve("runs.hist"), Arrays.asList("{\"jmhHistory\":1}", line));
        assertEquals(Collections.emptyList(), read(file(), "b"));
        assertEquals(1, damages.size());
    }

    @Test
    void otherFile_isLeftAlone() throws IOException {
        Path path = folder.resolve("runs.hist");
        Files.write(path, Arrays.asList("[", "]"));
        assertTrue(assertThrows(HistoryException.class, () -> read(file(), "b")).getMessage()
                .contains("is not a history"));
        assertThrows(HistoryException.class, () -> add(file(), benchmark("b", "x", fork(1, 3))));
        assertEquals(Arrays.asList("[", "]"), Files.readAllLines(path));
        Files.write(path, Arrays.asList("{\"jmhHistory\":2}"));
        assertTrue(assertThrows(HistoryException.class, () -> read(file(), "b")).getMessage()
                .contains("by another version"));
    }

    @Test
    void emptyFile_isAHistory() throws HistoryException, IOException {
        Files.createFile(folder.resolve("runs.hist"));
        add(file(), benchmark("b", "x", fork(1, 3)));
        assertEquals(1, read(file(), "b").size());
    }

    @Test
    void missingFolder_isRefused() {
        assertTrue(assertThrows(HistoryException.class, () -> HistoryStore.open(folder + "/none/runs.hist"))
                .getMessage().contains("does not exist"));
    }

    @Test
    void writability_isThatOfTheFolder() throws HistoryException, IOException {
        assertTrue(HistoryStore.open(file()).isWritable());
        assertTrue(HistoryStore.open(folder.toString()).isWritable());
        Path readOnly = Files.createDirectory(folder.resolve("read-only"));
        assertTrue(readOnly.toFile().setWritable(false));
        assumeFalse(Files.isWritable(readOnly), "root may write anywhere");
        assertFalse(HistoryStore.open(readOnly.toString()).isWritable());
        assertFalse(HistoryStore.open(readOnly + "/runs.hist").isWritable());
    }

    @Test
    void runsThatEndAtOnce_allAddTheirForks() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Void>> runs = new ArrayList<>();
            for (int run = 0; run < 16; run++) {
                RememberedBenchmark added = benchmark("b", "x", fork(run, 3));
                runs.add(() -> {
                    add(file(), added);
                    return null;
                });
            }
            for (Future<Void> run : pool.invokeAll(runs)) {
                run.get();
            }
        } finally {
            pool.shutdown();
        }
        assertEquals(16, read(file(), "b").get(0).forks().size());
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(2, files.count(), "the history and its lock");
        }
    }

    @Test
    void link_staysAndLeadsToWhatIsReplaced() throws HistoryException, IOException {
        Path target = Files.createDirectory(folder.resolve("elsewhere")).resolve("target.hist");
        Path link = Files.createSymbolicLink(folder.resolve("link.hist"), target);
        add(link.toString(), benchmark("b", "x", fork(1, 3)));
        add(link.toString(), benchmark("b", "x", fork(2, 3)));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(2, read(target.toString(), "b").get(0).forks().size());
    }

    @Test
    void lockThatAnotherRunHolds_isWaitedForWithPatience() throws Exception {
        Path file = folder.resolve("history");
        try (HistoryLock held = HistoryLock.take(file)) {
            IOException e =
                    assertThrows(IOException.class, () -> HistoryLock.take(file, Duration.ZERO), held::toString);
            assertTrue(e.getMessage().endsWith("history.lock for more than 0 s"), e::getMessage);
        }
        HistoryLock.take(file, Duration.ZERO).close();
    }

    /** A run that was killed while it added something leaves a part of it, which the next one replaces. */
    @Test
    void partOfAFile_isReplacedByTheNextRun() throws Exception {
        Path file = folder.resolve("history");
        Files.writeString(folder.resolve(".history.tmp"), "{\"jmhHist");
        add(file.toString(), benchmark("b", "x", fork(1, 3)));
        assertEquals(1, read(file.toString(), "b").get(0).forks().size());
        assertEquals(Arrays.asList(".history.lock", "history"), names(folder));
    }

    /** By the name of a link, each run would hold a lock of its own, and replace what the others add. */
    @Test
    void runsBehindSeveralLinks_waitForOneLock() throws Exception {
        Path target = Files.createDirectory(folder.resolve("elsewhere")).resolve("target.hist");
        ExecutorService pool = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Void>> runs = new ArrayList<>();
            for (int run = 0; run < 16; run++) {
                Path link = Files.createSymbolicLink(folder.resolve("link" + run), target);
                RememberedBenchmark added = benchmark("b", "x", fork(run, 3));
                runs.add(() -> {
                    add(link.toString(), added);
                    return null;
                });
            }
            for (Future<Void> run : pool.invokeAll(runs)) {
                run.get();
            }
        } finally {
            pool.shutdown();
        }
        assertEquals(16, read(target.toString(), "b").get(0).forks().size());
        assertEquals(Arrays.asList(".target.hist.lock", "target.hist"), names(target.getParent()));
    }

    private static List<String> names(Path parent) throws IOException {
        try (Stream<Path> files = Files.list(parent)) {
            return files.map(file -> file.getFileName().toString()).sorted().collect(Collectors.toList());
        }
    }

    @Test
    void pipe_isRefusedAndStaysOne() throws Exception {
        Path pipe = folder.resolve("pipe");
        assumeTrue(Files.isExecutable(folder.getFileSystem().getPath("/bin/sh")));
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        String message = assertThrows(HistoryException.class, () -> HistoryStore.open(pipe.toString())).getMessage();
        assertEquals("The history " + pipe + " cannot be used: it is neither a file nor a folder: name another file",
                message);
        assertThrows(HistoryException.class,
                () -> new HistoryFile(pipe).add(Collections.emptyList(), renewed -> false));
        assertTrue(Files.readAttributes(pipe, "isOther").containsValue(true), "the pipe was replaced by a file");
    }

    @Test
    void copyOfADamagedHistory_isNotReplacedByTheNextOne() throws HistoryException, IOException {
        for (String damage : Arrays.asList("first", "second", "third")) {
            Files.write(folder.resolve("runs.hist"), Arrays.asList("{\"jmhHistory\":1}", damage));
            add(file(), benchmark("b", "x", fork(1, 3)));
        }
        assertEquals("first", Files.readAllLines(folder.resolve("runs.hist.damaged")).get(1));
        assertEquals("second", Files.readAllLines(folder.resolve("runs.hist.damaged2")).get(1));
        assertEquals("third", Files.readAllLines(folder.resolve("runs.hist.damaged3")).get(1));
    }
}
