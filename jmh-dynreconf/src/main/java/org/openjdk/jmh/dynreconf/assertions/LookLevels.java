package org.openjdk.jmh.dynreconf.assertions;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.statistics.SequentialLevels;

/**
 * The levels of a one-sided test at each look, such that all looks together keep a level; immutable. Levels below
 * 0.0025 are shared in the proportions of that one, so that those of the looks add up to it: it is kept then, and not
 * used up.
 */
public final class LookLevels {

    /** Of what is rarer, the probability is lost in the error of integrals. */
    private static final double RAREST = 0.0025;

    /** Relations have levels in common, and it takes a tenth of a second to compute some. */
    private static final Map<List<Object>, LookLevels> KNOWN = new HashMap<>();

    private final SequentialLevels twoSided;
    private final double factor;

    private LookLevels(SequentialLevels twoSided, double factor) {
        this.twoSided = twoSided;
        this.factor = factor;
    }

    /**
     * Levels of looks.
     *
     * @param level of all looks together, above 0 and below 0.5
     * @param most  forks at the last look, 1 or more
     * @return one level for each look
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

    /**
     * Returns the level of a look.
     *
     * @param forks at this look, from the first look's to the last look's
     * @return one-sided level of Student's test
     */
    public double at(int forks) {
        return factor * twoSided.at(forks);
    }
}
