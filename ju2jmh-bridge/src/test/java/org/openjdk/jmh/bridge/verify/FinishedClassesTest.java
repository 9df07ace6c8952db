package org.openjdk.jmh.bridge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestFinder;
import org.openjdk.jmh.bridge.find.TestMethod;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.plan.ConversionPlanner;
import org.openjdk.jmh.bridge.plan.Listing;
import org.openjdk.jmh.bridge.plan.SuiteMembers;
import org.openjdk.jmh.bridge.probe.ChildVm;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Goes on where an earlier run was interrupted. */
class FinishedClassesTest {

    @TempDir
    Path folder;

    private final List<String> console = new ArrayList<>();

    private static List<BenchmarkClass> classes() throws IOException {
        List<Path> entries = Arrays.stream(
                System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of)
                .filter(Files::exists).toList();
        try (TestClassPath classPath = new TestClassPath(entries)) {
            TestFinder finder = new TestFinder(classPath);
            ConversionPlanner planner = new ConversionPlanner(classPath, new NothingToList(), "Benchmark");
            return List.of("Polluted", "Counting").stream()
                    .flatMap(name -> finder.find(classPath.require("org.openjdk.jmh.bridge.unfit.Verdicts$" + name,
                            "this test")).stream())
                    .map(planner::plan).toList();
        }
    }

    private Verification verify(List<BenchmarkClass> classes, String version) throws Exception {
        ChildVm thatDoesNotStart = new ChildVm(List.of(folder), folder, Duration.ofSeconds(60));
        return new Verifier(thatDoesNotStart, Way.PLAIN,
                new FinishedClasses(folder.resolve("finished"), type -> version),
                2, new VerifyProgress(console::add)).verify(classes, folder);
    }

    private void finish(BenchmarkClass type, String version) throws IOException {
        List<VerifiedBenchmark> subjects =
                type.converted().stream().map(method -> VerifiedBenchmark.of(type, method)).toList();
        new FinishedClasses(folder.resolve("finished"), each -> version).add(type, List.of(
                new BenchmarkAttempt(subjects.get(0), null, 0, ""),
                new BenchmarkAttempt(subjects.get(1), "#1\u00e9", 0, "")));
    }

    @Test
    void finishedClass_isNotRunAgain() throws Exception {
        List<BenchmarkClass> classes = classes();
        finish(classes.get(0), "same");
        Verification result = verify(classes, "same");
        assertEquals(2, result.ran());
        assertTrue(result.failures().stream().allMatch(failure -> failure.benchmark().contains("Counting")));
        assertEquals(2, result.failures().size());
        assertTrue(console.contains("verifying: 2 of 2 classes ran"), () -> console.toString());
        assertEquals("verifying: 2 of 2 failures judged", console.get(console.size() - 1));
        assertFalse(Files.exists(folder.resolve("finished")), "the run came to its end");
    }

    @Test
    void classThatChanged_isRunAgain() throws Exception {
        List<BenchmarkClass> classes = classes();
        finish(classes.get(0), "old");
        assertEquals(0, verify(classes, "new").ran());
    }

    private static final class NothingToList implements Listing {

        @Override
        public List<String> sets(TestClass type, TestMethod method) {
            return List.of();
        }

        @Override
        public SuiteMembers suite(TestClass type) {
            return new SuiteMembers(0, List.of());
        }

        @Override
        public Optional<String> suiteOf(TestClass type) {
            return Optional.empty();
        }

        @Override
        public Optional<String> skipped(TestClass type, TestMethod method) {
            return Optional.empty();
        }

        @Override
        public Optional<String> failure(TestClass type) {
            return Optional.empty();
        }
    }
}
