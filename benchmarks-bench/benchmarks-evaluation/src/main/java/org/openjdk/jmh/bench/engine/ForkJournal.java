package org.openjdk.jmh.bench.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.BenchmarkResultMetaData;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.ThroughputResult;
import org.openjdk.jmh.results.journal.Journal;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.JournalHeader;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;

/** What a journal takes between two forks of a run: one is encoded, written and synced to the disk of a folder. */
@State(Scope.Thread)
@BenchmarkMode({Mode.AverageTime, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
public class ForkJournal {

    private static final String BENCHMARK = "org.sample.Some.benchmark";

    @Param({"5", "50"})
    private int iterations;

    /** Where the journal is; what a sync takes depends on the disk. */
    @Param(".")
    private String folder;

    private Path file;
    private Journal journal;
    private JournaledFork fork;

    @Setup(Level.Iteration)
    public void begin() throws IOException, JournalException {
        file = Files.createTempFile(Paths.get(folder), "fork", ".journal");
        journal = Journal.begin(file.toString(), new JournalHeader(Collections.emptyMap()));
        fork = fork();
    }

    private JournaledFork fork() {
        BenchmarkParams params = new BenchmarkParams(BENCHMARK, BENCHMARK, true, 1, new int[] {1},
                Collections.singletonList(BENCHMARK), 5, 0, phase(IterationType.WARMUP),
                phase(IterationType.MEASUREMENT),
                Mode.Throughput, new WorkloadParams(), TimeUnit.SECONDS, 1, "java", Collections.emptyList(), "17", "VM",
                "17", "1.37", TimeValue.seconds(1));
        List<IterationResult> results = new ArrayList<>();
        for (int i = 0; i < iterations; i++) {
            IterationResult result =
                    new IterationResult(params, params.getMeasurement(), new IterationResultMetaData(1, 1));
            result.addResult(new ThroughputResult(ResultRole.PRIMARY, "benchmark", i, TimeUnit.SECONDS.toNanos(1),
                    TimeUnit.SECONDS));
            results.add(result);
        }
        return JournaledFork.ended(params, false, System.currentTimeMillis(), 1, true,
                new BenchmarkResult(params, results, new BenchmarkResultMetaData(1, 1, 1, 1, 1)), null);
    }

    private IterationParams phase(IterationType type) {
        return new IterationParams(type, iterations, TimeValue.seconds(1), 1);
    }

    /** Writes one fork. */
    @Benchmark
    public void add() throws JournalException {
        journal.add(fork);
    }

    @TearDown(Level.Iteration)
    public void end() throws IOException {
        journal.close();
        Files.delete(file);
    }
}
