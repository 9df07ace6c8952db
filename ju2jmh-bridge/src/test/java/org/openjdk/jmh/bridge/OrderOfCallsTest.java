package org.openjdk.jmh.bridge;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.openjdk.jmh.bridge.fixtures.Trace;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Calls direct benchmarks and compares what they call with what JUnit documents. */
class OrderOfCallsTest {

    @TempDir
    static Path folder;

    private static URLClassLoader loader;

    /** Generated classes see package-private tests only if one loader loads both. */
    @BeforeAll
    static void compile() throws IOException {
        Path classes = Fixtures.compile(folder,
                "*JUnit4Plain,*JUnit3Style,*JUnit3Derived,*JUnit3Runner,*JupiterPlain*,*JupiterOrder*");
        List<URL> urls = new ArrayList<>(List.of(classes.toUri().toURL()));
        for (String entry : Fixtures.classPath().split(File.pathSeparator)) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        loader = new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
    }

    @AfterAll
    static void close() throws IOException {
        loader.close();
    }

    private static Object call(String benchmark, String name) throws ReflectiveOperationException {
        Class<?> type = loader.loadClass(Fixtures.PACKAGE + benchmark + "Benchmark");
        Method method =
                Arrays.stream(type.getMethods()).filter(m -> m.getName().equals(name)).findFirst().orElseThrow();
        List<Object> states = new ArrayList<>();
        for (Class<?> state : method.getParameterTypes()) {
            Object made = state.getDeclaredConstructor().newInstance();
            state.getMethod("setUp").invoke(made);
            states.add(made);
        }
        loader.loadClass(Fixtures.PACKAGE + "Trace").getMethod("drain").invoke(null);
        method.invoke(type.getDeclaredConstructor().newInstance(), states.toArray());
        return loader.loadClass(Fixtures.PACKAGE + "Trace").getMethod("drain").invoke(null);
    }

    @Test
    void junit4_runsFixturesOfTheSuperclassOutermost() throws ReflectiveOperationException {
        assertEquals(List.of("baseBefore", "before", "passes", "after", "baseAfter"), call("JUnit4Plain", "passes"));
    }

    @Test
    void junit4_tearsDownAfterAnExpectedException() throws ReflectiveOperationException {
        assertEquals(List.of("baseBefore", "before", "after", "baseAfter"), call("JUnit4Plain", "throwsWhatItShould"));
    }

    @Test
    void junit3_passesTheNameOfTheTest() throws ReflectiveOperationException {
        assertEquals(List.of("setUp testOne", "testOne", "tearDown"), call("JUnit3Style", "testOne"));
    }

    @Test
    void junit3_runsFixturesOfAnotherPackage() throws ReflectiveOperationException {
        assertEquals(List.of("setUp testDerived", "testDerived", "tearDown"), call("JUnit3Derived", "testDerived"));
    }

    @Test
    void junit3_letsATestThatRunsItselfDoSo() throws ReflectiveOperationException {
        assertEquals(List.of("runTest", "testRunsItself"), call("JUnit3Runner", "testRunsItself"));
    }

    @Test
    void jupiter_runsInheritedDefaultMethods() throws ReflectiveOperationException {
        assertEquals(List.of("beforeEach", "contract", "afterEach"), call("JupiterPlain", "contract"));
    }

    @Test
    void jupiter_runsFixturesOfTheEnclosingClassOutermost() throws ReflectiveOperationException {
        assertEquals(List.of("beforeEach", "beforeInside", "nested", "afterInside", "afterEach"),
                call("JupiterPlain_Inside", "nested"));
    }

    /** Within one class the order goes by hashes of names, which nobody can see: JUnit itself is asked. */
    @ParameterizedTest
    @CsvSource({"JupiterOrder, ordered", "JupiterOrder$Within, orderedWithin"})
    void jupiter_callsSeveralFixturesOfAClassInJUnitsOrder(String type, String test)
            throws ReflectiveOperationException {
        Trace.drain();
        LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectMethod(Fixtures.PACKAGE + type, test)).build());
        List<String> byJUnit = Trace.drain();
        assertEquals(1 + byJUnit.indexOf(test), byJUnit.stream().filter(call -> !call.startsWith("closes")).count());
        assertEquals(byJUnit, call(type.replace('$', '_'), test));
    }
}
