package org.openjdk.jmh.production.recorded;

import java.time.Instant;

/**
 * What tells one VM from another.
 *
 * @param pid     of its process, -1 where it is not known
 * @param started when it was started
 * @param version of the VM
 */
public record VmName(long pid, Instant started, String version) {
}
