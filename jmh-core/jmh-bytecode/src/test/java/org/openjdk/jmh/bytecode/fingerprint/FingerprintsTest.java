package org.openjdk.jmh.bytecode.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.bytecode.files.ClassPath;
import org.openjdk.jmh.bytecode.support.Compiled;

class FingerprintsTest {

    private static final String BASE = """
            package demo; public abstract class Base {
                int prepared;
                @Setup public void setUp() { prepared = size(); }
                abstract int size();
                int unused() { return 77; }
            }
            """;
    private static final String DATA = """
            package demo; @State(Scope.Benchmark) public class Data extends Parent {
                @Param({"1", "2"}) public int count;
                final int[] values = new int[11];
                @Setup(Level.Iteration) public void fill(Helper helper) { Arrays.fill(values, helper.value()); }
                @TearDown public void check() { if (values[0] == 12) { throw new IllegalStateException(); } }
                @State(Scope.Thread) public static class Helper { int value() { return 13; } }
            }
            """;
    private static final String PARENT = """
            package demo; public class Parent { int inherited = 14; }
            """;
    private static final String TOOL = """
            package demo; public class Tool { static int use(int value) { return value + 15; } }
            """;
    private static final String BENCH = """
            package demo; @State(Scope.Thread)
            @Warmup(iterations = 3) @Measurement(time = 4) @Fork(5)
            public class Bench extends Base {
                static final int CONSTANT = 16;
                static final Integer INITIALIZED = Integer.valueOf(17);
                int size() { return 18; }
                @Benchmark @OperationsPerInvocation(19) @BenchmarkMode(Mode.AverageTime)
                public int work(Data data) {
                    IntUnaryOperator twice = x -> x * 20;
                    IntSupplier anonymous = new IntSupplier() { public int getAsInt() { return 21; } };
                    return helper() + twice.applyAsInt(CONSTANT) + anonymous.getAsInt() + INITIALIZED
                            + Tool.use(1) + data.values[0] + new Inner().value + Kind.A.cost();
                }
                private int helper() { return 22; }
                private static class Inner { final int value = 23; }
                enum Kind { A { int cost() { return 24; } }, B { int cost() { return 25; } }; abstract int cost(); }
                @Benchmark public int other() { return 26; }
                /* end */
            }
            """;

    @TempDir
    private static Path folder;
    private static String original;

    private Optional<String> fingerprint(Path classes, String benchmark) throws IOException {
        try (ClassPath path = ClassPath.open(classes.toString())) {
            return new Fingerprints(path).of(benchmark);
        }
    }

    private String compiled(String from, String to, String... options) throws IOException {
        String[] sources = {BASE, DATA, PARENT, TOOL, BENCH};
        boolean found = false;
        for (int i = 0; i < sources.length; i++) {
            found |= sources[i].contains(from);
            sources[i] = sources[i].replace(from, to.replace("NEW_LINE", "\n"));
        }
        assertTrue(found, from);
        List<String> all = new ArrayList<>(List.of(options));
        all.add("-proc:none");
        Path classes = new Compiled(folder, all.toArray(String[]::new)).of(sources);
        return fingerprint(classes, "demo.Bench.work").orElseThrow();
    }

    /** The only one with generated classes, which do not count. */
    private String original() throws IOException {
        if (original == null) {
            original = fingerprint(new Compiled(folder).of(BASE, DATA, PARENT, TOOL, BENCH), "demo.Bench.work")
                    .orElseThrow();
        }
        return original;
    }

    @Test
    void sameCode_inAnotherFolder_hasTheSameFingerprint() throws IOException {
        assertEquals(original(), compiled("end", "end"));
        assertTrue(original().matches("1-[0-9a-f]{32}"), original());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "13 | 130", "12 | 120", "11 | 110", "14 | 140", "16 | 160", "17 | 170", "18 | 180", "19 | 190",
        "x * 20 | x * 200", "x * 20 | x / 20", "return 21 | return 210", "return 22 | return 220",
        "value = 23 | value = 230",
        "return 24 | return 240", "AverageTime | SampleTime", "Scope.Benchmark | Scope.Thread",
        "Level.Iteration | Level.Trial", "prepared = size() | prepared = size() + 1", "Tool.use(1) | Tool.use(2)"})
    void changedWorkload_hasAnotherFingerprint(String from, String to) throws IOException {
        assertNotEquals(original(), compiled(from, to));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        // What another result says, or how often is measured.
        "iterations = 3 | iterations = 30", "time = 4 | time = 40", "@Fork(5) | @Fork(50)",
        "\"1\", \"2\" | \"1\", \"3\"",
        // Code that the benchmark does not run, or that is not its own.
        "return 26 | return 260", "return 77 | return 770", "value + 15 | value + 150",
        "/* end */ | @Benchmark public void third(Blackhole hole) { hole.consume(3); }",
        // Lines and numbers that the compiler gives.
        "package demo; | package demo;;;", "static final int CONSTANT | NEW_LINE /** Doc. */ static final int CONSTANT",
        "static final int CONSTANT | Runnable first(){ return () -> System.gc(); } static final int CONSTANT",
        "static final int CONSTANT | Object first(){ return new Object() { int x; }; } static final int CONSTANT",
        "private int helper | String text(String... all) { return all[0] + 1.5; } private int helper"})
    void changeOfSomethingElse_keepsTheFingerprint(String from, String to) throws IOException {
        assertEquals(original(), compiled(from, to));
    }

    @Test
    void methodsInAnotherOrder_haveTheSameFingerprint() throws IOException {
        String method = "private int helper() { return 22; }";
        assertTrue(BENCH.contains(method));
        assertEquals(original(), moved(method));
    }

    private String moved(String method) throws IOException {
        String bench = BENCH.replace(method, "").replace("/* end */", method);
        Path classes = new Compiled(folder).of(BASE, DATA, PARENT, TOOL, bench);
        return fingerprint(classes, "demo.Bench.work").orElseThrow();
    }

    /** Before Java 11, a private method is called by another instruction; the code of lambdas is such a method. */
    @ParameterizedTest
    @ValueSource(strings = {"8", "11", "17"})
    void otherVersionOfTheFormat_countsOnlyWhereTheCodeIsAnother(String release) throws IOException {
        String source = """
                package demo; @State(Scope.Thread) public class Bench { int size = 1;
                    @Benchmark public int work() { IntSupplier all = () -> size; return helper() + all.getAsInt(); }
                    private int helper() { return 2; } }
                """;
        assertEquals(fingerprint(new Compiled(folder).of(source), "demo.Bench.work"),
                fingerprint(new Compiled(folder, "--release", release).of(source), "demo.Bench.work"));
    }

    @Test
    void debugInformation_doesNotCount() throws IOException {
        assertEquals(compiled("end", "end", "-g:none"), compiled("end", "end", "-g"));
        assertEquals(original(), compiled("end", "end", "-parameters"));
    }

    @Test
    void benchmarksOfOneClass_haveFingerprintsOfTheirOwn() throws IOException {
        Path classes = new Compiled(folder).of(BASE, DATA, PARENT, TOOL, BENCH);
        assertNotEquals(fingerprint(classes, "demo.Bench.work"), fingerprint(classes, "demo.Bench.other"));
    }

    @Test
    void unknownBenchmark_hasNone() throws IOException {
        Path classes = new Compiled(folder).of(BASE, DATA, PARENT, TOOL, BENCH);
        assertEquals(Optional.empty(), fingerprint(classes, "demo.Bench.helper"));
        assertEquals(Optional.empty(), fingerprint(classes, "demo.Bench.nothing"));
        assertEquals(Optional.empty(), fingerprint(classes, "demo.Nothing.work"));
        assertEquals(Optional.empty(), fingerprint(classes, "work"));
    }

    @Test
    void groupInANestedClass_countsAllItsMethods() throws IOException {
        String source = """
                package demo; public class Outer { @State(Scope.Group) public static class Pair {
                    @Benchmark @Group("both") public int put() { return 1; }
                    @Benchmark @Group("both") public int take() { return 2; }
                    @Benchmark @Group("apart") public int third() { return 3; }
                } }
                """;
        Optional<String> original = fingerprint(new Compiled(folder).of(source), "demo.Outer.Pair.both");
        assertTrue(original.isPresent());
        assertNotEquals(original,
                fingerprint(new Compiled(folder).of(source.replace("return 2", "return 4")), "demo.Outer.Pair.both"));
        assertEquals(original,
                fingerprint(new Compiled(folder).of(source.replace("return 3", "return 4")), "demo.Outer.Pair.both"));
    }
}
