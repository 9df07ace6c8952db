package org.openjdk.jmh.bridge;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Verifies benchmarks of tests that are not fit for it. */
class VerifyTest {

    @TempDir
    Path folder;

    private Fixtures.Result verify(String... options) {
        List<String> args = new ArrayList<>(List.of("--include-class", "*.unfit.Waiting",
                "--verify", folder.resolve("v").toString()));
        args.addAll(List.of(options));
        return Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), args.toArray(new String[0]));
    }

    private String excludedIn(Path file) {
        return Fixtures.read(file).replace("org.openjdk.jmh.bridge.unfit.Waiting#", "");
    }

    @Test
    void failingAndWaitingBenchmarks_canBeExcludedFromTheNextRun() {
        Path file = folder.resolve("exclude.txt");
        Fixtures.Result first = verify("--exclude-failing", file.toString());
        assertEquals(1, first.code(), "a benchmark fails though its test passes");
        assertTrue(first.out().contains("each parameter set twice: 2 ran, 2 failed"), first::out);
        assertTrue(first.out().contains("as it does under JUnit (also fails in JUnit: "), first::out);
        String excluded = excludedIn(file);
        assertTrue(excluded.matches("(?s).*waitsForNothing not worth measuring: it waits \\d+ of \\d+ ms.*"), excluded);
        assertTrue(excluded.contains("fails "), excluded);
        assertFalse(excluded.contains("hasWork"), excluded);

        Fixtures.Result second = verify("--exclude-file", file.toString());
        assertEquals(0, second.code(), second::out);
        assertTrue(second.out().contains("verified 1 benchmarks of 1 classes"), second::out);
        assertTrue(second.out().contains("3  excluded by exclude.txt"), second::out);
    }

    @Test
    void failingBenchmarks_areToldApartByTheirReasons() {
        Path file = folder.resolve("exclude.txt");
        Fixtures.Result result = Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), "--include-class",
                "*.unfit.Verdicts*", "--exclude-class", "*Extended,*Flaky,*Sets", "--verify",
                folder.resolve("v").toString(),
                "--exclude-failing", file.toString());
        assertLine(result, "Verdicts_PollutedBenchmark.isPolluted: ", "(fails only after others of its class)");
        assertLine(result, "Verdicts_CountingBenchmark.first: ",
                "(also fails in JUnit without the other tests of its class: java.lang.AssertionError: 1 of 2 tests ran)");
        assertLine(result, "Verdicts_OnceBenchmark.onlyOnce: ",
                "(fails only when repeated; in JUnit, the repeated test fails too: java.lang.AssertionError: once more)");
        assertLine(result, "Verdicts_OnceBenchmark.onlyOnceForAClass: ",
                "(fails only when repeated; in JUnit, the test passes twice)");
        assertLine(result, "Verdicts_OnceBenchmark.never: ", "(also fails in JUnit: java.lang.AssertionError: never)");
        assertTrue(result.out().contains("2 ran, 5 failed"), result::out);
        assertEquals(1, result.code(), "a benchmark that cannot be repeated is none");
        assertFalse(excludedIn(file).contains("isPolluted"), "in a fork of its own it is good");
    }

    @Test
    void signal_endsTheVms_andLeavesNothingInTheTemporaryFolder() throws Exception {
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        Process run = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-Djava.io.tmpdir=" + temporary, "-cp", Fixtures.classPath(),
                Main.class.getName(), "--tests", Fixtures.testClasses().toString(), "--class-path",
                Fixtures.classPath(), "--output", folder.resolve("out").toString(), "--include-class",
                "*.unfit.Hanging", "--verify", folder.resolve("v").toString())
                .redirectErrorStream(true).redirectOutput(folder.resolve("log").toFile()).start();
        while (run.isAlive() && !started(temporary)) {
            Thread.sleep(20);
        }
        List<ProcessHandle> vms = run.descendants().toList();
        run.destroy();
        assertTrue(run.waitFor(60, TimeUnit.SECONDS));
        assertEquals(1, vms.size(), () -> Fixtures.read(folder.resolve("log")));
        vms.get(0).onExit().get(60, TimeUnit.SECONDS);
        try (Stream<Path> left = Files.list(temporary)) {
            assertEquals(List.of(), left.toList());
        }
    }

    private static boolean started(Path temporary) throws IOException {
        try (Stream<Path> all = Files.list(temporary)) {
            return all.anyMatch(each -> Files.exists(each.resolve("answers")));
        }
    }

    @Test
    void onlyBenchmarkOfAClass_thatPassesTheNextTime_isFlaky() throws IOException {
        Path directory = Files.createDirectory(folder.resolve("directory"));
        Fixtures.Result result = Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), "--include-class",
                "*.unfit.Verdicts$Flaky", "--verify", folder.resolve("v").toString(), "--directory",
                directory.toString());
        assertLine(result, "Verdicts_FlakyBenchmark.onceInAWhile: ", "this time (fails sometimes)");
        assertEquals(1, result.code(), result::out);
        assertTrue(result.out().contains("verifying: 1 of 1 classes ran"), result::out);
    }

    @Test
    @Tag("nightly")
    void eachFailingSet_isJudgedForItself() {
        Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), "--include-class", "*.unfit.Verdicts$Sets",
                "--verify", folder.resolve("v").toString());
        List<String> failed = Fixtures.read(folder.resolve("v/failed.txt")).lines().toList();
        assertEquals(2, failed.size(), failed::toString);
        assertTrue(failed.get(0).matches(".*\\[#1 .*\\(also fails in JUnit: .*odd.*"), failed::toString);
        assertTrue(failed.get(1).matches(".*\\[#3 .*\\(also fails in JUnit: .*strange.*"), failed::toString);
    }

    @Test
    void detectionOfExtensions_doesNotLetTheListingSkipWhatIsVerified() throws IOException {
        Path settings = Files.createDirectory(folder.resolve("settings"));
        Files.writeString(settings.resolve("junit-platform.properties"),
                "junit.jupiter.extensions.autodetection.enabled=true");
        Fixtures.Result result =
                Fixtures.runOn(Fixtures.testClasses(), settings + File.pathSeparator + Fixtures.classPath(),
                        folder.resolve("out"), "--include-class", "*Verdicts$Extended", "--verify",
                        folder.resolve("v").toString());
        assertLine(result, "Verdicts_ExtendedBenchmark.fails: ",
                "(also fails in JUnit: java.lang.AssertionError: though extensions may be detected)");
    }

    private static void assertLine(Fixtures.Result result, String benchmark, String verdict) {
        assertTrue(result.out().lines().anyMatch(line -> line.startsWith("failed: ") && line.contains(benchmark)
                && line.endsWith(verdict)), result::out);
    }

    @Test
    void failureThatTheTestShares_isNoFailureOfTheBridge() {
        assertEquals(0, verify("--exclude-method", "failsWithoutARunner").code());
    }

    @Test
    void waitingTest_isKeptIfAnyPayloadWillDo() {
        Path file = folder.resolve("exclude.txt");
        verify("--any-payload", "--exclude-failing", file.toString());
        assertFalse(excludedIn(file).contains("waitsForNothing"));
    }
}
