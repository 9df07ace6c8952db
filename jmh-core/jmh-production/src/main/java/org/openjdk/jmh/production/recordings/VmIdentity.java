package org.openjdk.jmh.production.recordings;

import java.time.Instant;

/**
 * Identity of a recorded VM.
 *
 * @param pid     process id; -1 if unknown
 * @param started when it was started
 * @param version of the VM
 */
public record VmIdentity(long pid, Instant started, String version) {
}
