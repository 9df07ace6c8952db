/**
 * Runs in JMH's host VMs during a live evaluation, on the class path of the evaluated JAR: needs nothing but JMH and its
 * engine, and is never in a measured VM.
 */
package org.openjdk.jmh.bench.host;
