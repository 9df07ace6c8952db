/**
 * Dynamic reconfiguration in the host: turns options and annotations into settings, results into measurements for the
 * stability engine, and its decisions into output. See {@link org.openjdk.jmh.reconfiguration.BenchmarkMonitor}. No
 * class of this package is loaded in a measured VM.
 */
package org.openjdk.jmh.reconfiguration;
