package org.openjdk.jmh.dynreconf.history;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Loss;

/**
 * Records the iterations of a fork for a history. Levels exclude the time lost to other programs, which will not recur
 * in the same way; results are as measured. Since iterations of a fork are compared with each other, no loss is
 * excluded if one of them is unknown. Not thread-safe.
 */
public final class ForkRecorder {

    private final List<Double> seconds = new ArrayList<>();
    private final List<Double> measured = new ArrayList<>();
    private final List<Double> levels = new ArrayList<>();
    private boolean lossUnknown;

    /** Starts another fork. */
    public void clear() {
        seconds.clear();
        measured.clear();
        levels.clear();
        lossUnknown = false;
    }

    /** Adds the next iteration. One of unknown length counts as a second. */
    public void add(Iteration iteration) {
        double mean = iteration.sample().isUsable() ? iteration.sample().moments().mean() : Double.NaN;
        double time = iteration.isRate() ? 1 / mean : mean;
        seconds.add(iteration.seconds() >= 0 ? iteration.seconds() : 1);
        measured.add(time);
        levels.add(Loss.without(iteration.lost(), time));
        lossUnknown |= Double.isNaN(iteration.lost());
    }

    public int count() {
        return seconds.size();
    }

    double seconds(int from, int to) {
        return seconds.subList(from, to).stream().mapToDouble(time -> time).sum();
    }

    /** Returns the mean times per operation from an iteration on; NaN for those that are not usable. */
    double[] levels(int from) {
        return array((lossUnknown ? measured : levels).subList(from, count()));
    }

    /** Returns the measured mean time of the newest iterations. */
    double result(int kept) {
        return measured.subList(count() - kept, count()).stream().mapToDouble(time -> time).average()
                .orElse(Double.NaN);
    }

    /**
     * Returns the fork of a run, with the {@code kept} newest iterations, from 1 to {@link #count()}, as its result.
     *
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
