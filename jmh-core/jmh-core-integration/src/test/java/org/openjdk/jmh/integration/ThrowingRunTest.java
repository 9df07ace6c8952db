package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.benchmarks.SteadyBenchmark;
import org.openjdk.jmh.integration.support.RecordingFormat;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** A program whose listener throws and that continues: the run must leave nothing that affects the next one. */
class ThrowingRunTest {

    @TempDir
    Path folder;

    private Runner runner(OutputFormat console) {
        Options options = new OptionsBuilder().include(SteadyBenchmark.class.getName()).forks(0).warmupIterations(0)
                .measurementIterations(1).measurementTime(TimeValue.milliseconds(1))
                .journal(folder.resolve("run.journal").toString()).result(folder.resolve("r.csv").toString()).build();
        return new Runner(options, console);
    }

    @Test
    void exceptionInARun_releasesItsJournal() throws RunnerException {
        OutputFormat recording = new RecordingFormat();
        OutputFormat throwing = (OutputFormat) Proxy.newProxyInstance(getClass().getClassLoader(),
                new Class<?>[] {OutputFormat.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("endBenchmark")) {
                        throw new IllegalStateException("on purpose");
                    }
                    return method.invoke(recording, arguments);
                });
        assertThrows(IllegalStateException.class, () -> runner(throwing).run());
        assertEquals(1, runner(new RecordingFormat()).run().size());
        assertTrue(Files.exists(folder.resolve("r.csv")));
    }
}
