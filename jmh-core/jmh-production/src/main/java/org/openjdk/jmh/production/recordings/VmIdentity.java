package org.openjdk.jmh.production.recordings;

import java.time.Instant;

/**
 * Identifies a recorded VM.
 *
 * @param pid     process id; -1 if unknown
 * @param started time of its start
 * @param version of the VM
 */
public record VmIdentity(long pid, Instant started, String version) {
}
