package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.WelchSlope;

/**
 * Defines the meaning of {@code <=} between measured quantities, from which all other relations are derived. Found by
 * {@link java.util.ServiceLoader}; implementations are stateless and deterministic.
 */
public interface Interpretation {

    /** Returns the name of the option, in lower-case letters and hyphens. */
    String name();

    /** Returns one line of description. */
    String description();

    /**
     * Judges whether one quantity is at most another, with the ratio left / right.
     *
     * @param left  the one that should be smaller; not both are constants
     * @param level the error level, above 0 and below 0.5
     */
    Evidence atMost(Quantity left, Quantity right, double level);

    /**
     * Returns whether the relations of a formula share its error level, so that the whole formula keeps it; false by
     * default: each relation has the level. Only an interpretation that can answer {@link Truth#UNKNOWN} can share it,
     * because it tests the relation and its opposite.
     */
    default boolean sharesLevel() {
        return false;
    }

    /**
     * Returns the slope of values over places, by default with Welch's interval.
     *
     * @param places at least two, not all the same
     * @param values at each place those of at least two forks
     * @param level  of each limit, above 0 and below 0.5
     */
    default Interval slope(double[] places, List<double[]> values, double level) {
        return WelchSlope.interval(places, values, 1 - 2 * level);
    }
}
