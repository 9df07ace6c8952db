/** Sums replayed benchmarks up, one at a time. */
package org.openjdk.jmh.bench.summary;
