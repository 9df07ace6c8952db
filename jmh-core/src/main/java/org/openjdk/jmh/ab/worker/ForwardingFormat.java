package org.openjdk.jmh.ab.worker;

import java.io.IOException;
import java.util.Collection;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/** Forwards all events to another output format. */
public abstract class ForwardingFormat implements OutputFormat {

    private final OutputFormat out;

    protected ForwardingFormat(OutputFormat out) {
        this.out = out;
    }

    @Override
    public void iteration(BenchmarkParams benchmark, IterationParams params, int iteration) {
        out.iteration(benchmark, params, iteration);
    }

    @Override
    public void iterationResult(BenchmarkParams benchmark, IterationParams params, int iteration,
                                IterationResult data) {
        out.iterationResult(benchmark, params, iteration, data);
    }

    @Override
    public void startBenchmark(BenchmarkParams benchmark) {
        out.startBenchmark(benchmark);
    }

    @Override
    public void endBenchmark(BenchmarkResult result) {
        out.endBenchmark(result);
    }

    @Override
    public void startRun() {
        out.startRun();
    }

    @Override
    public void endRun(Collection<RunResult> results) {
        out.endRun(results);
    }

    @Override
    public void print(String text) {
        out.print(text);
    }

    @Override
    public void println(String text) {
        out.println(text);
    }

    @Override
    public void verbosePrintln(String text) {
        out.verbosePrintln(text);
    }

    @Override
    public void write(int character) {
        out.write(character);
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        out.write(bytes);
    }

    @Override
    public void flush() {
        out.flush();
    }

    @Override
    public void close() {
        out.close();
    }
}
