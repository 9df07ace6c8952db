package org.openjdk.jmh.bridge.find;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EmptySource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** What annotations tell of parameter sets, beside what JUnit makes of them. */
class DeclaredParameterSetsTest {

    @Test
    void values_areListed() throws IOException {
        assertEquals(Optional.of(List.of("1", "2")), declared("numbers"));
        assertEquals(Optional.of(List.of("a", "")), declared("texts"));
        assertEquals(Optional.of(List.of("1, a", "2, b")), declared("rows"));
    }

    @Test
    void sources_followEachOther() throws IOException {
        assertEquals(Optional.of(List.of("null", "empty", "a")), declared("nullEmptyAndText"));
        assertEquals(Optional.of(List.of("a", "null", "empty")), declared("textNullAndEmpty"));
    }

    @Test
    void enumConstants_areListed_inTheirOrder() throws IOException {
        assertEquals(Optional.of(List.of("ONE", "TWO", "THREE")), declared("ofItsParameter"));
        assertEquals(Optional.of(List.of("ONE", "THREE")), declared("included"));
        assertEquals(Optional.of(List.of("TWO")), declared("excluded"));
    }

    @Test
    void uncertainArguments_areLeftToJUnit() throws IOException {
        for (String test : List.of("matching", "misspelt", "block", "named", "factory", "composed", "none", "plain")) {
            assertEquals(Optional.empty(), declared(test), test);
        }
    }

    @Test
    void listedSets_areAsManyAsJUnitRuns() throws IOException {
        Map<String, Integer> run = new TreeMap<>();
        LauncherFactory.create().execute(
                LauncherDiscoveryRequestBuilder.request().selectors(DiscoverySelectors.selectClass(Cases.class))
                        .build(),
                new TestExecutionListener() {
                    @Override
                    public void dynamicTestRegistered(TestIdentifier test) {
                        run.merge(test.getParentIdObject().orElseThrow().getLastSegment().getValue()
                                .replaceAll("\\(.*", ""), 1, Integer::sum);
                    }
                });
        Map<String, Integer> counts = new TreeMap<>();
        for (String test : run.keySet()) {
            declared(test).ifPresent(sets -> counts.put(test, sets.size()));
        }
        assertEquals(8, counts.size());
        run.keySet().retainAll(counts.keySet());
        assertEquals(run, counts);
    }

    private static Optional<List<String>> declared(String test) throws IOException {
        List<Path> entries = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of).filter(Files::exists).toList();
        try (TestClassPath classPath = new TestClassPath(entries)) {
            MethodInfo method = classPath.require(Cases.class.getName(), "this test").methods().stream()
                    .filter(each -> each.name().equals(test)).findFirst().orElseThrow();
            return new DeclaredParameterSets(classPath, new MetaAnnotations(classPath)).of(method);
        }
    }

    enum Size {
        ONE, TWO, THREE
    }

    @Retention(RetentionPolicy.RUNTIME)
    @ValueSource(ints = 7)
    @interface Seven {
    }

    static class Cases {

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void numbers(int value) {
        }

        @ParameterizedTest
        @ValueSource(strings = {"a", ""})
        void texts(String value) {
        }

        @ParameterizedTest
        @CsvSource({"1, a", "2, b"})
        void rows(int number, String text) {
        }

        @ParameterizedTest
        @NullAndEmptySource
        @ValueSource(strings = "a")
        void nullEmptyAndText(String value) {
        }

        @ParameterizedTest
        @ValueSource(strings = "a")
        @NullSource
        @EmptySource
        void textNullAndEmpty(String value) {
        }

        @ParameterizedTest
        @EnumSource
        void ofItsParameter(Size value) {
        }

        @ParameterizedTest
        @EnumSource(value = Size.class, names = {"THREE", "ONE"})
        void included(Size value) {
        }

        @ParameterizedTest
        @EnumSource(value = Size.class, mode = EnumSource.Mode.EXCLUDE, names = {"ONE", "THREE"})
        void excluded(Size value) {
        }

        @ParameterizedTest
        @EnumSource(value = TimeUnit.class, mode = EnumSource.Mode.MATCH_ALL, names = "M.*")
        void matching(TimeUnit value) {
        }

        @ParameterizedTest
        @EnumSource(value = Size.class, names = "FOUR")
        void misspelt(Size value) {
        }

        @ParameterizedTest
        @CsvSource(textBlock = """
                1, a
                2, b
                """)
        void block(int number, String text) {
        }

        @ParameterizedTest(name = "set {index}")
        @ValueSource(ints = 1)
        void named(int value) {
        }

        @ParameterizedTest
        @MethodSource
        void factory(int value) {
        }

        static Stream<Integer> factory() {
            return Stream.of(1);
        }

        @ParameterizedTest
        @Seven
        void composed(int value) {
        }

        @ParameterizedTest
        void none() {
        }

        @Test
        void plain() {
        }
    }
}
