package org.openjdk.jmh.builds.baselines;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.builds.SomeTool;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.modules.BenchmarkSources;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.tools.ToolProvider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Compiles today's sources against older classes with a real compiler. Sources that mention JMH in a comment count as
 * benchmarks here.
 */
class RebuiltBenchmarksTest {

    private static final String BENCHMARK = "/* org.openjdk.jmh. */ public class %s { %s }";
    private static final ModuleClassPath NOTHING = new ModuleClassPath(List.of(), List.of());

    @TempDir
    Path folder;

    private Path today;
    private Path then;
    private Path code;

    @BeforeEach
    void compileBaselineCode() throws IOException {
        today = Files.createDirectories(folder.resolve("today"));
        then = Files.createDirectories(folder.resolve("then"));
        code = Files.createDirectories(folder.resolve("code"));
        write(then, "Code", "class Code { static int old() { return 1; } }");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", code.toString(),
                then.resolve("Code.java").toString()));
        write(today, "Code", "class Code { static int recent() { return 2; } }");
        write(today, "Helper", "class Helper { static int help() { return 3; } }");
        benchmark(today, "Same", "int a = 1;");
        benchmark(today, "Helped", "int a = Helper.help();");
        benchmark(today, "Changed", "int a = Code.recent();");
        benchmark(then, "Changed", "int a = Code.old();");
        benchmark(today, "Added", "int a = Code.recent();");
    }

    private static void benchmark(Path root, String name, String body) throws IOException {
        write(root, name, String.format(BENCHMARK, name, body));
    }

    private static void write(Path root, String name, String text) throws IOException {
        Files.writeString(root.resolve(name + ".java"), text);
    }

    private static BenchmarkSources sources(Path root) {
        return new BenchmarkSources(List.of(root), false, StandardCharsets.UTF_8);
    }

    private RebuiltBenchmarks compile(Optional<BenchmarkSources> older) throws Exception {
        RebuiltBenchmarks rebuilt =
                new RebuiltBenchmarks(new BaselineCompiler(NOTHING, Optional.empty(), SomeTool.SOME_TOOL),
                        sources(today));
        rebuilt.compile("main", older, NOTHING.behind(List.of(code)), folder.resolve("out"));
        return rebuilt;
    }

    private boolean isCompiled(String when, String name) {
        return Files.exists(folder.resolve("out").resolve(when).resolve(name + ".class"));
    }

    @Test
    void todaysBenchmark_isUsedIfItCompilesAgainstTheBaseline() throws Exception {
        RebuiltBenchmarks rebuilt = compile(Optional.of(sources(then)));
        assertTrue(isCompiled("today", "Same"));
        assertTrue(isCompiled("today", "Helped"));
        assertTrue(isCompiled("today", "Helper"), "a class that the baseline lacks comes from the working tree");
        assertFalse(isCompiled("today", "Code"), "a class that the baseline has is what is measured");
        assertFalse(isCompiled("today", "Changed"));
        assertTrue(isCompiled("then", "Changed"));
        assertFalse(isCompiled("then", "Added"));
        assertEquals(List.of("Both sides run the benchmarks of the working tree: 2 source files",
                "1 source file in the version of each side: what the working tree has does not compile against main:",
                "1 source file on one side only, and not compared: what the working tree has does not compile against main:"),
                rebuilt.notes().stream().filter(line -> !line.startsWith(" ")).toList());
        assertTrue(rebuilt.notes().get(2).startsWith("  Changed: Changed.java:1: cannot find symbol"),
                rebuilt.notes()::toString);
    }

    @Test
    void withoutBaselineSources_failingBenchmarksAreOnOneSide() throws Exception {
        RebuiltBenchmarks rebuilt = compile(Optional.empty());
        assertTrue(isCompiled("today", "Same"));
        assertFalse(isCompiled("then", "Changed"));
        assertTrue(rebuilt.notes().contains(
                "2 source files on one side only, and not compared: what the working tree has does not compile against main:"),
                rebuilt.notes()::toString);
    }

    @Test
    void resources_areTakenFromTodayIfTheBaselineHasNone() throws Exception {
        Path files = Files.createDirectories(folder.resolve("files/META-INF"));
        Files.writeString(files.resolve("BenchmarkList"), "list");
        Files.writeString(files.resolveSibling("both"), "today");
        Files.writeString(files.resolveSibling("new"), "today");
        Files.writeString(code.resolve("both"), "then");
        RebuiltBenchmarks rebuilt = compile(Optional.empty());
        Path copies = folder.resolve("copies");
        rebuilt.copyResources(List.of(files.getParent(), folder.resolve("missing")), NOTHING.behind(List.of(code)),
                copies);
        assertTrue(rebuilt.folders().contains(copies));
        assertTrue(Files.exists(copies.resolve("new")));
        assertFalse(Files.exists(copies.resolve("both")));
        assertFalse(Files.exists(copies.resolve("META-INF")));
    }
}
