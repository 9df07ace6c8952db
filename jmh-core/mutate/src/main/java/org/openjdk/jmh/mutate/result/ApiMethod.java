package org.openjdk.jmh.mutate.result;

import java.util.OptionalDouble;

/**
 * A public method whose calls were slowed down.
 *
 * @param method     class and name, with simple names of the types of its parameters
 * @param delays     that were tried, each as it was asked for
 * @param noticed    the shortest of them that a benchmark noticed; empty where none did
 * @param detectable what a call would have to cost more to be noticed, in nanoseconds, as the scatter of the forks has it; NaN
 *                   where nothing was measured
 */
public record ApiMethod(String method, java.util.List<String> delays, String noticed, double detectable) {

    /** {@return whether any slow-down of it was noticed} */
    public boolean isNoticed() {
        return !noticed.isEmpty();
    }

    /** {@return what a call would have to cost more, in nanoseconds; empty where that is not known} */
    public OptionalDouble smallest() {
        return Double.isNaN(detectable) ? OptionalDouble.empty() : OptionalDouble.of(detectable);
    }
}
