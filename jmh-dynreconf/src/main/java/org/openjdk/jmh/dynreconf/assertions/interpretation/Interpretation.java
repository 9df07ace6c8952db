package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.WelchSlope;

/**
 * A meaning of {@code <=} between quantities of which only measurements are known. All other relations are made of this
 * one. Found by {@link java.util.ServiceLoader}; implementations hold no state, and give the same for the same data.
 */
public interface Interpretation {

    /** {@return the name of the option, in lower-case letters and hyphens} */
    String name();

    /** {@return one line of description} */
    String description();

    /**
     * Judges whether one quantity is at most another.
     *
     * @param left  the one that should be smaller; not both are constants
     * @param right the other
     * @param level share of wrong decisions that is allowed, above 0 and below 0.5
     * @return what is decided, with the ratio left / right
     */
    Evidence atMost(Quantity left, Quantity right, double level);

    /**
     * {@return whether the relations of a formula share its error level, so that the whole formula keeps it; false by
     * default: each relation has the level} Only an interpretation that can answer {@link Truth#UNKNOWN} can share it,
     * since it tests the relation and its opposite.
     */
    default boolean sharesLevel() {
        return false;
    }

    /**
     * Returns the slope of what is known at different places.
     *
     * @param places at least two, not all the same
     * @param values at each place those of at least two forks
     * @param level  of each of the limits, above 0 and below 0.5
     * @return by default with Welch's interval
     */
    default Interval slope(double[] places, List<double[]> values, double level) {
        return WelchSlope.interval(places, values, 1 - 2 * level);
    }
}
