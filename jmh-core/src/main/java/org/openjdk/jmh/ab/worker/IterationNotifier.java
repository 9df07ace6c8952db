package org.openjdk.jmh.ab.worker;

import java.util.function.BiConsumer;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/** Notifies the client when an iteration of a fork begins and ends, which shows that the fork does not hang. */
final class IterationNotifier extends ForwardingFormat {

    private final BiConsumer<String, String> words;

    /**
     * Creates a notifier.
     *
     * @param out   takes all events as well
     * @param words takes the kind and the content of messages
     */
    IterationNotifier(OutputFormat out, BiConsumer<String, String> words) {
        super(out);
        this.words = words;
    }

    @Override
    public void iteration(BenchmarkParams benchmark, IterationParams params, int iteration) {
        words.accept(ForkServer.STARTS, System.currentTimeMillis() + " " + benchmark.getThreads());
        super.iteration(benchmark, params, iteration);
    }

    @Override
    public void iterationResult(BenchmarkParams benchmark, IterationParams params, int iteration,
                                IterationResult data) {
        super.iterationResult(benchmark, params, iteration, data);
        words.accept(ForkServer.ITERATED, System.currentTimeMillis() + " "
                + (long) benchmark.getThreads() * benchmark.getOpsPerInvocation() + " "
                + MeasuredTime.nanos(benchmark, data) + " " + (benchmark.getMode() == Mode.Throughput) + " "
                + data.getPrimaryResult().getScore());
    }
}
