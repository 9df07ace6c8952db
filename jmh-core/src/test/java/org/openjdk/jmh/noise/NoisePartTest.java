package org.openjdk.jmh.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.journal.ForkContext;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunInputs;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Forks that another process runs, so that nobody follows them. */
@Isolated("looks at the open files of this VM")
class NoisePartTest {

    private static final Path OPEN = Path.of("/proc/self/fd");
    private static final ForkContext CONTEXT = new ForkContext(1, true, null);

    /** A benchmark of which each fork has a result, or none. */
    private static final class Unfollowed extends RunningBenchmark {

        private final boolean hasResult;

        Unfollowed(boolean hasResult) {
            super(new BenchmarkParams("p.C.m", "p.C.m", false, 1, new int[] {1}, List.of(), 1, 0,
                    new IterationParams(IterationType.WARMUP, 1, TimeValue.NONE, 1),
                    new IterationParams(IterationType.MEASUREMENT, 1, TimeValue.NONE, 1), Mode.AverageTime,
                    new WorkloadParams(), TimeUnit.NANOSECONDS, 1, null, List.of(), null, null, null, null,
                    TimeValue.NONE));
            this.hasResult = hasResult;
        }

        @Override
        public long pid() {
            return -1;
        }

        @Override
        public int nextFork() {
            return 0;
        }

        @Override
        public boolean hasResult() {
            return hasResult;
        }

        @Override
        public boolean hasResults() {
            return hasResult;
        }

        @Override
        public boolean isWrittenLater() {
            return false;
        }
    }

    private static NoisePart part(Options options) {
        return new NoisePart(new RunContext(options,
                OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT), new RunInputs()));
    }

    private static ForkContext fork(NoisePart part, boolean hasResult) {
        Unfollowed benchmark = new Unfollowed(hasResult);
        part.forkStarts(benchmark);
        part.forkStops(benchmark);
        return part.addContext(CONTEXT);
    }

    /** What is open of what the system counts. */
    private static long counters() throws IOException {
        try (Stream<Path> files = Files.list(OPEN)) {
            return files.filter(file -> {
                try {
                    String target = Files.readSymbolicLink(file).toString();
                    return target.startsWith("/proc/") && !target.endsWith("/fd") || target.startsWith("/sys/");
                } catch (IOException e) {
                    return false;
                }
            }).count();
        }
    }

    /** The fewest of several moments, because the VM itself opens such files for a moment at any time. */
    private static long lastingCounters() throws IOException, InterruptedException {
        long fewest = counters();
        for (int i = 0; i < 20; i++) {
            TimeUnit.MILLISECONDS.sleep(5);
            fewest = Math.min(fewest, counters());
        }
        return fewest;
    }

    @Test
    void forkOfASide_isWatchedAsAWholeAndLeavesNoCounterOpen() throws IOException, InterruptedException {
        assumeTrue(Files.isDirectory(OPEN), "needs a system that lists open files");
        long before = lastingCounters();
        NoisePart part = part(new OptionsBuilder().baselineJvm("java").build());
        ForkEnvironment meanwhile = fork(part, true).environment().orElseThrow();
        assertTrue(meanwhile.machine().processors > 0);
        assertTrue(counters() > before, "nothing was watched");
        part.close();
        assertEquals(before, lastingCounters());
    }

    @Test
    void forkWithoutAResult_hasNoEnvironmentEither() {
        NoisePart part = part(new OptionsBuilder().baselineJvm("java").build());
        assertTrue(fork(part, true).environment().isPresent());
        assertFalse(fork(part, false).environment().isPresent());
        part.close();
    }

    @Test
    void runThatComparesNothing_isNotWatchedUnlessAskedFor() {
        assertFalse(fork(part(new OptionsBuilder().build()), true).environment().isPresent());
        NoisePart asked = part(new OptionsBuilder().watchEnvironment(true).build());
        assertTrue(fork(asked, true).environment().isPresent());
        asked.close();
    }
}
