package org.openjdk.jmh.ab.worker;

import java.util.function.BiConsumer;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
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
        IterationResultMetaData metadata = data.getMetadata();
        words.accept(ForkServer.ITERATED, System.currentTimeMillis() + " "
                + (long) benchmark.getThreads() * benchmark.getOpsPerInvocation() + " "
                + benchmark.getThreads() + " " + benchmark.getMode().name() + " " + benchmark.getTimeUnit().name() + " "
                + (metadata == null ? 0 : metadata.getMeasuredOps()) + " " + data.getPrimaryResult().getScore());
    }
}
