package org.openjdk.jmh.production.judged;

import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.production.recorded.MethodName;

/**
 * A method that no benchmark measures, by samples of running threads.
 *
 * @param method   of the application, or of the JDK where no method of the application was running
 * @param share    of all samples, in which it was the innermost one of the application, with Wilson's interval at 95 %
 * @param anywhere share of all samples, in which it was running itself or waited for what it had called
 */
public record Hotspot(MethodName method, Interval share, double anywhere) {
}
