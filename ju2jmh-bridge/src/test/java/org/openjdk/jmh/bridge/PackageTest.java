package org.openjdk.jmh.bridge;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Packs benchmarks into a jar and runs it. */
class PackageTest {

    @TempDir
    Path folder;

    private Path tests;
    private Path jar;

    @BeforeEach
    void collectTests() throws IOException {
        tests = Fixtures.folderWith(folder.resolve("tests"), "JUnit3Runner", "JupiterLaunched", "OwnProvider", "Trace");
        jar = folder.resolve("benchmarks.jar");
    }

    private Fixtures.Result pack(String... more) {
        // Large libraries that these tests do not use only make the jar slow to write.
        String project = Fixtures.classPathWithout(Fixtures.testClasses().resolveSibling("classes").toString(),
                "/archunit/", "/byte-buddy/");
        List<String> options = new ArrayList<>(List.of("--include-method", "testRunsItself,values,ownSource",
                "--package", jar.toString()));
        options.addAll(List.of(more));
        return Fixtures.runOn(tests, project, folder.resolve("out"), options.toArray(new String[0]));
    }

    private String run(String... args) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djmh.ignoreLock=true", "-XX:TieredStopAtLevel=1", "-jar", jar.toString()));
        command.addAll(List.of(args));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        return output;
    }

    @Test
    void jar_runsDirectAndLaunchedBenchmarksInForks_andFollowsTheTests() throws IOException, InterruptedException {
        Fixtures.Result result = pack();
        assertEquals(0, result.code(), () -> result.out() + result.err());
        try (JarFile content = new JarFile(jar.toFile())) {
            assertNull(content.getEntry("META-INF/services/org.junit.jupiter.api.extension.Extension"));
            assertNull(content.getEntry("org/openjdk/jmh/bridge/Main.class"));
            assertTrue(content.stream().noneMatch(e -> e.getName().endsWith("module-info.class")));
        }
        String output = run("-f", "1", "-wi", "0", "-i", "1", "-r", "10ms", "-foe", "true", "-p", "set=#1 [1] own");
        assertTrue(output.contains("JUnit3RunnerBenchmark.testRunsItself"), output);
        assertTrue(output.contains("#1 [1] own"), output);
        Files.delete(tests.resolve(Fixtures.PACKAGE.replace('.', '/') + "JUnit3Runner.class"));
        pack();
        assertFalse(run("-l").contains("JUnit3Runner"));
    }

    @Tag("nightly")
    @Test
    void removedTest_disappearsFromTheJarThoughItsClassFilesAreKept() throws IOException, InterruptedException {
        Path classes = folder.resolve("kept");
        String kept = Fixtures.PACKAGE.replace('.', '/') + "JUnit3RunnerBenchmark.class";
        pack("--compile", classes.toString());
        assertTrue(run("-l").contains("JUnit3Runner"));
        Files.delete(tests.resolve(Fixtures.PACKAGE.replace('.', '/') + "JUnit3Runner.class"));
        pack("--compile", classes.toString());
        assertFalse(run("-l").contains("JUnit3Runner"));
        assertTrue(Files.exists(classes.resolve(kept)));
        try (JarFile content = new JarFile(jar.toFile())) {
            assertNull(content.getEntry(kept));
        }
    }

    @Test
    void foreignFile_isNotOverwritten() throws IOException {
        Files.createDirectories(jar.getParent());
        Files.writeString(jar, "precious");
        Fixtures.Result result = pack();
        assertEquals(1, result.code());
        assertEquals(
                "ju2jmh-bridge: " + jar
                        + " is not overwritten, because ju2jmh-bridge did not write it: choose another file",
                result.err().strip());
        assertEquals("precious", Fixtures.read(jar));
    }

    @Test
    void otherJmhOfTheProject_isLeftOut() throws IOException, InterruptedException {
        Path other = folder.resolve("jmh-core.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(other))) {
            for (String name : List.of("org/openjdk/jmh/annotations/Benchmark.class", "org/openjdk/jmh/Main.class")) {
                out.putNextEntry(new ZipEntry(name));
                out.write(0);
            }
        }
        Fixtures.Result result =
                Fixtures.runOn(tests, other + File.pathSeparator + Fixtures.classPath(), folder.resolve("out"),
                        "--include-class", "*JUnit3Runner", "--package", jar.toString());
        assertEquals(0, result.code(), () -> result.out() + result.err());
        assertTrue(run("-l").contains("JUnit3RunnerBenchmark"));
    }
}
