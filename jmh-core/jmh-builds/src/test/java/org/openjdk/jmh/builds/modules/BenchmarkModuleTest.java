package org.openjdk.jmh.builds.modules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tests what a module contains. */
class BenchmarkModuleTest {

    @TempDir
    Path folder;

    private BenchmarkModule module(List<Path> testSources) throws IOException {
        CodeFolders main = new CodeFolders(List.of(), List.of(folder.resolve("target/classes")));
        CodeFolders tests = new CodeFolders(testSources,
                List.of(folder.resolve("target/test-classes"), folder.resolve("target/generated-resources")));
        return new BenchmarkModule(new ModuleFacts("g:a", "g", "a", "1", folder, folder.resolve("target"),
                StandardCharsets.UTF_8, main, tests, List.of()));
    }

    private void list(String where) throws IOException {
        Path list = folder.resolve(where).resolve(BenchmarkModule.LIST);
        Files.createDirectories(list.getParent());
        Files.writeString(list, "a benchmark");
    }

    @Test
    void sources_includeGeneratedOnesExceptThoseOfProcessors() throws IOException {
        list("target/test-classes");
        Path written = Files.createDirectories(folder.resolve("src/test/java"));
        Path generated = Files.createDirectories(folder.resolve("target/generated-benchmarks/org/example"));
        Path processors = Files.createDirectories(folder.resolve("target/any/org/example/jmh_generated"));
        Path other = Files.createDirectories(folder.resolve("src/other/java/org/example/jmh_generated"));
        BenchmarkModule module = module(List.of(written, folder.resolve("target/generated-benchmarks"),
                folder.resolve("target/any"), folder.resolve("src/other/java"), folder.resolve("src/missing")));
        assertEquals(List.of(written, generated.getParent().getParent(), other.getParent().getParent().getParent()),
                module.benchmarkRoots(), processors::toString);
    }

    @Test
    void benchmarks_areFoundByTheirList() throws IOException {
        assertFalse(module(List.of()).hasBenchmarks());
        list("target/classes");
        assertTrue(module(List.of()).hasBenchmarks());
        assertFalse(module(List.of()).areInTests());
        assertEquals(List.of(folder.resolve("target/classes")), module(List.of()).classPath().folders());
        list("target/generated-resources");
        assertTrue(module(List.of()).areInTests());
        assertEquals(folder.resolve("target/generated-resources").resolve(BenchmarkModule.LIST),
                module(List.of()).list());
        assertEquals(3, module(List.of()).classPath().folders().size());
    }
}
