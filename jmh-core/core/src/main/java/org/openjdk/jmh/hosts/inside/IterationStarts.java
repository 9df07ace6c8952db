package org.openjdk.jmh.hosts.inside;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.format.OutputFormat;

/** Reads the clock where a fork says that an iteration begins. */
final class IterationStarts extends ForwardingFormat {

    private final StringBuilder starts = new StringBuilder();

    IterationStarts(OutputFormat out) {
        super(out);
    }

    @Override
    public void iteration(BenchmarkParams benchmark, IterationParams params, int iteration) {
        synchronized (starts) {
            starts.append(System.currentTimeMillis()).append(' ');
        }
        super.iteration(benchmark, params, iteration);
    }

    /** Milliseconds since 1970, each followed by a space. */
    String text() {
        synchronized (starts) {
            return starts.toString();
        }
    }
}
