/** Reads from the system what the machine does while benchmarks run. */
package org.openjdk.jmh.noise;
