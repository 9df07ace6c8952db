package org.openjdk.jmh.mutate.results;

import java.util.OptionalDouble;

/**
 * Represents a public method whose calls were slowed down.
 *
 * @param method     class and name, with simple names of parameter types
 * @param delays     as the user wrote them
 * @param noticed    the shortest delay that a benchmark noticed; empty if none
 * @param detectable additional nanoseconds of a call that would be noticed, given the variation of forks; NaN if
 *                   nothing was measured
 */
public record ApiMethod(String method, java.util.List<String> delays, String noticed, double detectable) {

    public boolean isNoticed() {
        return !noticed.isEmpty();
    }

    /** {@return the additional nanoseconds of a call that would be noticed; empty if unknown} */
    public OptionalDouble smallest() {
        return Double.isNaN(detectable) ? OptionalDouble.empty() : OptionalDouble.of(detectable);
    }
}
