package org.openjdk.jmh.ab.worker;

import java.util.function.BiConsumer;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/** Says when a fork tells that an iteration begins or has ended: who waits for it knows by that that it does not hang. */
final class IterationNotifier extends ForwardingFormat {

    private final BiConsumer<String, String> words;

    /**
     * Listens to a fork.
     *
     * @param out   who is told, too
     * @param words takes a word and what is said with it
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
                + (long) benchmark.getThreads() * benchmark.getOpsPerInvocation());
    }
}
