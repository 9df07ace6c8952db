package org.openjdk.jmh.bridge.find;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Which factories can be asked without what runs before all tests of their class. */
class PureFactoriesTest {

    @Test
    void factoriesThatPutValuesTogether_arePure() throws IOException {
        assertEquals(new TreeSet<>(Set.of("twoFactories", "helped", "mapped", "recursive", "constants", "inherited")),
                supplied(Pure.class));
    }

    @Test
    void whatReadsOrChangesAnythingElse_isNot() throws IOException {
        assertEquals(Set.of(), supplied(Impure.class));
    }

    @Test
    void factoriesThatNeedATestObject_areNot() throws IOException {
        assertEquals(Set.of(), supplied(Shared.class));
    }

    private static Set<String> supplied(Class<?> cases) throws IOException {
        List<Path> entries = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of).filter(Files::exists).toList();
        try (TestClassPath classPath = new TestClassPath(entries)) {
            MethodSources factories = new MethodSources(classPath);
            PureFactories pure = new PureFactories(classPath);
            TestClass type = new TestFinder(classPath).find(classPath.require(cases.getName(), "this test"))
                    .get(0);
            Set<String> names = new TreeSet<>();
            type.methods().stream().filter(test -> factories.of(type, test)
                    .map(found -> found.factories().stream().allMatch(factory -> pure.isPure(factory, type)))
                    .orElse(false))
                    .forEach(test -> names.add(test.method().name()));
            return names;
        }
    }

    static class Base {

        static List<Integer> ofBase() {
            return List.of(1);
        }
    }

    static class Pure extends Base {

        @ParameterizedTest
        @MethodSource({"helped", "recursive"})
        void twoFactories(int value) {
        }

        @ParameterizedTest
        @MethodSource
        void helped(int value) {
        }

        static Stream<Integer> helped() {
            return Stream.of(one(), Integer.valueOf(2));
        }

        private static Integer one() {
            return Math.abs(-1);
        }

        @ParameterizedTest
        @MethodSource
        void mapped(Arguments pair) {
        }

        static Stream<Arguments> mapped() {
            return Stream.of("a", "b").map(text -> Arguments.of(text, text.length()));
        }

        @ParameterizedTest
        @MethodSource
        void recursive(int value) {
        }

        static List<Integer> recursive() {
            return upTo(3);
        }

        private static List<Integer> upTo(int most) {
            List<Integer> all = most == 0 ? new ArrayList<>() : upTo(most - 1);
            all.add(most);
            return all;
        }

        @ParameterizedTest
        @MethodSource
        void constants(TimeUnit unit) {
        }

        static List<TimeUnit> constants() {
            return List.of(TimeUnit.DAYS);
        }

        @ParameterizedTest
        @MethodSource("ofBase")
        void inherited(int value) {
        }
    }

    static class Impure {

        private static int state = 1;

        @ParameterizedTest
        @MethodSource
        void reading(int value) {
        }

        static List<Integer> reading() {
            return List.of(state);
        }

        @ParameterizedTest
        @MethodSource
        void writing(int value) {
        }

        static List<Integer> writing() {
            return helper();
        }

        private static List<Integer> helper() {
            state = 2;
            return List.of(1);
        }

        @ParameterizedTest
        @MethodSource
        void inALambda(int value) {
        }

        static Stream<Integer> inALambda() {
            return Stream.of(1).map(one -> one + state);
        }

        @ParameterizedTest
        @MethodSource
        void ofTheVm(String value) {
        }

        static List<String> ofTheVm() {
            return List.of(System.getProperty("java.version"));
        }

        @ParameterizedTest
        @MethodSource
        void ofAPropertyOfTheVm(int value) {
        }

        static List<Integer> ofAPropertyOfTheVm() {
            return List.of(Integer.getInteger("n", 1));
        }

        @ParameterizedTest
        @MethodSource("org.openjdk.jmh.bridge.find.PureFactoriesTest$Pure#helped")
        void elsewhere(int value) {
        }

    }

    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    static class Shared {

        @ParameterizedTest
        @MethodSource
        void ofTheObject(int value) {
        }

        List<Integer> ofTheObject() {
            return List.of(1);
        }
    }
}
