package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.Jdks;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;

/** JDK 24 and later warn about {@code sun.misc.Unsafe}, once in the host and once in each fork. */
class NewerJdkTest {

    private static final int FIRST_THAT_WARNS = 24;

    @TempDir
    Path folder;

    private Path jdk;

    @BeforeEach
    void findJdk() {
        Optional<Path> newest = Jdks.atLeast(FIRST_THAT_WARNS);
        assumeTrue(newest.isPresent(), "no JDK " + FIRST_THAT_WARNS + " or newer beside the running one; name one with "
                + "-Dnewer.jdk=FOLDER");
        jdk = newest.get();
    }

    @Test
    void dynamicRun_printsNoWarningInHostAndForks() {
        Outcome outcome = Runs.plugged(folder).on(jdk).run(Runs.tiny("SteadyBenchmark"), "-wi", "6", "-f", "2")
                .expect(0);
        assertNoWarning(outcome);
        assertEquals(2, outcome.linesWith("stable, warmup ends after 5 of 6").size(), outcome::out);
    }

    @Test
    void staticRunWithProfiler_printsNoWarning() {
        assertNoWarning(Runs.plugged(folder).on(jdk)
                .run(Runs.fixed("SteadyBenchmark"), "-wi", "1", "-prof", "gc").expect(0));
    }

    private static void assertNoWarning(Outcome outcome) {
        assertEquals(List.of(), outcome.errorLines());
        List<String> ofTheJdk = outcome.linesWith("WARNING").stream()
                .filter(line -> !line.startsWith("# WARNING: JMH lock") && !line.startsWith("# WARNING: load "))
                .toList();
        assertEquals(List.of(), ofTheJdk, outcome::out);
    }
}
