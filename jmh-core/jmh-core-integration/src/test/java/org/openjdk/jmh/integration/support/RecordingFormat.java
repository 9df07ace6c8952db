package org.openjdk.jmh.integration.support;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/** A user's output format that records all notifications in order. */
public final class RecordingFormat implements OutputFormat {

    private final List<String> events = new ArrayList<>();

    public synchronized List<String> events() {
        return List.copyOf(events);
    }

    private synchronized void add(String event) {
        events.add(event);
    }

    @Override
    public void iteration(BenchmarkParams benchmark, IterationParams params, int iteration) {
        add(params.getType() + " " + iteration + " starts");
    }

    @Override
    public void iterationResult(BenchmarkParams benchmark, IterationParams params, int iteration,
                                IterationResult data) {
        add(params.getType() + " " + iteration + " ends");
    }

    @Override
    public void startBenchmark(BenchmarkParams benchmark) {
        add("benchmark starts");
    }

    @Override
    public void endBenchmark(BenchmarkResult result) {
        add("benchmark ends");
    }

    @Override
    public void startRun() {
        add("run starts");
    }

    @Override
    public void endRun(Collection<RunResult> result) {
        add("run ends");
    }

    @Override
    public void print(String s) {
        add(s);
    }

    @Override
    public void println(String s) {
        add(s);
    }

    @Override
    public void flush() {
        // unbuffered
    }

    @Override
    public void close() {
        // no resources
    }

    @Override
    public void verbosePrintln(String s) {
        add("verbose: " + s);
    }

    @Override
    public void write(int b) {
        add("byte");
    }

    @Override
    public void write(byte[] b) {
        add("bytes");
    }
}
