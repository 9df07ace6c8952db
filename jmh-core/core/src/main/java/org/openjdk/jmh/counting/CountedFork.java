package org.openjdk.jmh.counting;

import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.dynreconf.counting.Plateau;

/** What counting one fork came to, for each operation; immutable. */
public final class CountedFork {

    private final List<CountedWindow> windows;
    private final double[] work;
    private final boolean settled;
    private final double spread;
    private final double instructions;
    private final double compilation;
    private final double collection;
    private final double waited;

    private CountedFork(List<CountedWindow> windows, double operations) {
        Plateau plateau =
                Plateau.of(windows.stream().mapToDouble(window -> window.work() / operations).toArray());
        work = plateau.values();
        this.windows = windows.subList(plateau.first(), plateau.first() + work.length);
        settled = plateau.isSettled();
        spread = plateau.spread();
        instructions =
                mean(Plateau.of(windows.stream().mapToDouble(window -> window.instructions() / operations).toArray())
                        .values());
        compilation = windows.stream().mapToDouble(CountedWindow::compilation).average().orElse(0) / operations;
        collection = windows.stream().mapToDouble(CountedWindow::collection).average().orElse(0) / operations;
        waited = windows.stream().mapToDouble(CountedWindow::waited).average().orElse(0);
    }

    /**
     * Looks at the windows of a fork.
     *
     * @param windows    all that count, at least one
     * @param operations in each of them, above 0
     */
    public static CountedFork of(List<CountedWindow> windows, double operations) {
        return new CountedFork(windows, operations);
    }

    /** What the benchmark's threads did for an operation, in the windows that agree; in all, where none do. */
    public double[] work() {
        return work.clone();
    }

    /** The windows that it was in. */
    List<CountedWindow> windows() {
        return windows;
    }

    /** The mean of that. */
    public double mean() {
        return mean(work);
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(Double.NaN);
    }

    /** How many instructions the benchmark's threads executed for an operation, in windows that agree in that, or in all. */
    public double instructions() {
        return instructions;
    }

    /** Whether there are windows that agree. */
    public boolean isSettled() {
        return settled;
    }

    /** How far they are apart, or all windows, as a share of the smallest. */
    public double spread() {
        return spread;
    }

    /** What compilers did for an operation. */
    public double compilation() {
        return compilation;
    }

    /** What the garbage collector did for an operation. */
    public double collection() {
        return collection;
    }

    /** The share of the time in which the fork had nothing to do: what counts do not see. */
    public double waited() {
        return waited;
    }
}
