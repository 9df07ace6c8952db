package org.openjdk.jmh.counting;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.dynreconf.counting.Plateau;
import org.openjdk.jmh.results.counts.CountedEvent;

/**
 * The counts of one fork per operation. They come from its windows that agree ({@link Plateau}), or from all windows if
 * none do. Immutable.
 */
public final class CountedFork {

    /** The label of the secondary result with the count of the garbage collector. */
    public static final String COLLECTION = "count.collection";
    /** The label of the secondary result with the count of compilers, a cost that vanishes in long runs. */
    public static final String COMPILATION = "count.compilation";

    private final List<CountedWindow> all;
    private final double operations;
    /** Index of the first window that agrees; {@link #end} is the index after the last one. */
    private final int first;
    private final int end;
    private final boolean settled;

    private CountedFork(List<CountedWindow> all, double operations, int first, int end, boolean settled) {
        this.all = all;
        this.operations = operations;
        this.first = first;
        this.end = end;
        this.settled = settled;
    }

    /** Finds the windows that agree among one or more, in order, given the operations in each, above 0. */
    public static CountedFork of(List<CountedWindow> windows, double operations) {
        Plateau plateau =
                Plateau.of(
                        windows.stream().mapToDouble(window -> window.work).map(work -> work / operations).toArray());
        return new CountedFork(windows, operations, plateau.first(), plateau.first() + plateau.values().length,
                plateau.isSettled());
    }

    /**
     * Returns the counts by the windows that agree in both forks, or by all windows if these are fewer than {@link
     * Plateau#WINDOWS}. The work of a window may depend on its position (docs/evidence/counting.md, {@code
     * StoredMaps.read}), so forks are compared by the same windows.
     *
     * @param other fork with as many windows
     */
    public CountedFork like(CountedFork other) {
        int begin = Math.max(first, other.first);
        int last = Math.min(end, other.end);
        boolean enough = last - begin >= Plateau.WINDOWS;
        return new CountedFork(all, operations, enough ? begin : 0, enough ? last : all.size(), settled);
    }

    /** Returns the count of the benchmark's threads per operation in each window. */
    public double[] work() {
        return windows().stream().mapToDouble(window -> window.work / operations).toArray();
    }

    /** Returns the windows that agree, or all if none do. */
    List<CountedWindow> windows() {
        return all.subList(first, end);
    }

    public double mean() {
        return mean(work());
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(Double.NaN);
    }

    /** Returns the mean count of {@link CountedEvent#other()} per operation in the same windows; NaN if not counted. */
    public double otherEvent() {
        return windows().stream().mapToDouble(window -> window.otherEvent).average().orElse(Double.NaN) / operations;
    }

    /** Returns whether there are windows that agree. */
    public boolean isSettled() {
        return settled;
    }

    /** Returns the mean count of compilers per operation. */
    public double compilation() {
        return average(window -> window.compilation) / operations;
    }

    /** Returns the mean count of the garbage collector per operation. */
    public double collection() {
        return average(window -> window.collection) / operations;
    }

    /** Returns the mean share of time for which the fork waited, from 0 to 1. Counts do not include it. */
    public double waited() {
        return average(window -> window.waited);
    }

    private double average(ToDoubleFunction<CountedWindow> what) {
        return all.stream().mapToDouble(what).average().orElse(0);
    }
}
