package org.openjdk.jmh.bridge.find;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.converter.ConvertWith;
import org.junit.jupiter.params.converter.SimpleArgumentConverter;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EmptySource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Compares the values that JMH would get with those that JUnit calls the tests with. */
class LiteralArgumentsTest {

    private static final Map<String, List<String>> CALLS = new TreeMap<>();

    @Test
    void literals_areWhatJUnitCallsTheTestsWith() throws IOException {
        CALLS.clear();
        LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(Held.class)).build());
        Map<String, List<String>> literals = new TreeMap<>();
        for (Map.Entry<String, Optional<List<String>>> test : literals(Held.class).entrySet()) {
            literals.put(test.getKey(), test.getValue().orElse(List.of("not held")));
        }
        assertEquals(13, CALLS.size());
        assertEquals(CALLS, literals);
    }

    @Test
    void argumentsThatJmhCannotHold_areLeftToJUnit() throws IOException {
        Map<String, Optional<List<String>>> literals = literals(Left.class);
        assertEquals(18, literals.size());
        literals.forEach((test, values) -> assertEquals(Optional.empty(), values, test));
    }

    private static Map<String, Optional<List<String>>> literals(Class<?> cases) throws IOException {
        List<Path> entries = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of).filter(Files::exists).toList();
        try (TestClassPath classPath = new TestClassPath(entries)) {
            MetaAnnotations meta = new MetaAnnotations(classPath);
            LiteralArguments literals =
                    new LiteralArguments(classPath, meta, new DeclaredParameterSets(classPath, meta));
            Map<String, Optional<List<String>>> found = new TreeMap<>();
            for (MethodInfo method : classPath.require(cases.getName(), "this test").methods()) {
                if (!method.annotations().isEmpty() && method.name().matches("[a-z]\\w*")) {
                    found.put(method.name(), literals.of(method));
                }
            }
            return found;
        }
    }

    private static void add(String test, Object value) {
        CALLS.computeIfAbsent(test, key -> new ArrayList<>()).add(value.toString());
    }

    static class Held {

        @ParameterizedTest
        @ValueSource(ints = {1, Integer.MIN_VALUE})
        void ints(int value) {
            add("ints", value);
        }

        @ParameterizedTest
        @ValueSource(ints = 1)
        void boxed(Integer value) {
            add("boxed", value);
        }

        @ParameterizedTest
        @ValueSource(bytes = {1, -1})
        void bytesAsInts(int value) {
            add("bytesAsInts", value);
        }

        @ParameterizedTest
        @ValueSource(chars = {'a', '0'})
        void charactersAsInts(int value) {
            add("charactersAsInts", value);
        }

        @ParameterizedTest
        @ValueSource(ints = {16777217, 3})
        void intsAsFloats(float value) {
            add("intsAsFloats", value);
        }

        @ParameterizedTest
        @ValueSource(floats = {0.1f, Float.NaN, Float.NEGATIVE_INFINITY})
        void floatsAsDoubles(double value) {
            add("floatsAsDoubles", value);
        }

        @ParameterizedTest
        @ValueSource(longs = Long.MAX_VALUE)
        void longsAsDoubles(double value) {
            add("longsAsDoubles", value);
        }

        @ParameterizedTest
        @ValueSource(booleans = {true, false})
        void booleans(Boolean value) {
            add("booleans", value);
        }

        @ParameterizedTest(name = "named {0}")
        @ValueSource(strings = {"", " a", "b,c", "'", "\\"})
        void texts(String value) {
            add("texts", value);
        }

        @ParameterizedTest
        @ValueSource(strings = {"127", "-128", "0"})
        void textsAsBytes(byte value) {
            add("textsAsBytes", value);
        }

        @ParameterizedTest
        @CsvSource({"1.5", "-2.25"})
        void rows(double value) {
            add("rows", value);
        }

        @ParameterizedTest
        @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"DAYS", "HOURS"})
        void constants(TimeUnit value) {
            add("constants", value);
        }

        @ParameterizedTest
        @ValueSource(strings = {"DAYS", "HOURS"})
        void textsAsConstants(TimeUnit value) {
            add("textsAsConstants", value);
        }
    }

    enum Hidden {
        ONE
    }

    static class Negative extends SimpleArgumentConverter {

        @Override
        protected Object convert(Object source, Class<?> targetType) {
            return -(Integer) source;
        }
    }

    static class Left {

        @ParameterizedTest
        @ValueSource(ints = {1, 1})
        void duplicates(int value) {
        }

        @ParameterizedTest
        @ValueSource(ints = 1)
        void number(Number value) {
        }

        @ParameterizedTest
        @ValueSource(ints = 1)
        void otherBox(Long value) {
        }

        @ParameterizedTest
        @ValueSource(ints = 1)
        void toldOfItself(int value, TestInfo info) {
        }

        @ParameterizedTest
        @ValueSource(ints = 1)
        void converted(@ConvertWith(Negative.class) int value) {
        }

        @ParameterizedTest
        @ValueSource(ints = 1)
        void accessed(ArgumentsAccessor value) {
        }

        @ParameterizedTest
        @ValueSource(classes = String.class)
        void classes(Class<?> value) {
        }

        @ParameterizedTest
        @ValueSource(strings = {"0x10", "010", "1_000"})
        void decoded(int value) {
        }

        @ParameterizedTest
        @ValueSource(strings = "128")
        void tooLarge(byte value) {
        }

        @ParameterizedTest
        @ValueSource(strings = {"two\nlines", "\uD83D"})
        void unprintable(String value) {
        }

        @ParameterizedTest
        @ValueSource(strings = "blank_blank_blank_2014")
        void noValueOfJmh(String value) {
        }

        @ParameterizedTest
        @CsvSource({"' a'", "b"})
        void quoted(String value) {
        }

        @ParameterizedTest
        @CsvSource(value = "a", nullValues = "a")
        void replaced(String value) {
        }

        @ParameterizedTest
        @NullSource
        @ValueSource(strings = "a")
        void twoSources(String value) {
        }

        @ParameterizedTest
        @EmptySource
        void empty(List<String> value) {
        }

        @ParameterizedTest
        @EnumSource
        void hidden(Hidden value) {
        }

        @ParameterizedTest
        @EnumSource(TimeUnit.class)
        void supertype(Object value) {
        }

        @ParameterizedTest
        @MethodSource("numbers")
        void factory(int value) {
        }

        static Stream<Integer> numbers() {
            return Stream.of(1);
        }
    }
}
