package org.openjdk.jmh.samples.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.Reconfiguration;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs the samples too briefly for meaningful results. */
class SamplesTest {

    private static final int BENCHMARKS = 37;

    @Test
    void samples_inThisVm_haveOneResultEach() throws RunnerException {
        Collection<RunResult> results = new Runner(brief("Reconfig_").forks(0)
                .warmupMin(5).build()).run();
        assertEquals(BENCHMARKS, results.size());
        for (RunResult result : results) {
            assertTrue(result.getReconfiguration().isPresent(), () -> result.getParams().getBenchmark());
        }
    }

    @Test
    void headline_dynamicInForks_staysWithinItsBounds() throws RunnerException {
        RunResult result = runOne(brief("Reconfig_01").mode(Mode.Throughput).forks(3)
                .reconfigure(Reconfiguration.DYNAMIC).stabilityCriterion("kld"));
        ReconfigurationOutcome outcome = result.getReconfiguration().get();
        int forks = outcome.forks().size();
        assertTrue(forks >= 2 && forks <= 3, () -> forks + " forks");
        outcome.forks().forEach(fork -> {
            int warmups = fork.warmupIterations();
            assertTrue(warmups >= 5 && warmups <= 8, () -> warmups + " warmup iterations");
        });
    }

    @Test
    void headline_withoutOptions_isStatic() throws RunnerException {
        RunResult result = runOne(brief("Reconfig_01").mode(Mode.Throughput).forks(1));
        assertFalse(result.getReconfiguration().isPresent());
    }

    @Test
    void ownCriterion_generousThreshold_endsTheWarmupAtItsMinimum() throws RunnerException {
        RunResult result = runOne(brief("Reconfig_10").forks(1)
                .stabilityCriterion("tail:quantile=0.6").stabilityThreshold(1e9));
        ReconfigurationOutcome outcome = result.getReconfiguration().get();
        assertEquals("tail", outcome.settings().criteria().get(0).name());
        assertEquals(5, outcome.forks().get(0).warmupIterations());
        assertTrue(outcome.isWarmupStable());
    }

    @Test
    void readingJson_resultOfADynamicRun_printsIterationsAndForks(@TempDir Path folder)
            throws RunnerException, IOException {
        String file = folder.resolve("result.json").toString();
        runOne(brief("Reconfig_06.*isPrime$").forks(3).warmupMin(8).forkMin(3)
                .resultFormat(ResultFormatType.JSON).result(file));
        List<String> lines = Reconfig_11_ReadingJson.describe(file);
        assertEquals("org.openjdk.jmh.samples.reconfiguration.Reconfig_06_Minimums.isPrime", lines.get(0));
        assertTrue(lines.get(1).startsWith("  8 of 8 warmup iterations, "), lines::toString);
        assertTrue(lines.get(4).startsWith("  3 of 3 forks, "), lines::toString);
        assertTrue(lines.get(5).contains(" s instead of "), lines::toString);
    }

    private static ChainedOptionsBuilder brief(String samples) {
        return new OptionsBuilder().include(samples)
                .warmupIterations(8).warmupTime(TimeValue.milliseconds(10))
                .measurementIterations(2).measurementTime(TimeValue.milliseconds(10))
                .shouldFailOnError(true).verbosity(VerboseMode.SILENT);
    }

    private static RunResult runOne(ChainedOptionsBuilder options) throws RunnerException {
        Collection<RunResult> results = new Runner(options.build()).run();
        assertEquals(1, results.size());
        return results.iterator().next();
    }
}
