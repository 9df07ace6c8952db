/**
 * Runs in the VMs that host JMH for somebody else, on the class path of the jar whose benchmarks they run. Needs nothing
 * but what JMH has had from 1.21 on, as that jar brings a JMH of its own; and is never in a measured VM.
 */
package org.openjdk.jmh.ab.worker;
