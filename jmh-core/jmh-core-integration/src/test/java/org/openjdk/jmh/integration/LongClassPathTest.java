package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.openjdk.jmh.ab.client.WorkerClient;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ForkVm;
import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.ThisVm;
import org.openjdk.jmh.runner.options.TimeValue;

/** Tests benchmarks whose class path is longer than an argument of the system may be. */
@Isolated("sets the class path of this VM, by which other runs are identified")
class LongClassPathTest {

    private static final String CLASS_PATH = "java.class.path";
    private static final String BENCHMARK = "org.openjdk.jmh.integration.benchmarks.SteadyBenchmark.burn";

    private final String before = System.getProperty(CLASS_PATH);

    @TempDir
    Path folder;

    @BeforeEach
    void lengthen() {
        String missing = folder.resolve("missing #1 " + "x".repeat(200)).toString();
        System.setProperty(CLASS_PATH,
                String.join(File.pathSeparator, Collections.nCopies(1000, missing)) + File.pathSeparator + before);
    }

    @AfterEach
    void restore() {
        System.setProperty(CLASS_PATH, before);
    }

    /** Another VM is asked for its version first, with the same class path. */
    @Test
    void forkOfAnotherVm_measures() {
        Outcome outcome = ThisVm.in(folder).run(BENCHMARK + "$", "-jvm",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-wi", "0", "-i", "1",
                "-r", "10ms", "-f", "1", "-foe", "true");
        assertTrue(outcome.expect(0).linesWith(BENCHMARK.substring(BENCHMARK.indexOf("Steady"))).stream()
                .anyMatch(line -> line.contains("/")), outcome::out);
    }

    @Test
    void hostOfASide_listsAndMeasures() throws Exception {
        PhaseLength phase = new PhaseLength(1, new TimeValue(10, TimeUnit.MILLISECONDS));
        try (WorkerClient host =
                new WorkerClient(System.getProperty(CLASS_PATH), List.of(), folder.resolve("host.log"))) {
            assertEquals(1, host.list(List.of(BENCHMARK + "$"), List.of()).size());
            assertTrue(host.run(new ForkRequest(BENCHMARK, "avgt", new TreeMap<>(), phase, phase,
                    new ForkVm(null, null, List.of())), 120).json().contains(BENCHMARK));
        }
    }
}
