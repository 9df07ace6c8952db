package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;

/** Tests that compile-time findings are shown once, and never in a static run. */
class CompiledFindingsTest {

    private static final List<String> SHORT = List.of("SteadyBenchmark", "-f", "1", "-wi", "1", "-w", "10ms", "-i", "1",
            "-r", "10ms");

    @TempDir
    Path folder;

    @BeforeEach
    void record() throws IOException {
        Path record = folder.resolve("META-INF/jmh-lint/org.openjdk.jmh.integration.benchmarks.SteadyBenchmark");
        Files.createDirectories(record.getParent());
        Files.write(record, List.of("jmh-lint 1", "warning\tRETU\tSteadyBenchmark.java:7\tthe result is ignored"));
    }

    @Test
    void dynamicRun_showsThemOnce() {
        Outcome outcome = Jmh.ours().with(folder).run(SHORT, "-rf", "dynamic").expect(0);
        assertEquals(1, outcome.linesWith("# Lint: 1 warning").size(), outcome::out);
        assertEquals(1, outcome.linesWith("RETU SteadyBenchmark.java:7: the result is ignored").size(), outcome::out);
    }

    @Test
    void staticRun_doesNotShowThem() {
        Outcome outcome = Jmh.ours().with(folder).run(SHORT).expect(0);
        assertFalse((outcome.out() + outcome.err()).contains("RETU"), outcome::out);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-l", "-lp"})
    void listOfADynamicRun_printsFindingsOnTheErrorStream(String option) {
        Outcome outcome = Jmh.ours().with(folder).run(option, "-rf", "dynamic").expect(0);
        assertFalse(outcome.out().contains("RETU"), outcome::out);
        assertEquals(1,
                outcome.errorLines().stream().filter(line -> line.contains("RETU SteadyBenchmark.java:7")).count(),
                outcome::err);
    }

    /** Scripts may read {@code -l 2>&1}. */
    @ParameterizedTest
    @ValueSource(strings = {"-l", "-lp"})
    void listWithoutOptionsOfDynamicRuns_isUpstreams(String option) {
        Outcome upstream = Jmh.upstream().with(Jars.ownBenchmarks(), folder).run(option).expect(0);
        Outcome ours = Jmh.ours().with(folder).run(option).expect(0);
        assertEquals(upstream.out(), ours.out());
        assertEquals(upstream.err(), ours.err());
    }
}
