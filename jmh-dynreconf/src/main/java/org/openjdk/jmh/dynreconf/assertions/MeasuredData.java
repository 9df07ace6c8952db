package org.openjdk.jmh.dynreconf.assertions;

import java.util.SortedMap;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;

/** Finds the measurements of a formula. */
public interface MeasuredData {

    /**
     * Finds the measurements of a name without variables, in the unit of its dimension. The same benchmark gives the
     * same objects, whatever its name.
     */
    Findings find(Measured wanted);

    /** Finds the measurements at different numbers as a parameter, for which {@code wanted} has no value. */
    SortedMap<Double, Findings> series(Measured wanted, String parameter);
}
