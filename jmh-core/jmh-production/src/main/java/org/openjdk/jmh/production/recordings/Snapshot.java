package org.openjdk.jmh.production.recordings;

import java.time.Instant;

/**
 * What the VM has counted for a method since timing was switched on.
 *
 * @param time        time of the snapshot
 * @param invocations number of finished invocations
 * @param nanoseconds total time; NaN if the VM's clock is too coarse for an average
 * @param minimum     shortest invocation in nanoseconds; NaN if unknown
 * @param maximum     longest invocation in nanoseconds; NaN if unknown
 */
record Snapshot(Instant time, long invocations, double nanoseconds, double minimum, double maximum) {
}
