package org.openjdk.jmh.dynreconf.history;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Loss;

/**
 * Takes down the iterations of a fork for a history. Levels are without what the machine kept from the benchmark, as
 * what other programs did to a fork is no change that will come again; results are what was measured. Iterations of a
 * fork are compared with each other: where the loss of one of them is unknown, that of the others does not count
 * either.
 */
public final class ForkRecorder {

    private final List<Double> seconds = new ArrayList<>();
    private final List<Double> measured = new ArrayList<>();
    private final List<Double> levels = new ArrayList<>();
    private boolean lossUnknown;

    /** Forgets all iterations: another fork begins. */
    public void clear() {
        seconds.clear();
        measured.clear();
        levels.clear();
        lossUnknown = false;
    }

    /**
     * Takes the next iteration. One of unknown length counts as a second.
     *
     * @param iteration with times or rates
     */
    public void add(Iteration iteration) {
        double mean = iteration.sample().isUsable() ? iteration.sample().moments().mean() : Double.NaN;
        double time = iteration.isRate() ? 1 / mean : mean;
        seconds.add(iteration.seconds() >= 0 ? iteration.seconds() : 1);
        measured.add(time);
        levels.add(Loss.without(iteration.lost(), time));
        lossUnknown |= Double.isNaN(iteration.lost());
    }

    /** {@return the number of iterations} */
    public int count() {
        return seconds.size();
    }

    double seconds(int from, int to) {
        return seconds.subList(from, to).stream().mapToDouble(time -> time).sum();
    }

    /** Mean times per operation from an iteration on; NaN of those that are not usable. */
    double[] levels(int from) {
        return array((lossUnknown ? measured : levels).subList(from, count()));
    }

    /** Returns the mean of what the newest iterations measured. */
    double result(int kept) {
        return measured.subList(count() - kept, count()).stream().mapToDouble(time -> time).average()
                .orElse(Double.NaN);
    }

    /**
     * Returns the fork, to be remembered.
     *
     * @param run  that it is part of
     * @param kept how many of its newest iterations are its result, from 1 to {@link #count()}
     * @throws IllegalArgumentException if an iteration has no time that is above 0 and finite
     */
    public RememberedFork remembered(long run, int kept) {
        double[] ends = array(seconds);
        for (int i = 1; i < ends.length; i++) {
            ends[i] += ends[i - 1];
        }
        return RememberedFork.of(run, ends, levels(0), result(kept));
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(value -> value).toArray();
    }
}
