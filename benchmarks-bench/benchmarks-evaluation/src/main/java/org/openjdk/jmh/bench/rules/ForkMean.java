package org.openjdk.jmh.bench.rules;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/** What stands for a fork, made of its iterations. */
enum ForkMean {

    /** Time for all operations, as JMH's score is. */
    ARITHMETIC {
        @Override
        double of(ForkSamples fork) {
            return fork.forkMeans()[0];
        }
    },

    /** The mean of logarithms: an iteration that is slow by far weighs less. */
    GEOMETRIC {
        @Override
        double of(ForkSamples fork) {
            return Math.exp(Arrays.stream(fork.iterationsAsForks().forkMeans()).map(Math::log).average()
                    .orElse(Double.NaN));
        }
    };

    /** The mean of a fork that is alone in its side. */
    abstract double of(ForkSamples fork);
}
