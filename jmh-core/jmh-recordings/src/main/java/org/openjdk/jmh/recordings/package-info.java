/**
 * Reads recordings of forks by JDK Flight Recorder. It is loaded only if a recording is requested: VMs without {@code
 * jdk.jfr.consumer} run benchmarks, too.
 */
package org.openjdk.jmh.recordings;
