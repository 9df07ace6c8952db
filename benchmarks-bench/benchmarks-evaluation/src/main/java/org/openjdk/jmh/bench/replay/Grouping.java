package org.openjdk.jmh.bench.replay;

import org.openjdk.jmh.bench.series.ForkSeries;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;

/** What the engine is told of an iteration that consists of several slices. */
public enum Grouping {

    /** The mean time of each slice, as if each were one invocation: nearest to sample time mode. */
    VALUES {
        @Override
        Sample sample(ForkSeries fork, int from, int to) {
            return Sample.of(fork.means(from, to));
        }
    },

    /** Total time by the number of operations: what average time mode would have reported for the iteration. */
    SCORE {
        @Override
        Sample sample(ForkSeries fork, int from, int to) {
            double operations = 0;
            for (int i = from; i < to; i++) {
                operations += fork.operations(i);
            }
            return Sample.of((fork.secondsOf(to) - fork.secondsOf(from)) / operations);
        }
    };

    abstract Sample sample(ForkSeries fork, int from, int to);

    /** The measurement of an iteration that consists of the slices from one, up to and without another. */
    public Iteration measurement(ForkSeries fork, int from, int to) {
        return Iteration.of(sample(fork, from, to)).withSeconds(fork.secondsOf(to) - fork.secondsOf(from));
    }
}
