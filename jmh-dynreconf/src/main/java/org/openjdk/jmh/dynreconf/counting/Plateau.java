package org.openjdk.jmh.dynreconf.counting;

import java.util.Arrays;

/**
 * Holds the newest windows of a fork that agree; immutable. A window is a fixed number of operations, whose counts are
 * equal once everything is compiled. Windows that agree are therefore warm, and a window with a compilation differs.
 */
public final class Plateau {

    /**
     * The maximum distance of windows that agree, as a share of the smallest. Windows of warm forks differ by less than
     * a part in ten thousand, and a compilation changes them by more than one in a hundred (docs/evidence/counting.md).
     */
    public static final double TOLERANCE = 0.001;

    /** Fewer windows may agree by chance before a change. */
    public static final int WINDOWS = 3;

    private final double[] values;
    private final int first;
    private final boolean settled;

    private Plateau(double[] values, int first, boolean settled) {
        this.values = values;
        this.first = first;
        this.settled = settled;
    }

    /**
     * Finds the newest {@link #WINDOWS} or more windows in a row whose largest is at most {@link #TOLERANCE} above
     * their smallest; all windows if there are none. Worked example: of 150, 100, 100, 100.05, 100, 180 these are the
     * four in the middle.
     *
     * @throws IllegalArgumentException if there is no window, or a count is negative or not finite
     */
    public static Plateau of(double... windows) {
        if (windows.length == 0
                || !Arrays.stream(windows).allMatch(value -> value >= 0 && value < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("counts must be finite, not negative, and at least one: "
                    + Arrays.toString(windows));
        }
        for (int end = windows.length; end >= WINDOWS; end--) {
            int begin = end;
            while (begin > 0 && agree(windows, begin - 1, end)) {
                begin--;
            }
            if (end - begin >= WINDOWS) {
                return new Plateau(Arrays.copyOfRange(windows, begin, end), begin, true);
            }
        }
        return new Plateau(windows.clone(), 0, false);
    }

    private static boolean agree(double[] windows, int begin, int end) {
        double[] sorted = Arrays.stream(windows, begin, end).sorted().toArray();
        return sorted[sorted.length - 1] - sorted[0] <= TOLERANCE * sorted[0];
    }

    /** Returns the windows that agree; all if there are none. */
    public double[] values() {
        return values.clone();
    }

    /** Returns the index of the first of them among all windows. */
    public int first() {
        return first;
    }

    /** Returns whether there are windows that agree. */
    public boolean isSettled() {
        return settled;
    }
}
