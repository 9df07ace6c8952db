package org.openjdk.jmh.bench.overhead;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs one fork of a benchmark in sample time mode. The console report is made and thrown away.
 *
 * @param benchmark  regular expression of exactly one benchmark
 * @param iterations warmup iterations, at least 2
 * @param time       of an iteration
 */
record OverheadRun(String benchmark, int iterations, TimeValue time) {

    /** As in a live run: what a criterion that slides looks at. */
    static final int MEASUREMENT_ITERATIONS = ReconfigurationDefaults.MEASUREMENT_ITERATIONS;

    RunTimes run(OverheadConfiguration configuration) throws RunnerException {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include(benchmark)
                .mode(Mode.SampleTime)
                .forks(1)
                .warmupIterations(iterations)
                .warmupTime(time)
                .measurementIterations(MEASUREMENT_ITERATIONS)
                .measurementTime(time);
        configuration.applyTo(options);
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        IterationClock clock =
                new IterationClock(OutputFormatFactory.createFormatInstance(nowhere, VerboseMode.NORMAL));
        try {
            new Runner(options.build(), clock).runSingle();
        } catch (NoBenchmarksException e) {
            throw new RunnerException("no benchmark matches '" + benchmark + "'", e);
        }
        return clock.times();
    }
}
