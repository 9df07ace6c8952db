package org.openjdk.jmh.dynreconf.assertions;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.statistics.SequentialLevels;

/**
 * Holds the levels of a one-sided test at each look, such that all looks together keep a level; immutable. Levels below
 * 0.0025 are shared in the proportions of that one, so that those of the looks add up to it, which is conservative.
 */
public final class LookLevels {

    /** Smaller probabilities are lost in the error of integrals. */
    private static final double RAREST = 0.0025;

    /** Relations have levels in common, some of which take a tenth of a second to compute. */
    private static final Map<List<Object>, LookLevels> KNOWN = new HashMap<>();

    private final SequentialLevels twoSided;
    private final double factor;

    private LookLevels(SequentialLevels twoSided, double factor) {
        this.twoSided = twoSided;
        this.factor = factor;
    }

    /**
     * Returns the levels of all looks.
     *
     * @param level of all looks together, above 0 and below 0.5
     * @param most  forks at the last look, 1 or more
     */
    public static synchronized LookLevels of(double level, int most) {
        return KNOWN.computeIfAbsent(Arrays.asList(level, most), key -> compute(level, most));
    }

    private static LookLevels compute(double level, int most) {
        SequentialLevels twoSided = SequentialLevels.of(2 * Math.max(level, RAREST), first(most), most);
        double sum = IntStream.rangeClosed(first(most), most).mapToDouble(twoSided::at).sum();
        return new LookLevels(twoSided, level < RAREST ? level / sum : 1.0 / 2);
    }

    /** Returns the number of forks at the first look. */
    static int first(int most) {
        return Math.min(SequentialSettings.FIRST_LOOK, most);
    }

    /** Returns the one-sided level of Student's test at a look, by its number of forks. */
    public double at(int forks) {
        return factor * twoSided.at(forks);
    }
}
