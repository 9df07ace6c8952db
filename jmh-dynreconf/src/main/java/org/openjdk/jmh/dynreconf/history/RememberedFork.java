package org.openjdk.jmh.dynreconf.history;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/**
 * Holds a fork of an earlier run: the time per operation of each iteration from the start of the fork on, and the mean
 * of those that were its result; immutable. Times may have any unit that is the same for all forks of a benchmark.
 */
public final class RememberedFork {

    /** The end of a fork is its last quarter: long enough for a median, short enough to be after the warmup. */
    static final double LAST_PART = 0.25;

    private final long run;
    private final double[] ends;
    private final double[] times;
    private final double result;
    /** Time per operation, summed up over the seconds until the end of each iteration. */
    private final double[] sums;
    /** The level at the end: the median of the iterations in the last quarter, as time per operation. */
    final double end;

    private RememberedFork(long run, double[] ends, double[] times, double result) {
        this.run = run;
        this.ends = ends;
        this.times = times;
        this.result = result;
        sums = new double[times.length];
        for (int i = 0; i < times.length; i++) {
            sums[i] = (i == 0 ? 0 : sums[i - 1]) + times[i] * (ends[i] - startOf(i));
        }
        int first = Math.min(times.length - 1, indexAt(endsFrom()));
        end = Quantiles.median(times, first, times.length);
    }

    /**
     * Creates a fork.
     *
     * @param run    a number of its run
     * @param ends   seconds from the start of the fork to the end of each iteration, ascending, the first above 0, at
     * least one
     * @param times  mean time per operation in each of them, above 0 and finite
     * @param result mean time per operation in the iterations of the result, above 0 and finite
     * @throws IllegalArgumentException if the numbers are not as described
     */
    public static RememberedFork of(long run, double[] ends, double[] times, double result) {
        if (ends.length == 0 || ends.length != times.length) {
            throw new IllegalArgumentException(ends.length + " ends and " + times.length
                    + " times: there must be as many of both, and at least one");
        }
        double before = 0;
        for (int i = 0; i < ends.length; i++) {
            if (!(ends[i] > before && ends[i] < Double.POSITIVE_INFINITY)) {
                throw new IllegalArgumentException("iteration " + (i + 1) + " ends after " + ends[i]
                        + " s: it must be above " + before + " s and finite");
            }
            before = ends[i];
            requireTime(times[i], "iteration " + (i + 1));
        }
        requireTime(result, "the result");
        return new RememberedFork(run, ends.clone(), times.clone(), result);
    }

    private static void requireTime(double time, String of) {
        if (!(time > 0 && time < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(of + " has a time of " + time + ": it must be above 0 and finite");
        }
    }

    /** Returns the fork with at most so many iterations, each of which merges consecutive ones. */
    public RememberedFork inAtMost(int most) {
        int together = (times.length + most - 1) / most;
        if (together <= 1) {
            return this;
        }
        int count = (times.length + together - 1) / together;
        double[] laterEnds = new double[count];
        double[] means = new double[count];
        for (int i = 0; i < count; i++) {
            int last = Math.min(times.length, (i + 1) * together) - 1;
            laterEnds[i] = ends[last];
            means[i] = mean(startOf(i * together), ends[last]);
        }
        return new RememberedFork(run, laterEnds, means, result);
    }

    private double startOf(int iteration) {
        return iteration == 0 ? 0 : ends[iteration - 1];
    }

    /** Returns the index of the iteration that runs at a time; the number of iterations after the end. */
    private int indexAt(double second) {
        int found = Arrays.binarySearch(ends, second);
        return found >= 0 ? found + 1 : -found - 1;
    }

    private double sumAt(double second) {
        int index = indexAt(second);
        return index == times.length ? sums[index - 1]
                : (index == 0 ? 0 : sums[index - 1]) + times[index] * (second - startOf(index));
    }

    /** Returns the mean time per operation between two times in seconds since the start, at most {@link #seconds()}. */
    public double mean(double from, double to) {
        return (sumAt(to) - sumAt(from)) / (to - from);
    }

    /** Returns the start of the last quarter, in seconds from the start. */
    public double endsFrom() {
        return seconds() * (1 - LAST_PART);
    }

    /**
     * Returns the end of the first whole iterations that take at least so many seconds.
     *
     * @param from    seconds from the start to where an iteration begins
     * @param seconds above 0
     * @return seconds from the start; {@code from} if the fork ends before
     */
    public double endOfIterations(double from, double seconds) {
        int index = Arrays.binarySearch(ends, from + seconds);
        int found = index >= 0 ? index : -index - 1;
        return found == ends.length ? from : ends[found];
    }

    public double seconds() {
        return ends[ends.length - 1];
    }

    public long run() {
        return run;
    }

    /** Returns the mean of the iterations of the result, as time per operation. */
    public double result() {
        return result;
    }

    /** Returns a copy of the end of each iteration in seconds from the start. */
    public double[] ends() {
        return ends.clone();
    }

    /** Returns a copy of the time per operation of each iteration. */
    public double[] times() {
        return times.clone();
    }
}
