package org.openjdk.jmh.bridge;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.bridge.verify.TraceMain;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

/** Looks at what generated benchmarks do when a trial begins, before and in an invocation, and when the trial ends. */
class TrialTest {

    @TempDir
    static Path folder;

    private static String classPath;

    @BeforeAll
    static void compile() throws IOException {
        Path classes = Fixtures.compile(folder, "*JupiterOnce*,*JUnit4Rules*,*JUnit4Runners*");
        classPath = classes + File.pathSeparator + Fixtures.classPath();
    }

    private static List<String> trace(String... args) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp", classPath, TraceMain.class.getName()));
        command.addAll(List.of(args));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        List<String> lines =
                new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        assertEquals(0, process.waitFor(), lines::toString);
        return lines;
    }

    private static List<String> trial(String benchmark, String... more) throws IOException, InterruptedException {
        List<String> args = new ArrayList<>(List.of(Fixtures.PACKAGE + benchmark + "Benchmark"));
        args.addAll(List.of(more));
        return trace(args.toArray(new String[0]));
    }

    @Test
    void launchedTest_hasClassLevelFixturesOnceATrial() throws IOException, InterruptedException {
        String run = "run: new, beforeEach, info(TestInfo), afterEach";
        assertEquals(List.of("open: beforeAll", "prepare: ", run, "prepare: ", run, "close: afterAll"),
                trial("JupiterOnce", "info"));
    }

    @Test
    void parameterSet_hasNewArgumentsBeforeEachInvocation() throws IOException, InterruptedException {
        String run = "run: new, beforeEach, drains two, afterEach";
        assertEquals(List.of("open: beforeAll", "prepare: queues", run, "prepare: queues", run, "close: afterAll"),
                trial("JupiterOnce", "drains", "#2 [2] [two]"));
    }

    @Test
    void testOfAFactory_runsAloneBetweenTheFixtures() throws IOException, InterruptedException {
        String run = "run: new, beforeEach, second, afterEach";
        assertEquals(List.of("open: beforeAll", "prepare: ", run, "prepare: ", run, "close: afterAll"),
                trial("JupiterOnce", "factory", "#2/#1 second"));
    }

    @Test
    void nestedTest_opensTheClassesAroundIt() throws IOException, InterruptedException {
        String run = "run: new, beforeEach, beforeInside, inside(TestInfo), afterEach";
        assertEquals(List.of("open: beforeAll", "prepare: ", run, "prepare: ", run, "close: afterAll"),
                trial("JupiterOnce_Inside", "inside"));
    }

    @Test
    void parameterisedRunner_startsOnceATrial() throws IOException, InterruptedException {
        String run = "run: before rule of number[1], before, number 2, after rule of number[1]";
        assertEquals(List.of("open: before class rule of " + Fixtures.PACKAGE + "JUnit4Runners$Numbers, beforeClass",
                "prepare: ", run, "prepare: ", run,
                "close: afterClass, after class rule of " + Fixtures.PACKAGE + "JUnit4Runners$Numbers"),
                trial("JUnit4Runners_Numbers", "number", "#2 number[1]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"passes", "throwsWhatItShould"})
    void rules_areNestedAsByJUnit(String test) throws IOException, InterruptedException {
        List<String> trial = trial("JUnit4Rules_Many", test);
        assertEquals(trial.get(2), trial.get(4), "both invocations do the same");
        assertFalse(trial.get(2).contains("class rule"), trial::toString);
        String once =
                Stream.of(0, 2, 5).map(i -> trial.get(i).replaceFirst("\\w+: ", "")).collect(Collectors.joining(", "));
        assertEquals(trace("JUnit", Fixtures.PACKAGE + "JUnit4Rules$Many", test), List.of("all: " + once));
    }
}
