/**
 * Runs in workers: VMs that run JMH on the class path of any benchmarks, at the request of {@link org.openjdk.jmh.ab.client}. It
 * uses only what JMH has had since 1.21, as each class path has a JMH of its own. Nothing of it is ever in a measured VM.
 */
package org.openjdk.jmh.ab.worker;
