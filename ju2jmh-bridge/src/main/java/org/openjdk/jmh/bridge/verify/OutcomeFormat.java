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

/** Listens to JMH: which benchmark it starts, and what it prints of a failure. */
final class OutcomeFormat implements OutputFormat {

    /** What JMH prints before the stack trace of a benchmark that threw. */
    private static final String FAILURE = "<failure>";

    /** What is told about a benchmark. */
    enum Event { STARTED, REPEATED, SUCCEEDED, FAILED }

    private final BiConsumer<Event, String> events;
    private @Nullable String value;
    private boolean open;
    private int iterations;
    private boolean failing;

    OutcomeFormat(BiConsumer<Event, String> events) {
        this.events = events;
    }

    /** The value of the only parameter of the running benchmark, {@code null} if it has none. */
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
        // Times are of no interest here.
    }

    @Override
    public void startRun() {
        // Each benchmark is told by itself.
    }

    @Override
    public void endRun(Collection<RunResult> results) {
        // Each benchmark is told by itself.
    }

    @Override
    public void print(String text) {
        // Progress of iterations.
    }

    @Override
    public void verbosePrintln(String text) {
        // Only for people who look into JMH.
    }

    @Override
    public void write(int b) {
        // Raw output of forks, of which there are none.
    }

    @Override
    public void write(byte[] b) {
        // Raw output of forks, of which there are none.
    }

    @Override
    public void flush() {
        // Nothing is held back.
    }

    @Override
    public void close() {
        // Nothing is open.
    }
}
