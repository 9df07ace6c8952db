package org.openjdk.jmh.counting;

import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.counts.WindowSize;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.WarmupMode;

/**
 * What the options of a run that counts are to JMH: iterations are batches of single shots, whatever annotations say of modes
 * and times.
 */
public final class CountedOptions {

    /** Two may agree by chance where a compiler has two outcomes; of three, the third mostly shows it. */
    private static final int FORKS = 3;

    private CountedOptions() {
    }

    /** Returns the options of a run of one side; the same where nothing is counted. */
    public static Options ofOneSide(Options options) {
        if (!options.getCount().hasValue()) {
            return options;
        }
        return shots(options).forks(options.getForkCount().orElse(FORKS)).build();
    }

    /** Returns the options of a run of two sides, in which forks are as many as it takes; the same where nothing is counted. */
    public static Options ofTwoSides(Options options) {
        return options.getCount().hasValue() ? shots(options).build() : options;
    }

    private static ChainedOptionsBuilder shots(Options options) {
        return new OptionsBuilder().parent(options).mode(Mode.SingleShotTime).warmupMode(WarmupMode.INDI)
                .warmupForks(options.getWarmupForkCount().orElse(0))
                .warmupIterations(WindowSize.WARMUPS).measurementIterations(WindowSize.LEAD + WindowSize.WINDOWS);
    }
}
