package org.openjdk.jmh.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.bridge.find.MethodSources;
import org.openjdk.jmh.bridge.find.PureFactories;
import org.openjdk.jmh.bridge.find.SharedParameterSets;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestFinder;
import org.openjdk.jmh.bridge.probe.ChildVm;
import org.openjdk.jmh.bridge.probe.ListingVm;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Which invocations JUnit finds, and what is said of those that it does not. */
class ListingTest {

    @TempDir
    Path folder;

    @Test
    void runnersOfAProjectWithoutJupiter_areAsked() throws IOException {
        Path tests = Fixtures.folderWith(folder.resolve("tests"), "JUnit4Launched", "Trace");
        Fixtures.Result result = Fixtures.runOn(tests,
                Fixtures.classPathWithout("jupiter", "junit-platform", "opentest4j", "test-classes"),
                folder.resolve("out"), "--include-class", "*$Parameters,*$Theoretical");
        assertFalse(result.out().contains("could not list"), result::out);
        assertTrue(Files.exists(Fixtures.source(folder.resolve("out"), "JUnit4Launched_ParametersBenchmark")));
    }

    @Test
    void classThatCannotBeListed_costsOnlyItself_andSaysWhy() {
        Fixtures.Result result = Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), "--include-class",
                "*.unfit.Unlisted*,*.JUnit4Launched$Parameters", "--report", folder.resolve("report").toString());
        assertEquals(0, result.code(), result::out);
        String report = Fixtures.read(folder.resolve("report.txt"));
        assertReason(report, "Unlisted$Exits", "the VM ended with code 7: no licence");
        assertReason(report, "Unlisted$Throws", "java.lang.IllegalStateException: no data, caused by "
                + "java.lang.IllegalArgumentException: no disk");
        assertReason(report, "Unlisted$Provided", "java.lang.IllegalStateException: no data, caused by "
                + "java.lang.IllegalArgumentException: no disk");
        assertTrue(Files.exists(Fixtures.source(folder.resolve("out"), "JUnit4Launched_ParametersBenchmark")));
    }

    private static void assertReason(String report, String type, String reason) {
        assertTrue(report.lines().anyMatch(line -> line.contains(type) && line.contains(reason)), report);
    }

    @Test
    void vmThatDoesNotStart_saysWhyForEveryClass() throws IOException, InterruptedException {
        try (TestClassPath classPath = new TestClassPath(List.of(Fixtures.testClasses()))) {
            ListingVm listing = new ListingVm(new ChildVm(List.of(folder), folder, Duration.ofSeconds(60)),
                    new SharedParameterSets(classPath), new MethodSources(classPath),
                    new PureFactories(classPath), 1000);
            List<TestClass> types = types();
            listing.list(types);
            assertEquals(2, types.size());
            for (TestClass type : types) {
                String failure = listing.failure(type).orElseThrow();
                assertTrue(failure.contains("the VM ended with code 1: ") && failure.contains("ClassNotFoundException"),
                        failure);
            }
        }
    }

    private static List<TestClass> types() throws IOException {
        List<Path> entries = Arrays.stream(Fixtures.classPath().split(File.pathSeparator))
                .map(Path::of).filter(Files::exists).toList();
        try (TestClassPath classPath = new TestClassPath(entries)) {
            TestFinder finder = new TestFinder(classPath);
            return List.of("Exits", "Throws").stream()
                    .flatMap(name -> finder.find(classPath.require("org.openjdk.jmh.bridge.unfit.Unlisted$" + name,
                            "this test")).stream())
                    .toList();
        }
    }
}
