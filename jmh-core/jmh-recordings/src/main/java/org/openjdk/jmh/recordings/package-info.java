/**
 * Reads JDK Flight Recorder's recordings of forks. Only loaded if a recording is requested, since VMs without {@code
 * jdk.jfr.consumer} run benchmarks, too.
 */
package org.openjdk.jmh.recordings;
