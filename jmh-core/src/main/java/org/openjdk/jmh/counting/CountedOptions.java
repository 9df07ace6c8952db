package org.openjdk.jmh.counting;

import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.counts.WindowSize;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.WarmupMode;

/**
 * Adapts options for runs that count: iterations are batches of single shots, regardless of annotated modes and times.
 */
public final class CountedOptions {

    /** Two forks may agree by chance if a compiler has two outcomes; a third one mostly reveals it. */
    private static final int FORKS = 3;

    private CountedOptions() {
    }

    /** Returns the options of a run of one side, unchanged if nothing is counted. */
    public static Options ofOneSide(Options options) {
        if (!options.getCount().hasValue()) {
            return options;
        }
        return shots(options).forks(options.getForkCount().orElse(FORKS)).build();
    }

    /**
     * Returns the options of a run of two sides, in which the difference decides the number of forks; unchanged if
     * nothing is counted.
     */
    public static Options ofTwoSides(Options options) {
        return options.getCount().hasValue() ? shots(options).build() : options;
    }

    private static ChainedOptionsBuilder shots(Options options) {
        return new OptionsBuilder().parent(options).mode(Mode.SingleShotTime).warmupMode(WarmupMode.INDI)
                .warmupForks(options.getWarmupForkCount().orElse(0))
                .warmupIterations(WindowSize.WARMUPS).measurementIterations(WindowSize.LEAD + WindowSize.WINDOWS);
    }
}
