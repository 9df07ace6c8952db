/**
 * Reads recordings of forks by JDK Flight Recorder. Nothing of it is loaded unless somebody asks for a recording: VMs
 * without {@code jdk.jfr.consumer} run benchmarks, too.
 */
package org.openjdk.jmh.recordings;
