package org.openjdk.jmh.bridge.verify;

import java.util.Collection;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/** Listens to JMH: which benchmarks start, repeat, succeed and fail. */
final class OutcomeFormat implements OutputFormat {

    /** Line before the stack trace of a benchmark that failed. */
    private static final String FAILURE = "<failure>";

    enum Event { STARTED, REPEATED, SUCCEEDED, FAILED }

    private final BiConsumer<Event, String> events;
    private @Nullable String value;
    private boolean open;
    private int iterations;
    private boolean failing;

    OutcomeFormat(BiConsumer<Event, String> events) {
        this.events = events;
    }

    /** Returns the value of the running benchmark's only parameter; null if it has none. */
    @Nullable
    String value() {
        return value;
    }

    @Override
    public void startBenchmark(BenchmarkParams params) {
        value = params.getParamsKeys().stream().findFirst().map(params::getParam).orElse(null);
        open = true;
        failing = false;
        iterations = 0;
        events.accept(Event.STARTED, params.getBenchmark());
    }

    @Override
    public void endBenchmark(BenchmarkResult result) {
        if (open && !failing) {
            events.accept(Event.SUCCEEDED, "");
        }
        open = false;
    }

    @Override
    public void println(String text) {
        if (text.equals(FAILURE)) {
            failing = true;
        } else if (failing && open && !text.isBlank()) {
            open = false;
            events.accept(Event.FAILED, text.lines().findFirst().orElse(""));
        }
    }

    @Override
    public void iteration(BenchmarkParams benchmark, IterationParams params, int iteration) {
        iterations++;
        if (iterations > 1) {
            events.accept(Event.REPEATED, "");
        }
    }

    @Override
    public void iterationResult(BenchmarkParams benchmark, IterationParams params, int iteration,
                                IterationResult data) {
        // Times are not needed.
    }

    @Override
    public void startRun() {
        // Benchmarks are reported individually.
    }

    @Override
    public void endRun(Collection<RunResult> results) {
        // Benchmarks are reported individually.
    }

    @Override
    public void print(String text) {
        // Progress is not needed.
    }

    @Override
    public void verbosePrintln(String text) {
        // Details are not needed.
    }

    @Override
    public void write(int b) {
        // There are no forks, whose output this would be.
    }

    @Override
    public void write(byte[] b) {
        // There are no forks, whose output this would be.
    }

    @Override
    public void flush() {
        // There is no buffer.
    }

    @Override
    public void close() {
        // There is no resource.
    }
}
