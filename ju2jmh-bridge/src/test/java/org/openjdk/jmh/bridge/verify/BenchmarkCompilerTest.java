package org.openjdk.jmh.bridge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What compiling in several steps leaves. */
class BenchmarkCompilerTest {

    @TempDir
    Path folder;

    @Test
    void benchmarksOfAllSteps_areListed_andInlined() throws IOException {
        List<Path> classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of).toList();
        Path classes = Files.createDirectory(folder.resolve("classes"));
        List<Path> sources = List.of(source("First"), source("Second"));
        assertEquals(List.of(), new BenchmarkCompiler(classPath, classPath).compile(sources, classes, 1));
        String hints = Files.readString(classes.resolve("META-INF/CompilerHints"));
        for (String name : List.of("First", "Second")) {
            assertTrue(Files.readString(classes.resolve("META-INF/BenchmarkList")).contains("x." + name));
            assertTrue(hints.contains("inline,x/" + name + ".run\n"), hints);
        }
    }

    private Path source(String name) throws IOException {
        return Files.writeString(folder.resolve(name + ".java"), "package x; public class " + name
                + " { @org.openjdk.jmh.annotations.Benchmark public int run() { return 1; } }");
    }
}
