package org.openjdk.jmh.bridge;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.bridge.verify.Traced;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Looks at what generated benchmarks do when a trial begins, before and in an invocation, and when the trial ends. */
class TrialTest {

    @TempDir
    static Path folder;

    private static URL[] own;
    private static ClassLoader libraries;

    @BeforeAll
    static void compile() throws IOException {
        Path classes = Fixtures.compile(folder,
                "*JupiterOnce*,*JUnit4Rules*,*JUnit4Runners*,*JupiterSupplied,*JupiterFolders*,*unfit.Hidden,*JupiterDerived,"
                        + "*JupiterShares,*JupiterValues");
        String bridge = Fixtures.testClasses().getParent().toString();
        own = urls(Stream.concat(Stream.of(classes), entries().filter(entry -> entry.startsWith(bridge))));
        libraries = new URLClassLoader(urls(entries().filter(entry -> !entry.startsWith(bridge))),
                ClassLoader.getPlatformClassLoader());
    }

    private static Stream<Path> entries() {
        return Stream.of(Fixtures.classPath().split(File.pathSeparator)).map(Path::of);
    }

    private static URL[] urls(Stream<Path> entries) {
        return entries.map(entry -> {
            try {
                return entry.toUri().toURL();
            } catch (MalformedURLException e) {
                throw new AssertionError(e);
            }
        }).toArray(URL[]::new);
    }

    /** Each trial has its own classes, and so their static state, like a VM of its own. */
    private static List<String> trace(String... args) throws Exception {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(own, libraries)) {
            Thread.currentThread().setContextClassLoader(loader);
            Object lines = loader.loadClass(Traced.class.getName()).getMethod("lines", String[].class)
                    .invoke(null, (Object) args);
            return Stream.of((String[]) lines).toList();
        } catch (InvocationTargetException e) {
            throw new AssertionError(e.getCause());
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    private static List<String> trial(String benchmark, String... more) throws Exception {
        List<String> args = new ArrayList<>(List.of(Fixtures.PACKAGE + benchmark + "Benchmark"));
        args.addAll(List.of(more));
        return trace(args.toArray(new String[0]));
    }

    @Test
    void launchedTest_hasClassLevelFixturesOnceATrial() throws Exception {
        String run = "run: new, beforeEach, reporter, afterEach";
        assertEquals(List.of("open: beforeAll", "prepare: ", run, "prepare: ", run, "close: afterAll"),
                trial("JupiterOnce", "reporter"));
    }

    @Test
    void launchedParameterSet_hasNewArgumentsBeforeEachInvocation() throws Exception {
        String run = "run: new, beforeEach, drains two, afterEach";
        assertEquals(List.of("open: beforeAll", "prepare: queues", run, "prepare: queues", run, "close: afterAll"),
                trial("JupiterOnce", "drainsBeside", "#2 [2] [two]"));
    }

    @Test
    void calledTest_receivesItsTestInfoOnceATrial() throws Exception {
        String run = "run: new, beforeEach, info(TestInfo), afterEach";
        assertEquals(List.of("open: beforeAll, new", "prepare: ", run, "prepare: ", run, "close: afterAll"),
                trial("JupiterOnce", "info"));
    }

    @Test
    void calledParameterSet_hasNewArgumentsBeforeEachInvocation() throws Exception {
        String run = "run: new, beforeEach, drains two, afterEach";
        assertEquals(
                List.of("open: beforeAll", "prepare: queues, new", run, "prepare: queues", run, "close: afterAll"),
                trial("JupiterOnce", "drains", "#2 [2] [two]"));
    }

    @ParameterizedTest
    @CsvSource({"plain, plain(), ", "repeated, repetition 1 of 2, repeated 1", "held, [2] unit=DAYS, held DAYS",
        "widened, '[2] number=1.5, other=3', widened 1.5 3"})
    void suppliedTest_isCalledAsJUnitCallsIt(String test, String displayName, String body) throws Exception {
        boolean hasSets = displayName.startsWith("[");
        List<String> trial = hasSets ? trial("JupiterSupplied", test, "#2") : trial("JupiterSupplied", test);
        String run =
                "run: new, beforeEach " + displayName + ", " + (body == null ? test : body) + ", afterEach " + test;
        assertEquals(List.of("open: extension, beforeAll JupiterSupplied, new", "prepare: ", run, "prepare: ", run,
                "close: afterAll"), trial);
    }

    @ParameterizedTest
    @CsvSource({"one, , 'before one(), one'", "two, , 'before repetition 1 of 2, two'",
        "overloaded, , 'before overloaded(), overloaded'",
        "overloaded_2, , 'before overloaded(TestInfo), overloaded overloaded(TestInfo)'",
        "first, #2, 'before b, first b'",
        "second, #2, 'before b, second b'", "reports, , 'before reports(TestReporter), reports'",
        "reportsAgain, , 'before reportsAgain(TestReporter), reportsAgain'",
        "reportsTwice, , 'before repetition 1 of 2, reportsTwice'"})
    void sharedState_servesTheTestOfItsBenchmark(String test, String set, String run) throws Exception {
        List<String> trial = set == null ? trial("JupiterShares", test) : trial("JupiterShares", test, set);
        assertEquals(List.of("run: " + run, "run: " + run),
                trial.stream().filter(line -> line.startsWith("run")).toList(), trial::toString);
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', value = {"number, #2, number -2", "sameNumber, #1, sameNumber 1",
        "otherNumber, #2, otherNumber 3", "widened, #1, widened 0.10000000149011612", "character, #3, character \"",
        "text, #1, `text `", "text, #2, `text  a, b `", "fromText, #2, fromText -7", "fromRow, #2, fromRow false",
        "unit, #2, unit DAYS", "decoded, #1, decoded 16", "twice, #2, twice 7", "lines, #1, lines 9",
        "missing, #1, missing null", "hidden, #1, hidden ONE"})
    void valueThatJmhHolds_isWhatJUnitSupplies(String test, String set, String body) throws Exception {
        String run = "run: before, " + body + ", after";
        assertEquals(List.of("open: ", "prepare: ", run, "prepare: ", run, "close: "),
                trial("JupiterValues", test, set));
    }

    @Test
    void extensionThatHidesThatItServesTests_isRefused() throws Exception {
        AssertionError refused = assertThrows(AssertionError.class,
                () -> trace("org.openjdk.jmh.bridge.unfit.HiddenBenchmark", "served"));
        StringWriter said = new StringWriter();
        refused.printStackTrace(new PrintWriter(said));
        assertTrue(said.toString().contains("Hidden.EXTENSION is a BeforeEachCallback"), said::toString);
    }

    @Test
    void argumentThatCanBeClosed_isClosedAfterEachInvocation() throws Exception {
        List<String> trial = trial("JupiterSupplied", "closes", "#1 [1] ...");
        assertEquals(2, trial.stream().filter(line -> line.contains("closes an open one")).count(), trial::toString);
        assertEquals(List.of("prepare: closed", "close: closed, afterAll"),
                trial.stream().filter(line -> line.contains("closed")).toList(), trial::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "JupiterFolders                | ofAField        |    | new | new, fresh own, fresh hidden, fresh base, ofAField",
        "JupiterFolders                | ofAParameter    |    | new | new, fresh own, fresh hidden, fresh base, fresh parameter",
        "JupiterFolders                | beside          | #2 | new | new, fresh own, fresh hidden, fresh base, fresh beside 2",
        "JupiterFolders_ForFixtures    | isTold          |    |     | fresh fixture, isTold",
        "JupiterFolders_TwoForFixtures | isToldOfTwo     |    |     | fresh one, fresh other, isToldOfTwo",
        "JupiterFolders_Shared         | ofASharedObject |    |     | fresh shared"})
    void folders_areNewBeforeEachInvocation(String benchmark, String test, String set, String first, String body)
            throws Exception {
        List<String> trial = set == null ? trial(benchmark, test) : trial(benchmark, test, set);
        assertEquals(List.of("open: ", "prepare: " + (first == null ? "" : first), "run: " + body, "prepare: ",
                "run: " + body, "close: "), trial);
    }

    @ParameterizedTest
    @CsvSource({"hidden, , hidden", "generic, #2, generic two LARGE 3", "publicGeneric, #1, publicGeneric one"})
    void methodsOfAnotherPackage_areCalledAllTheSame(String test, String set, String body) throws Exception {
        String run = "run: protectedBefore, " + body + ", hiddenAfter";
        List<String> trial = set == null ? trial("JupiterDerived", test) : trial("JupiterDerived", test, set);
        assertEquals(List.of("open: makeValues", "prepare: ", run, "prepare: ", run, "close: "), trial);
    }

    @Test
    void testOfAFactory_runsAloneBetweenTheFixtures() throws Exception {
        String run = "run: new, beforeEach, second, afterEach";
        assertEquals(List.of("open: beforeAll", "prepare: ", run, "prepare: ", run, "close: afterAll"),
                trial("JupiterOnce", "factory", "#2/#1 second"));
    }

    @Test
    void nestedTest_opensTheClassesAroundIt() throws Exception {
        String run = "run: new, beforeEach, beforeInside, reporterInside, afterEach";
        assertEquals(List.of("open: beforeAll", "prepare: ", run, "prepare: ", run, "close: afterAll"),
                trial("JupiterOnce_Inside", "reporterInside"));
        String called = "run: new, beforeEach, beforeInside, inside(TestInfo), afterEach";
        assertEquals(List.of("open: beforeAll, new", "prepare: ", called, "prepare: ", called, "close: afterAll"),
                trial("JupiterOnce_Inside", "inside"));
    }

    @Test
    void parameterisedRunner_startsOnceATrial() throws Exception {
        String run = "run: before rule of number[1], before, number 2, after rule of number[1]";
        assertEquals(List.of("open: before class rule of " + Fixtures.PACKAGE + "JUnit4Runners$Numbers, beforeClass",
                "prepare: ", run, "prepare: ", run,
                "close: afterClass, after class rule of " + Fixtures.PACKAGE + "JUnit4Runners$Numbers"),
                trial("JUnit4Runners_Numbers", "number", "#2 number[1]"));
    }

    @Test
    void parametersInFields_areSetBeforeEachInvocation() throws Exception {
        assertEquals(List.of("open: ", "prepare: ", "run: 1 one", "prepare: ", "run: 1 one", "close: "),
                trial("JUnit4Runners_InFields", "number", "#1 number[one]"));
        assertEquals("run: 2 two", trial("JUnit4Runners_InFields", "number", "#2 number[two]").get(2));
    }

    @ParameterizedTest
    @CsvSource({"number, number", "throwsWhatItShould, throws"})
    void parametersInFields_areSetBeforeRulesRunTheTest(String test, String body) throws Exception {
        String run = "run: before rule of " + test + "[1], " + body + " 2, after rule of " + test + "[1]";
        assertEquals(List.of("open: ", "prepare: ", run, "prepare: ", run, "close: "),
                trial("JUnit4Runners_InFieldsWithinRules", test, "#2 [1]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"runs", "runsAgain"})
    void sharedRunner_runsTheTestOfItsBenchmark(String test) throws Exception {
        assertEquals(List.of("open: ", "prepare: ", "run: " + test, "prepare: ", "run: " + test, "close: "),
                trial("JUnit4Runners_NothingToStopFor", test));
    }

    @ParameterizedTest
    @ValueSource(strings = {"passes", "throwsWhatItShould"})
    void rules_areNestedAsByJUnit(String test) throws Exception {
        List<String> trial = trial("JUnit4Rules_Many", test);
        assertEquals(trial.get(2), trial.get(4), "both invocations do the same");
        assertFalse(trial.get(2).contains("class rule"), trial::toString);
        String once =
                Stream.of(0, 2, 5).map(i -> trial.get(i).replaceFirst("\\w+: ", "")).collect(Collectors.joining(", "));
        assertEquals(trace("JUnit", Fixtures.PACKAGE + "JUnit4Rules$Many", test), List.of("all: " + once));
    }
}
