package org.openjdk.jmh.production.recordings;

import java.time.Instant;

/**
 * Represents the VM's counts of a method since timing was switched on.
 *
 * @param invocations finished invocations
 * @param nanoseconds total time; NaN if the VM's clock is too coarse for an average
 * @param minimum     shortest invocation in nanoseconds; NaN if unknown
 * @param maximum     longest invocation in nanoseconds; NaN if unknown
 */
record Snapshot(Instant time, long invocations, double nanoseconds, double minimum, double maximum) {
}
