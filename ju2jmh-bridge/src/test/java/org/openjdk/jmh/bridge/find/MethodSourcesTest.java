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
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullSource;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Which factories can be called without JUnit. */
class MethodSourcesTest {

    @Test
    void whatOnlyCallsNeed_isFound() throws IOException {
        assertEquals(Map.of("likeTheTest", "Plain.likeTheTest", "named", "Plain.one Base.inherited", "elsewhere",
                "Shared.fixed", "tagged", "Plain.one", "overridden", "Plain.replaced"), factories(Plain.class));
    }

    @Test
    void factoriesOfASharedObject_areFound() throws IOException {
        assertEquals(Map.of("ofTheObject", "Shared.ofTheObject", "fixed", "Shared.fixed"), factories(Shared.class));
    }

    @Test
    void testsThatExtensionsCanChange_areLeftToJUnit() throws IOException {
        assertEquals(Map.of(), factories(Asked.class));
        assertEquals(Map.of(), factories(Extended.class));
        assertEquals(Map.of(), factories(Asked.Inner.class));
    }

    private static Map<String, String> factories(Class<?> cases) throws IOException {
        List<Path> entries = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of).filter(Files::exists).toList();
        try (TestClassPath classPath = new TestClassPath(entries)) {
            MethodSources factories = new MethodSources(classPath);
            TestClass type = new TestFinder(classPath).find(classPath.require(cases.getName(), "this test")).get(0);
            Map<String, String> found = new TreeMap<>();
            type.methods().forEach(test -> factories.of(type, test).ifPresent(all -> found.put(test.method().name(),
                    String.join(" ", all.factories().stream()
                            .map(each -> each.owner().substring(each.owner().indexOf('$') + 1) + "." + each.name())
                            .toList()))));
            return found;
        }
    }

    static class Base {

        static Stream<String> inherited() {
            return Stream.of("inherited");
        }

        static Stream<String> replaced() {
            return Stream.of("of the base");
        }
    }

    static class Plain extends Base {

        @ParameterizedTest
        @MethodSource
        void likeTheTest(int number) {
        }

        static List<Integer> likeTheTest() {
            return List.of(1);
        }

        @ParameterizedTest(name = "{index}: {0} of {arguments}")
        @MethodSource({"one", "inherited"})
        void named(String text) {
        }

        private static String[] one() {
            return new String[] {"one"};
        }

        @ParameterizedTest
        @MethodSource("org.openjdk.jmh.bridge.find.MethodSourcesTest$Shared#fixed")
        void elsewhere(int number) {
        }

        @Tag("slow")
        @ParameterizedTest
        @MethodSource("one")
        void tagged(String text) {
        }

        @ParameterizedTest
        @MethodSource("replaced")
        void overridden(String text) {
        }

        static Stream<String> replaced() {
            return Stream.of("of the test");
        }
    }

    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    static class Shared {

        @ParameterizedTest
        @MethodSource
        void ofTheObject(int number) {
        }

        List<Integer> ofTheObject() {
            return List.of(1);
        }

        @ParameterizedTest
        @MethodSource
        void fixed(int number) {
        }

        static List<Integer> fixed() {
            return List.of(1);
        }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @MethodSource("one")
    @interface Hidden {
    }

    static class Asked {

        static List<Integer> one() {
            return List.of(1);
        }

        @ParameterizedTest(name = "{displayName} of {0}")
        @MethodSource("one")
        void namedByTheTest(int number) {
        }

        @ParameterizedTest(name = "{0,number,#.##} ''of them''")
        @MethodSource("one")
        void formatted(int number) {
        }

        @ParameterizedTest
        @MethodSource("one")
        @NullSource
        void twoSources(Integer number) {
        }

        @ParameterizedTest
        @Hidden
        void hidden(int number) {
        }

        @ParameterizedTest
        @MethodSource("none")
        void without(int number) {
        }

        @ParameterizedTest
        @MethodSource("ofAnObject")
        void withoutAnObject(int number) {
        }

        List<Integer> ofAnObject() {
            return List.of(1);
        }

        @ParameterizedTest
        @MethodSource("overloaded")
        void ambiguous(int number) {
        }

        static List<Integer> overloaded() {
            return List.of(1);
        }

        static List<Integer> overloaded(int more) {
            return List.of(more);
        }

        @ParameterizedTest
        @MethodSource("overloaded(int)")
        void withParameters(int number) {
        }

        @ParameterizedTest
        @MethodSource("org.openjdk.jmh.bridge.find.Gone#one")
        void gone(int number) {
        }

        @ParameterizedTest
        @MethodSource("one")
        @EnabledOnOs(OS.LINUX)
        void conditional(int number) {
        }

        @ParameterizedTest
        @ArgumentsSource(Provider.class)
        void provided(int number) {
        }

        @Test
        void plain() {
        }

        @Nested
        class Inner {

            @ParameterizedTest
            @MethodSource("org.openjdk.jmh.bridge.find.MethodSourcesTest$Asked#one")
            void inside(int number) {
            }
        }
    }

    @ExtendWith(Extension.class)
    static class Extended {

        @ParameterizedTest
        @MethodSource
        void served(int number) {
        }

        static List<Integer> served() {
            return List.of(1);
        }
    }

    static class Extension implements TestInstancePostProcessor {

        @Override
        public void postProcessTestInstance(Object test, ExtensionContext context) {
        }
    }

    static class Provider implements ArgumentsProvider {

        @Override
        public Stream<? extends Arguments> provideArguments(ExtensionContext context) {
            return Stream.of(Arguments.of(1));
        }
    }
}
