/**
 * Hosts: VMs that run JMH out of any jar of benchmarks, fork by fork. Who uses them decides which fork runs next; what
 * runs in them is in {@link org.openjdk.jmh.ab.worker}.
 */
package org.openjdk.jmh.ab.client;
