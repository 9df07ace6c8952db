package org.openjdk.jmh.bytecode.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bytecode.reach.Platform;
import org.openjdk.jmh.bytecode.support.Compiled;

class SelectionTest {

    private static final String[] LIBRARY = {"""
            package lib; public class Texts {
                public static final int INLINED = 1;
                static final int[] TABLE = {2};
                public static int length(String text) { return text.length() + 3; }
                public static int table() { return TABLE[0]; }
                public static int inlined() { return 4; }
                public static int lambda() { IntSupplier five = () -> 5; return five.getAsInt(); }
                public static int other() { IntSupplier six = () -> 6; return six.getAsInt(); }
                public static int unused() { return 7; }
            }
            """, """
            package lib; public interface Shape { int area(); default int doubled() { return area() * 8; } }
            """, """
            package lib; public class Square extends Sized implements Shape { public int area() { return size * 9; } }
            """, """
            package lib; public class Circle extends Sized implements Shape { public int area() { return size * 10; } }
            """, """
            package lib; public class Sized { protected int size = 11; protected int hidden() { return 12; } }
            """, """
            package lib; public class Order implements Comparable<Order> {
                public int compareTo(Order other) { return 13; }
                public String toString() { return "14"; }
                public int unused() { return 15; }
            }
            """, """
            package lib; public class Named { public Named() { } public int value() { return 16; } }
            """, """
            package lib.far; public class Loaded { public Loaded() { } public int value() { return 17; } }
            """, """
            package lib; public interface Service { int serve(); }
            """, """
            package lib; public class Provider implements Service { public int serve() { return 18; } }
            """, """
            package lib; public class Listing extends AbstractList<Integer> {
                public Integer get(int index) { return 27; }
                public int size() { return 1; }
                public int extra() { return 28; }
            }
            """, """
            package lib; public enum Color { RED { public int mix() { return 19; } }; public abstract int mix(); }
            """};

    private static final String BENCHMARKS = """
            package demo; import lib.*; @State(Scope.Thread) public class Bench {
                Shape square = new Square();
                @Benchmark public int nothing() { return 1; }
                @Benchmark public int length() { return Texts.length("text"); }
                @Benchmark public int table() { return Texts.table(); }
                @Benchmark public int constant() { return Texts.INLINED; }
                @Benchmark public int lambda() { return Texts.lambda(); }
                @Benchmark public int virtual() { return square.doubled(); }
                @Benchmark public void sorted() { Arrays.sort(new Object[] {new Order()}); }
                @Benchmark public Object byConstantName() throws Exception {
                    return Class.forName("lib.far.Loaded").getConstructor().newInstance(); }
                @Benchmark public Object byComputedName() throws Exception {
                    String part = "lib.far."; return Class.forName(part + String.valueOf(square)); }
                @Benchmark public Object byReflection() throws Exception {
                    return Named.class.getMethod("value").invoke(new Named()); }
                @Benchmark public int service() { return ServiceLoader.load(Service.class).iterator().next().serve(); }
                @Benchmark public Object file() { return Bench.class.getResourceAsStream("/data/known.txt"); }
                @Benchmark public Object anyFile() { return Bench.class.getResourceAsStream(String.valueOf(square)); }
                @Benchmark public int listed() { return new Listing().size(); }
                @Benchmark public int color() { return Color.RED.mix(); }
                @Benchmark public void newClass() { new Optional(); }
                static class Optional { }
            }
            """;
    private static final Set<String> ALL = Set.of("nothing", "length", "table", "constant", "lambda", "virtual",
            "sorted", "listed", "byConstantName", "byComputedName", "byReflection", "service", "file", "anyFile",
            "color",
            "newClass");

    /** They may run any member of the classes that they reach, or any class beside these. */
    private static final Set<String> MAY_RUN_MORE = Set.of("byReflection", "byConstantName", "byComputedName");

    @TempDir
    private static Path folder;
    private static Path original;

    @BeforeAll
    static void compile() throws IOException {
        original = everything("end", "end");
    }

    private static Path everything(String from, String to) throws IOException {
        Path classes = new Compiled(folder).of(Stream.concat(Stream.of(LIBRARY), Stream.of(BENCHMARKS))
                .map(source -> source.replace(from, to)).toArray(String[]::new));
        write(classes, "META-INF/services/lib.Service", "lib.Provider # the only one\n");
        write(classes, "data/known.txt", "20");
        write(classes, "data/other.txt", "21");
        return classes;
    }

    /** Compiles the benchmarks again only where the compiler has copied the changed constant to them. */
    private static Path compiled(String from, String to) throws IOException {
        if (from.startsWith("INLINED")) {
            return everything(from, to);
        }
        String[] changed = Stream.of(LIBRARY).map(source -> source.replace(from, to)).toArray(String[]::new);
        assertNotEquals(List.of(LIBRARY), List.of(changed), from);
        return withOthersOf(original, new Compiled(folder, "-proc:none").of(changed));
    }

    private static Path copy() throws IOException {
        return withOthersOf(original, Files.createTempDirectory(folder, "copy"));
    }

    private static Path withOthersOf(Path from, Path classes) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = classes.resolve(from.relativize(file).toString());
                if (!Files.exists(target)) {
                    Files.createDirectories(target.getParent());
                    Files.copy(file, target);
                }
            }
        }
        return classes;
    }

    private static void write(Path classes, String name, String text) throws IOException {
        Files.createDirectories(classes.resolve(name).getParent());
        Files.writeString(classes.resolve(name), text);
    }

    private static Selection between(Path baseline, Path candidate) throws IOException {
        return Selection.between(baseline.toString(), candidate.toString(),
                ALL.stream().sorted().map(name -> "demo.Bench." + name).collect(Collectors.toList()));
    }

    private static Set<String> reached(Selection selection) {
        return selection.reached().keySet().stream().map(name -> name.substring("demo.Bench.".length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Without those that may reach whatever their class has. */
    private static Set<String> surelyReached(Selection selection) {
        Set<String> names = reached(selection);
        names.removeAll(MAY_RUN_MORE);
        return names;
    }

    @Test
    void sameCode_isReachedByNone() throws IOException {
        Selection selection = between(original, everything("end", "end"));
        assertEquals(Set.of(), reached(selection));
        assertEquals("16 of 16 benchmarks reach no changed class", selection.toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "+ 3 | + 30 | length",
        "{2} | {20} | length,lambda,table",
        "INLINED = 1 | INLINED = 100 | constant",
        "return 4 | return 40 | ''",
        "return 7 | return 70 | ''",
        "() -> 5 | () -> 50 | lambda",
        "() -> 6 | () -> 60 | ''",
        "int unused | int added(int x) { IntSupplier more = () -> x; return more.getAsInt(); } public int unused | ''",
        "return 12 | return 120 | ''",
        "return 13 | return 130 | sorted",
        "\"14\" | \"140\" | sorted",
        "return 15 | return 150 | ''",
        "return 27 | return 270 | listed",
        "return 28 | return 280 | ''",
        "return 17 | return 170 | byConstantName,byComputedName",
        "return 18 | return 180 | service",
        "return 19 | return 190 | color",
        "abstract int mix(); | abstract int mix(); public int added() { return 29; } | ''"})
    void changeInTheLibrary_isReachedByWhoRunsIt(String from, String to, String benchmarks) throws IOException {
        Set<String> expected = benchmarks.isEmpty() ? Set.of() : new TreeSet<>(Set.of(benchmarks.split(",")));
        Set<String> certain = new TreeSet<>(reached(between(original, compiled(from, to))));
        certain.removeIf(name -> !expected.contains(name) && MAY_RUN_MORE.contains(name));
        assertEquals(expected, certain);
    }

    @Test
    void changeOfWhatEachObjectOfAStateIs_isReachedByAllOfTheClass() throws IOException {
        assertEquals(ALL, reached(between(original, compiled("size = 11", "size = 110"))));
        assertEquals(ALL, reached(between(original, compiled("Sized {", "Sized { long more;"))));
    }

    @Test
    void methodOfAClassWithoutObjects_isNotReached() throws IOException {
        Set<String> reached = reached(between(original, compiled("* 10", "* 100")));
        assertTrue(!reached.contains("virtual"), reached::toString);
        assertTrue(reached(between(original, compiled("* 9", "* 90"))).contains("virtual"));
        assertTrue(reached(between(original, compiled("* 8", "* 80"))).contains("virtual"));
    }

    @Test
    void overridingMethodThatIsNew_isReached() throws IOException {
        Path candidate = compiled("{ return size * 9; }", "{ return size * 9; } public int doubled() { return 1; }");
        for (Selection selection : List.of(between(original, candidate), between(candidate, original))) {
            assertTrue(reached(selection).contains("virtual"), selection.reached()::toString);
            assertTrue(!reached(selection).contains("length"), selection.reached()::toString);
        }
    }

    @Test
    void memberThatIsUsedByItsName_isReached() throws IOException {
        assertTrue(reached(between(original, compiled("return 16", "return 160"))).contains("byReflection"));
    }

    @Test
    void computedName_meansWhatItsPartsBeginWith_andThePackageOfTheCaller() throws IOException {
        ReachedChange change = between(original, compiled("return 17", "return 170")).reached()
                .get("demo.Bench.byComputedName");
        assertEquals("lib.far.Loaded.value", change.change());
        assertTrue(change.path.contains("demo.Bench.byComputedName"), change::toString);
    }

    @Test
    void changedFile_isReachedByWhoMayReadIt() throws IOException {
        Path known = copy();
        write(known, "data/known.txt", "200");
        assertEquals(Set.of("file", "anyFile"), surelyReached(between(original, known)));
        Path other = copy();
        write(other, "data/other.txt", "210");
        assertEquals(Set.of("anyFile"), surelyReached(between(original, other)));
    }

    @Test
    void anotherProvider_isReachedByWhoLooksForTheService() throws IOException {
        Path candidate = copy();
        write(candidate, "META-INF/services/lib.Service", "lib.OtherProvider\n");
        assertEquals(Set.of("service"), surelyReached(between(original, candidate)));
    }

    @Test
    void filesOfBuilds_doNotCount() throws IOException {
        Path candidate = copy();
        write(candidate, "META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nBuilt-On: today\n");
        write(candidate, "META-INF/maven/demo/pom.properties", "version=2");
        write(candidate, "META-INF/LICENSE.txt", "Other terms");
        assertEquals(Set.of(), reached(between(original, candidate)));
    }

    @Test
    void classThatIsThereOnOneSideOnly_isReached() throws IOException {
        Path without = copy();
        Files.delete(without.resolve("demo/Bench$Optional.class"));
        for (Selection selection : List.of(between(original, without), between(without, original))) {
            assertTrue(reached(selection).contains("newClass"), selection.reached()::toString);
            assertTrue(!reached(selection).contains("length"), selection.reached()::toString);
        }
    }

    @Test
    void unknownPlatform_mayCallWhateverOverrides() throws IOException {
        Path candidate = compiled("return 28", "return 280");
        Selection selection = Selection.between(original.toString(), candidate.toString(),
                List.of("demo.Bench.listed", "demo.Bench.sorted", "demo.Bench.length"), Platform.unknown());
        assertEquals(Set.of("listed"), reached(selection));
    }

    @Test
    void changedJmh_isReachedByAll() throws IOException {
        Path candidate = copy();
        write(candidate, "org/openjdk/jmh/infra/Blackhole.class", "");
        Files.copy(original.resolve("demo/Bench.class"), candidate.resolve("org/openjdk/jmh/infra/Blackhole.class"),
                StandardCopyOption.REPLACE_EXISTING);
        Selection selection = between(original, candidate);
        assertEquals(ALL, reached(selection));
        assertTrue(selection.reached().get("demo.Bench.nothing").change().startsWith("JMH itself"));
    }

    @Test
    void benchmarkOfOneSide_isReached() throws IOException {
        Selection selection = Selection.between(original.toString(), original.toString(), List.of("demo.Bench.new"));
        assertEquals("demo.Bench.new: not on both sides", selection.reached().get("demo.Bench.new").toString());
    }

    @Test
    void controls_areDrawnFromTheUnreachedBySeed() throws IOException {
        Selection selection = between(original, compiled("+ 3", "+ 30"));
        List<String> drawn = selection.controls(3, 42);
        assertEquals(3, Set.copyOf(drawn).size());
        assertTrue(selection.unreached().containsAll(drawn));
        assertEquals(drawn, selection.controls(3, 42));
        assertTrue(IntStream.range(0, 20).anyMatch(seed -> !selection.controls(3, seed).equals(drawn)));
        assertEquals(selection.unreached().size(), selection.controls(1000, 1).size());
    }

    /**
     * One uses reflection, and all others a class with a changed method that is never called. So all together may
     * reach it, and each alone does not; but for the one that has both.
     */
    @Test
    void classesOfBenchmarks_areNotBlamedForEachOther() throws IOException {
        List<String> names = IntStream.range(0, 24).mapToObj(i -> "demo" + i + ".Many.work")
                .collect(Collectors.toCollection(ArrayList::new));
        Path[] sides = new Path[2];
        for (int side = 0; side < sides.length; side++) {
            List<String> sources = new ArrayList<>(List.of("package lib; public class Used {"
                    + " public static int used() { return 1; } public static int unused() { return " + side + "; } }"));
            for (int i = 0; i < names.size(); i++) {
                String reflection = "String.class.getMethods();";
                sources.add("package demo" + i + "; @State(Scope.Thread) public class Many {"
                        + " @Benchmark public int work() throws Exception { "
                        + (i == 10 ? reflection + "return 2;" : i == 20 ? reflection + "return lib.Used.used();"
                                : "return lib.Used.used();")
                        + " } }");
            }
            sides[side] = new Compiled(folder).of(sources.toArray(String[]::new));
        }
        Selection selection = Selection.between(sides[0].toString(), sides[1].toString(), names);
        assertEquals(Set.of("demo20.Many.work"), selection.reached().keySet());
        names.remove("demo20.Many.work");
        assertEquals(names, selection.unreached());
    }

    @Test
    void longChainOfClasses_isFollowedToItsEnd() throws IOException {
        String first = "package demo; @State(Scope.Thread) public class Chained { @Benchmark public Object work()"
                + " throws Exception { return chain.C0.class.getConstructor().newInstance(); } }";
        String stub = "package chain; public class C0 { public C0() { } }";
        Path baseline = new Compiled(folder).of(first, stub);
        Path candidate = new Compiled(folder).of(first, stub);
        int length = 5_000;
        for (int i = 0; i < length; i++) {
            chain(baseline, i, i == length - 1 ? "end" : "any");
            chain(candidate, i, "any");
        }
        Selection selection = Selection.between(baseline.toString(), candidate.toString(),
                List.of("demo.Chained.work"));
        assertEquals("chain.C" + (length - 1), selection.reached().get("demo.Chained.work").change());
    }

    /** A class with a field of the next one's type, and another one that differs. */
    private static void chain(Path classes, int number, String field) throws IOException {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "chain/C" + number, null, "java/lang/Object", null);
        writer.visitField(Opcodes.ACC_PUBLIC, "next", "Lchain/C" + (number + 1) + ";", null, null).visitEnd();
        writer.visitField(Opcodes.ACC_PUBLIC, field, "I", null, null).visitEnd();
        writer.visitEnd();
        Files.write(classes.resolve("chain/C" + number + ".class"), writer.toByteArray());
    }

    @Test
    void damagedClass_isNamed() throws IOException {
        Path damaged = copy();
        write(damaged, "lib/Texts.class", "no class");
        IOException thrown = assertThrows(IOException.class, () -> between(original, damaged));
        assertTrue(thrown.getMessage().startsWith("lib/Texts: expected a class file"), thrown::getMessage);
    }

    @Test
    void damagedJar_isNamed() throws IOException {
        Path jar = Files.writeString(folder.resolve("damaged.jar"), "no jar");
        IOException thrown = assertThrows(IOException.class, () -> between(original, jar));
        assertTrue(thrown.getMessage().contains("damaged.jar: expected a jar"), thrown::getMessage);
    }
}
