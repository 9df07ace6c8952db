package org.openjdk.jmh.production.recorded;

import java.time.Instant;

/**
 * What the VM has counted of a method since timing was switched on.
 *
 * @param time        at which the VM wrote it
 * @param invocations that have ended
 * @param nanoseconds of all of them; NaN where the VM's clock is too coarse for an average
 * @param minimum     of one of them in nanoseconds; NaN where it is not known
 * @param maximum     of one of them in nanoseconds; NaN where it is not known
 */
record Snapshot(Instant time, long invocations, double nanoseconds, double minimum, double maximum) {
}
