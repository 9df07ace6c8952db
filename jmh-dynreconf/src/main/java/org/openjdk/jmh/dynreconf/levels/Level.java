package org.openjdk.jmh.dynreconf.levels;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Represents a count or a time that several forks of a benchmark share; immutable. A just-in-time compiler has a few
 * outcomes, which inline one method or another. Each has a reproducible cost, with no forks in between. The mean of all
 * forks is the expected cost of a fork; levels are the possible costs.
 */
public final class Level {

    /** Counts of one outcome differ by a smaller share, and outcomes by a larger one. */
    public static final double GAP = 0.002;

    private final double[] sorted;

    private Level(double[] sorted) {
        this.sorted = sorted;
    }

    /**
     * Finds the levels of counted forks, in ascending order: sorted values belong to the same level until the next
     * value is more than {@link #GAP} above the one before it, as a share. Worked example: 100, 125, 100.1 are two
     * forks at 100.05 and one at 125.
     */
    public static List<Level> of(double... values) {
        return apart(GAP, values);
    }

    /**
     * Finds the levels of the factors between both forks of each pair. They show levels even if the machine slows down
     * some pairs, both forks alike. Worked example: 10 and 20, 15 and 30, and four pairs of 10 and 10.1 are four pairs
     * at 1.01 and two at 2.
     *
     * @param baseline  above 0
     * @param candidate of the same pairs, above 0
     */
    public static List<Level> ofPairs(double[] baseline, double[] candidate) {
        double[] factors = new double[baseline.length];
        Arrays.setAll(factors, pair -> factor(baseline[pair], candidate[pair]));
        return apart(LevelGap.of(factors).orElse(Double.POSITIVE_INFINITY), factors);
    }

    /** Returns the factor between both forks of a pair, 1 or more. */
    public static double factor(double baseline, double candidate) {
        return Math.max(baseline / candidate, candidate / baseline);
    }

    /** Finds levels that are separated by a gap, as a share. */
    static List<Level> apart(double gap, double... values) {
        double[] sorted = Arrays.stream(values).sorted().toArray();
        List<Level> levels = new ArrayList<>();
        int begin = 0;
        for (int i = 1; i <= sorted.length; i++) {
            if (i == sorted.length || sorted[i] - sorted[i - 1] > gap * sorted[i - 1]) {
                levels.add(new Level(Arrays.copyOfRange(sorted, begin, i)));
                begin = i;
            }
        }
        return Collections.unmodifiableList(levels);
    }

    /** Returns the mean of its forks. */
    public double mean() {
        return Arrays.stream(sorted).average().orElse(0);
    }

    /** Returns how many forks are at this level, at least one. */
    public int forks() {
        return sorted.length;
    }

    /** Returns how many of some forks, all among those that it was derived from, are at this level. */
    int within(double... forks) {
        return (int) Arrays.stream(forks).filter(this::contains).count();
    }

    /** Returns whether a fork, one of those that it was derived from, is at this level. */
    public boolean contains(double fork) {
        return fork >= sorted[0] && fork <= sorted[sorted.length - 1];
    }
}
