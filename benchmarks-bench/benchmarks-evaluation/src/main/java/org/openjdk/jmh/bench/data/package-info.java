/** Measurements made up for benchmarks: seeded, of realistic shape and size. */
package org.openjdk.jmh.bench.data;
