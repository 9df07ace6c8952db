package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;

/** Tests that forks of two sides are like those of a plain run. */
class SideForksTest {

    /** Each fork writes its VM's arguments and those of the VM that started it. */
    private static final String SOURCE = """
            package sample;

            import java.io.*;
            import java.lang.management.ManagementFactory;
            import java.nio.file.*;
            import java.util.*;
            import org.openjdk.jmh.annotations.*;

            @State(Scope.Benchmark)
            @BenchmarkMode(Mode.SingleShotTime)
            @Fork(1)
            public class Recorded {

                @Setup
                public void tell() throws IOException {
                    List<String> lines = new ArrayList<>();
                    for (String argument : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
                        lines.add("fork " + argument);
                    }
                    for (String argument : ProcessHandle.current().parent().get().info().arguments().get()) {
                        lines.add("host " + argument);
                    }
                    Files.write(Files.createTempFile(Paths.get(""), "recorded", ".txt"), lines);
                }

                @Benchmark
                public void shots() throws InterruptedException {
                    Thread.sleep(100);
                }

                @Benchmark
                public void throwing() {
                    if (FAILS) {
                        throw new IllegalStateException("of no use");
                    }
                }
            }
            """;

    /**
     * Together longer than the single timeout that forks had earlier, and each so much shorter than its own that a busy
     * machine may prolong it.
     */
    private static final List<String> SHOTS = List.of("shots", "-i", "20", "-to", "1900ms");
    private static final String[] ODD = {"-jvmArgsAppend",
        "-Da=c\\d \"-Db=two words\" -Dc=\"quoted\" -Dd=\"a \\\"quote\\\"\" -De= -Df=\u00e9\u4e2d'g -Dh=%20+;$HOME"};

    @TempDir
    static Path jars;

    private static Path candidate;
    private static Path baseline;

    @TempDir
    Path folder;

    @BeforeAll
    static void build() {
        candidate = BenchmarkJar.build(jars.resolve("candidate.jar"), Release.OURS, "sample.Recorded",
                SOURCE.replace("FAILS", "true"));
        baseline = BenchmarkJar.build(jars.resolve("baseline.jar"), Release.UPSTREAM, "sample.Recorded",
                SOURCE.replace("FAILS", "false"));
    }

    private Path temporary() {
        return folder.resolve("tmp");
    }

    private Jmh jmh() throws IOException {
        Files.createDirectories(temporary());
        return Jmh.of(candidate).in(folder).vm("-Xms48m", "-Dinherited=a \\ \"b\"", "-Djava.io.tmpdir=" + temporary());
    }

    /**
     * Returns the distinct records of forks since the last call; a file of compiler commands has another name each
     * time.
     */
    private Set<List<String>> recorded(String who) throws IOException {
        Set<List<String>> all = new TreeSet<>((one, other) -> one.toString().compareTo(other.toString()));
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(path -> path.getFileName().toString().startsWith("recorded")).toList()) {
                all.add(Files.readAllLines(file).stream().filter(line -> line.startsWith(who))
                        .filter(line -> !line.contains("CompileCommandFile")).collect(Collectors.toList()));
            }
        }
        return all;
    }

    private void forget() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(path -> path.getFileName().toString().startsWith("recorded")).toList()) {
                Files.delete(file);
            }
        }
    }

    private List<Path> temporaryFiles() throws IOException {
        try (Stream<Path> files = Files.list(temporary())) {
            return files.filter(file -> !file.getFileName().toString().equals("jmh.lock")).toList();
        }
    }

    @Test
    void forksOfBothSides_getTheArgumentsOfAPlainRunAndLeaveNoFiles() throws IOException {
        jmh().run(SHOTS, ODD).expect(0);
        Set<List<String>> plain = recorded("fork");
        assertTrue(plain.toString().contains("-Da=c\\d, fork -Db=two words, "), plain::toString);
        assertTrue(plain.toString().contains("-Xms48m, fork -Dinherited=a \\ \"b\", "), plain::toString);
        forget();
        List<String> arguments = new ArrayList<>(SHOTS);
        arguments.addAll(List.of(ODD));
        Outcome outcome = jmh().run(arguments, "-vs", baseline.toString(), "-f", "3", "-ec", "failed", "-rf", "json")
                .expect(0);
        assertEquals(plain, recorded("fork"), outcome::out);
        assertEquals(3, Json.only(folder.resolve("jmh-result-baseline.json")).get("forks").getAsInt());
        String hosts = recorded("host").toString();
        assertTrue(hosts.contains("host -Dinherited=a \\ \"b\""), hosts);
        assertFalse(hosts.contains("-Xms48m"), hosts);
        assertEquals(List.of(), temporaryFiles());
    }

    @Test
    void interruptedRun_leavesNoFiles() throws IOException {
        List<String> arguments = new ArrayList<>(SHOTS);
        arguments.addAll(List.of("-vs", baseline.toString()));
        jmh().launch(arguments).await("# Pair 1").signal("TERM").outcome().expect(143);
        assertEquals(List.of(), temporaryFiles());
    }

    @Test
    void failOnError_endsTheRunAtTheFirstLostFork() throws IOException {
        Outcome outcome = jmh().run("throwing", "-vs", baseline.toString(), "-foe", "true", "-rf", "json").expect(1);
        assertTrue(outcome.err().contains(
                "-foe true ends the run: a fork of the candidate failed: java.lang.IllegalStateException: of no use"),
                outcome::err);
        assertTrue(outcome.linesWith("forks lost").isEmpty(), outcome::out);
        assertEquals(1, outcome.linesWith("# WARNING: what the forks printed is in ").size(), outcome::out);
        assertFalse(outcome.hasStackTrace(), outcome::err);
    }
}
