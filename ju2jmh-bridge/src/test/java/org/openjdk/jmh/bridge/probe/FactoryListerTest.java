package org.openjdk.jmh.bridge.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.bridge.find.MethodSources;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestFinder;
import org.openjdk.jmh.bridge.find.UniqueIds;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Lists what JUnit lists, without it. */
class FactoryListerTest {

    private static final List<String> CALLS = new ArrayList<>();

    private static FactoryRequest request(Class<?> cases) throws IOException {
        List<Path> entries = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of).filter(Files::exists).toList();
        try (TestClassPath classPath = new TestClassPath(entries)) {
            MethodSources factories = new MethodSources(classPath);
            TestClass type = new TestFinder(classPath).find(classPath.require(cases.getName(), "this test")).get(0);
            Map<String, MethodSources.Sources> found = new LinkedHashMap<>();
            type.methods().forEach(test -> found.put(UniqueIds.of(type, test),
                    factories.of(type, test).orElseThrow(() -> new AssertionError(test))));
            return FactoryRequest.of(type, type.fixtures(), found);
        }
    }

    /** What is listed, with the names of the sets where they are wanted. */
    private static List<String> answers(FactoryRequest request) throws Throwable {
        List<String> answers = new ArrayList<>();
        FactoryLister.list(request, answers::add);
        return answers;
    }

    @Test
    void setsAreThoseOfJUnit() throws Throwable {
        for (Class<?> cases : List.of(Kinds.class, Shared.class)) {
            FactoryRequest request = request(cases);
            CALLS.clear();
            List<String> ofJUnit = new ArrayList<>();
            TemplateLister.list(request.tests().stream().map(FactoryRequest.Test::id).toList(), ofJUnit::add);
            List<String> callsOfJUnit = List.copyOf(CALLS);
            CALLS.clear();
            assertEquals(withoutNames(ofJUnit), withoutNames(answers(request)));
            assertEquals(callsOfJUnit, CALLS);
        }
    }

    private static List<String> withoutNames(List<String> answers) {
        return answers.stream().map(TabbedLines::split)
                .map(answer -> answer.get(0).equals(ListingMain.SET) ? answer.subList(0, 3) : answer)
                .map(answer -> String.join(" ", answer)).toList();
    }

    @Test
    void namesAreTheArgumentsOrThoseThatTheyWereGiven() throws Throwable {
        TreeSet<String> names = new TreeSet<>();
        answers(request(Kinds.class)).stream().map(TabbedLines::split)
                .filter(answer -> answer.get(0).equals(ListingMain.SET)).forEach(answer -> names.add(answer.get(3)));
        assertEquals(new TreeSet<>(List.of("1", "2", "a", "b", "x, [1, 2]", "null, [[a], []]", "a name", "a set")),
                names);
    }

    @Test
    void longArrays_areCut() throws Throwable {
        assertEquals("[0.0, 0.0", ParameterSetText.of("", 1, Arguments.of(new double[1000])).substring(0, 9));
        assertTrue(ParameterSetText.of("", 1, Arguments.of(new double[1000])).length() < 210);
    }

    @Test
    void nameOfATest_hasItsPlacesFilled() throws Exception {
        assertEquals("2: b of a, b, {2} $1",
                ParameterSetText.of("{index}: {1} of {arguments}, {2} $1", 2, Arguments.of("a", "b")));
        assertEquals("1 [5]", ParameterSetText.of("{index} {argumentsWithNames}", 1, new Object[] {new int[] {5}}));
    }

    @Test
    void requestIsTheSame_afterItWasWritten() throws IOException {
        FactoryRequest request = request(Shared.class);
        assertEquals(request, FactoryRequest.parse(TabbedLines.split(request.line())));
    }

    @Test
    void invalidFactories_throw() throws IOException {
        for (Class<?> cases : List.of(Empty.class, Nothing.class, NoSets.class, Failing.class)) {
            FactoryRequest request = request(cases);
            assertThrows(Exception.class, () -> answers(request), cases.getName());
        }
    }

    static class Kinds {

        @ParameterizedTest
        @MethodSource
        void ints(int number) {
        }

        static IntStream ints() {
            return IntStream.of(1, 2);
        }

        @ParameterizedTest
        @MethodSource({"array", "iterator"})
        void several(String text) {
        }

        static String[] array() {
            return new String[] {"a"};
        }

        private static java.util.Iterator<String> iterator() {
            return List.of("b").iterator();
        }

        @ParameterizedTest
        @MethodSource
        void arguments(String text, Object array) {
        }

        static Iterable<Arguments> arguments() {
            return List.of(Arguments.of("x", new int[] {1, 2}),
                    Arguments.of(null, new Object[] {new String[] {"a"}, new long[0]}));
        }

        @ParameterizedTest
        @MethodSource
        void named(Object value) {
        }

        static Stream<Object[]> named() {
            return Stream.<Object[]>of(new Object[] {Named.of("a name", new Object())});
        }

        @ParameterizedTest
        @MethodSource
        void set(int number) {
        }

        static Stream<Arguments> set() {
            return Stream.of(Arguments.argumentSet("a set", 1));
        }

        @ParameterizedTest
        @MethodSource
        void aborted(int number) {
        }

        static IntStream aborted() {
            Assumptions.assumeTrue(false, "no data");
            return IntStream.of(1);
        }
    }

    static class BaseOfShared {

        @BeforeAll
        void beforeBase() {
            CALLS.add("before base " + getClass().getSimpleName());
        }

        @AfterAll
        void afterBase() {
            CALLS.add("after base");
        }
    }

    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    static class Shared extends BaseOfShared {

        private int sets;

        Shared() {
            CALLS.add("new");
        }

        @BeforeAll
        void before() {
            CALLS.add("before");
            sets = 3;
        }

        @ParameterizedTest
        @MethodSource
        void counted(int number) {
        }

        private IntStream counted() {
            CALLS.add("counted");
            return IntStream.range(0, sets);
        }

        @AfterAll
        static void after() {
            CALLS.add("after");
        }
    }

    static class Empty {

        @ParameterizedTest
        @MethodSource
        void none(int number) {
        }

        static IntStream none() {
            return IntStream.empty();
        }
    }

    static class Nothing {

        @ParameterizedTest
        @MethodSource
        void none(int number) {
        }

        static @org.jspecify.annotations.Nullable IntStream none() {
            return null;
        }
    }

    static class NoSets {

        @ParameterizedTest
        @MethodSource
        void none(int number) {
        }

        static String none() {
            return "1";
        }
    }

    static class Failing {

        @BeforeAll
        static void before() {
            throw new IllegalStateException("no data");
        }

        @ParameterizedTest
        @MethodSource
        void none(int number) {
        }

        static IntStream none() {
            return IntStream.of(1);
        }
    }
}
