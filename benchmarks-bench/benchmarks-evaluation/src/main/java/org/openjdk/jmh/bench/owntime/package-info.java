/** Compares benchmarks with themselves, or with a known change, on a machine as busy as wanted. */
package org.openjdk.jmh.bench.owntime;
