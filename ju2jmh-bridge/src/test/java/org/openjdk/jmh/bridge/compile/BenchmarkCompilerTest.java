package org.openjdk.jmh.bridge.compile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What compiling in several steps leaves, and that shared code is the code that JMH's annotation processor makes. */
class BenchmarkCompilerTest {

    private static final List<Path> CLASS_PATH =
            Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of).toList();

    @TempDir
    Path folder;

    @Test
    void benchmarksOfAllSteps_areListed_andInlined() throws IOException {
        Path classes = Files.createDirectory(folder.resolve("classes"));
        List<Path> sources = List.of(source("First", "run"), source("Second", "run"));
        assertEquals(List.of(), new BenchmarkCompiler(CLASS_PATH, true).compile(sources, classes, 1));
        String hints = Files.readString(classes.resolve("META-INF/CompilerHints"));
        for (String name : List.of("First", "Second")) {
            assertTrue(Files.readString(classes.resolve("META-INF/BenchmarkList")).contains("x." + name));
            assertTrue(hints.contains("inline,x/" + name + ".run\n"), hints);
        }
    }

    /** Names that also stand elsewhere in JMH's code, that begin with others, that differ in types, and inherited ones. */
    @Test
    void classFiles_areThoseOfJmhsAnnotationProcessor() throws IOException {
        Path source = Files.writeString(folder.resolve("Names.java"), "package x;\n"
                + "import org.openjdk.jmh.annotations.*;\n"
                + "@State(Scope.Thread) public class Names extends Base {\n"
                + Stream.of("first", "second", "first_Throughput", "consume", "control", "jmh", "lang", "valueOf",
                        "Code",
                        "close", "res", "with$dollar").map(BenchmarkCompilerTest::benchmark).toList()
                        .stream().reduce("", String::concat)
                + "@Benchmark public int number() { return 1; }\n@Benchmark public long longNumber() { return 1; }\n"
                + "@Benchmark public void nothing() {}\n@Benchmark public void nothingElse() {}\n"
                + "@Benchmark public Object taking(Inner i) { return i; }\n"
                + "@Benchmark public Object takingToo(Inner i) { return i; }\n"
                + "@Benchmark public Object overloaded(Inner i) { return i; }\n"
                + "public Object overloaded(Names i) { return i; }\n"
                + "@State(Scope.Benchmark) public static class Inner { @Setup public void prepare() {} "
                + benchmark("first") + benchmark("second") + "}\n}\n"
                + "abstract class Base { @Benchmark public Object first1() { return this; } }\n");
        Path shared = Files.createDirectory(folder.resolve("shared"));
        assertEquals(List.of(), new BenchmarkCompiler(CLASS_PATH, true).compile(List.of(source), shared));
        Path apart = Files.createDirectory(folder.resolve("apart"));
        assertTrue(compileWithProcessor(source, apart));
        List<Path> expected = files(apart);
        assertEquals(expected, files(shared));
        for (Path file : expected) {
            assertArrayEquals(Files.readAllBytes(apart.resolve(file)), Files.readAllBytes(shared.resolve(file)),
                    file::toString);
        }
    }

    private static String benchmark(String name) {
        return "@Benchmark public Object " + name + "() { return this; }\n";
    }

    private static boolean compileWithProcessor(Path source, Path classes) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            return compiler.getTask(null, files, null, List.of("-d", classes.toString(), "-cp",
                    System.getProperty("java.class.path"), "-encoding", "UTF-8", "-Ajmh.lint=off", "-nowarn",
                    "-Xlint:none",
                    "-processor", "org.openjdk.jmh.generators.BenchmarkProcessor"), null,
                    files.getJavaFileObjects(source)).call();
        }
    }

    private static List<Path> files(Path classes) throws IOException {
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(Files::isRegularFile).filter(file -> !file.toString().endsWith(".java"))
                    .map(classes::relativize).sorted().toList();
        }
    }

    private Path source(String name, String method) throws IOException {
        return Files.writeString(folder.resolve(name + ".java"), "package x; public class " + name
                + " { @org.openjdk.jmh.annotations.Benchmark public int " + method + "() { return 1; } }");
    }
}
