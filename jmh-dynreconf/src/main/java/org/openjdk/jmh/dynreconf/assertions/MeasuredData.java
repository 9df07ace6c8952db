package org.openjdk.jmh.dynreconf.assertions;

import java.util.SortedMap;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;

/** Finds the measurements of a formula. */
public interface MeasuredData {

    /**
     * Finds what a formula names. What is the same benchmark gives the same objects, however it is named.
     *
     * @param wanted without variables
     * @return measurements in the unit of its dimension, or the reason why there are none
     */
    Findings find(Measured wanted);

    /**
     * Finds what was measured at different values of a parameter.
     *
     * @param wanted    without variables, and without a value for the parameter
     * @param parameter its name
     * @return by value; empty where no value is a number
     */
    SortedMap<Double, Findings> series(Measured wanted, String parameter);
}
