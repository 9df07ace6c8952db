package org.openjdk.jmh.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.features.RunParts;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.integration.benchmarks.FickleBenchmark;
import org.openjdk.jmh.integration.benchmarks.SteadyBenchmark;
import org.openjdk.jmh.integration.support.RecordingFormat;
import org.openjdk.jmh.parts.counts.ForkCountPart;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Tests a feature that consists of a package and a line of the list. The first fork of each object is lost. */
class ComposedRunTest {

    @TempDir
    Path folder;

    private final RecordingFormat console = new RecordingFormat();
    private Runner runner;

    private ChainedOptionsBuilder options() {
        return new OptionsBuilder().include(FickleBenchmark.class.getName()).param("folder", folder.toString())
                .param("lost", "1").forks(2).warmupIterations(1).warmupTime(TimeValue.milliseconds(1))
                .measurementIterations(2).measurementTime(TimeValue.milliseconds(1));
    }

    private void runnerOf(ChainedOptionsBuilder options) {
        runner = new Runner(options.build(), console);
        runner.compose(run -> {
            List<Part> parts = new ArrayList<>(RunParts.of(run));
            parts.add(new ForkCountPart(run, counts()));
            return parts;
        });
    }

    @BeforeEach
    void setUp() {
        runnerOf(options().keepForks(true));
    }

    private Path counts() {
        return folder.resolve("counts");
    }

    @Test
    void partOfATest_seesAllForksOfEachRun() throws RunnerException, IOException {
        runner.run();
        assertEquals("{work=1, work lost=1} complete", Files.readString(counts()));
        assertTrue(console.events().contains("# Counted: {work=1, work lost=1}"));
        runner.run();
        assertEquals("{work=2} complete", Files.readString(counts()));
    }

    @Test
    void runThatEndsWithAnException_isClosed() throws IOException {
        runnerOf(options().shouldFailOnError(true));
        assertThrows(RunnerException.class, () -> runner.run());
        assertEquals("{work lost=1} interrupted", Files.readString(counts()));
    }

    @Test
    void rejectedRun_isClosed() throws IOException {
        runnerOf(options().resume(true));
        assertThrows(RunnerException.class, () -> runner.run());
        assertEquals("{} interrupted", Files.readString(counts()));
    }

    @Test
    void partThatFails_isLeftOutWithOneWarning() throws RunnerException, IOException {
        List<String> seen = new ArrayList<>();
        runner.compose(run -> {
            List<Part> parts = new ArrayList<>(RunParts.of(run));
            parts.add(new Part() {
                @Override
                public void forkEnded(JournaledFork fork) {
                    seen.add("fork");
                    throw new IllegalStateException("broken");
                }
            });
            parts.add(new ForkCountPart(run, counts()));
            return parts;
        });
        runner.run();
        assertEquals("{work=1, work lost=1} complete", Files.readString(counts()));
        assertEquals(List.of("fork"), seen);
        assertEquals(1, console.events().stream().filter(line -> line.startsWith("# WARNING: ")
                && line.contains(" failed with java.lang.IllegalStateException")).count(), console::toString);
    }

    /** Repeats with three iterations instead of two, as if windows had been too small. */
    @Test
    void forkThatAPartRepeats_countsOnceAndIsAdaptedAgain() throws RunnerException, IOException {
        List<Integer> iterations = new ArrayList<>();
        runner = new Runner(
                new OptionsBuilder().include(SteadyBenchmark.class.getName()).mode(Mode.SingleShotTime).forks(2)
                        .warmupIterations(1).measurementIterations(2).build(),
                console);
        runner.compose(run -> {
            List<Part> parts = new ArrayList<>(RunParts.of(run));
            parts.add(new ForkCountPart(run, counts()));
            parts.add(new Part() {
                @Override
                public BenchmarkParams adaptForFork(RunningBenchmark benchmark, BenchmarkParams params) {
                    return iterations.isEmpty() ? params : new BenchmarkParams(params.getBenchmark(),
                            params.generatedBenchmark(), params.shouldSynchIterations(), params.getThreads(),
                            params.getThreadGroups(), params.getThreadGroupLabels(), params.getForks(),
                            params.getWarmupForks(), params.getWarmup(),
                            new IterationParams(IterationType.MEASUREMENT, 3, TimeValue.NONE, 1), params.getMode(),
                            new WorkloadParams(), params.getTimeUnit(), params.getOpsPerInvocation(), params.getJvm(),
                            params.getJvmArgs(), params.getJdkVersion(), params.getVmName(), params.getVmVersion(),
                            params.getJmhVersion(), params.getTimeout());
                }

                @Override
                public boolean mustRunAgain(RunningBenchmark benchmark, List<IterationResult> measured) {
                    iterations.add(measured.size());
                    return iterations.size() == 1;
                }
            });
            return parts;
        });
        RunResult result = runner.run().iterator().next();
        assertEquals(List.of(2, 3, 3), iterations);
        assertEquals(2, result.getBenchmarkResults().size());
        assertEquals(6, result.getAggregatedResult().getIterationResults().size());
        assertEquals("{burn=2} complete", Files.readString(counts()));
    }
}
