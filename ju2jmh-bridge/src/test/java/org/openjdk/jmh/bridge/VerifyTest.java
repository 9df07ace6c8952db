package org.openjdk.jmh.bridge;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

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
        assertTrue(first.out().contains("2 invocations ran, 2 failed"), first::out);
        assertTrue(first.out().contains("as it does under JUnit (under JUnit the test fails: "), first::out);
        String excluded = excludedIn(file);
        assertTrue(excluded.matches("(?s).*waitsForNothing no sensible payload: it waits \\d+ of \\d+ ms.*"), excluded);
        assertTrue(excluded.contains("fails "), excluded);
        assertFalse(excluded.contains("hasWork"), excluded);

        Fixtures.Result second = verify("--exclude-file", file.toString());
        assertEquals(0, second.code(), second::out);
        assertTrue(second.out().contains("verified 1 benchmarks of 1 classes"), second::out);
        assertTrue(second.out().contains("3  excluded by exclude.txt"), second::out);
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
