package org.openjdk.jmh.production.comparisons;

import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.production.recordings.MethodName;

/**
 * Represents a method of the application that no benchmark measures, found by samples of running threads.
 *
 * @param method   of the JDK if no method of the application was on the stack
 * @param share    of samples in which it was the innermost method of the application, from 0 to 1, with Wilson's 95 %
 *                 interval
 * @param anywhere share of samples that have it anywhere in their stack, from 0 to 1
 */
public record Hotspot(MethodName method, Interval share, double anywhere) {
}
