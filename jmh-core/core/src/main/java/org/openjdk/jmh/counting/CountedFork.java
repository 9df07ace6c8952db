package org.openjdk.jmh.counting;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.dynreconf.counting.Plateau;

/** What counting one fork came to, for each operation; immutable. */
public final class CountedFork {

    private final List<CountedWindow> all;
    private final double operations;
    /** Those that agree, or all; of the places in {@link #all}, the one behind the last is {@link #end}. */
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

    /**
     * Looks at the windows of a fork.
     *
     * @param windows    all that count, at least one
     * @param operations in each of them, above 0
     */
    public static CountedFork of(List<CountedWindow> windows, double operations) {
        Plateau plateau =
                Plateau.of(windows.stream().mapToDouble(CountedWindow::work).map(work -> work / operations).toArray());
        return new CountedFork(windows, operations, plateau.first(), plateau.first() + plateau.values().length,
                plateau.isSettled());
    }

    /**
     * This fork by the windows that agree in another one as well, or by all where these are fewer than
     * {@link Plateau#WINDOWS}. What is done in a window hangs on its place (docs/evidence/counting.md, {@code StoredMaps.read}),
     * so that of forks which are compared the same ones count.
     *
     * @param other with as many windows
     * @return the same for both: {@code other.like(this)} has the same windows
     */
    public CountedFork like(CountedFork other) {
        int begin = Math.max(first, other.first);
        int last = Math.min(end, other.end);
        boolean enough = last - begin >= Plateau.WINDOWS;
        return new CountedFork(all, operations, enough ? begin : 0, enough ? last : all.size(), settled);
    }

    /** What the benchmark's threads did for an operation, in the windows that agree; in all, where none do. */
    public double[] work() {
        return windows().stream().mapToDouble(window -> window.work() / operations).toArray();
    }

    /** The windows that it was in. */
    List<CountedWindow> windows() {
        return all.subList(first, end);
    }

    /** The mean of that. */
    public double mean() {
        return mean(work());
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(Double.NaN);
    }

    /** Returns what the benchmark's threads did for an operation by {@link CountedEvent#beside()}, in the same windows; NaN if not known. */
    public double beside() {
        return windows().stream().mapToDouble(CountedWindow::beside).average().orElse(Double.NaN) / operations;
    }

    /** Whether there are windows that agree. */
    public boolean isSettled() {
        return settled;
    }

    /** What compilers did for an operation. */
    public double compilation() {
        return average(CountedWindow::compilation) / operations;
    }

    /** What the garbage collector did for an operation. */
    public double collection() {
        return average(CountedWindow::collection) / operations;
    }

    /** The share of the time in which the fork had nothing to do: what counts do not see. */
    public double waited() {
        return average(CountedWindow::waited);
    }

    private double average(ToDoubleFunction<CountedWindow> what) {
        return all.stream().mapToDouble(what).average().orElse(0);
    }
}
