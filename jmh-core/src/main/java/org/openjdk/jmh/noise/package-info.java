/** Watches what the machine does while benchmarks run. Only the host reads the system; nothing runs in a measured VM. */
package org.openjdk.jmh.noise;
