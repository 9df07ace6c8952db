/**
 * Starts workers, VMs that run JMH on the class path of any benchmarks, and sends them requests to list benchmarks and run forks.
 * Callers choose the order of forks; {@link org.openjdk.jmh.ab.worker} is what runs in the workers.
 */
package org.openjdk.jmh.ab.client;
