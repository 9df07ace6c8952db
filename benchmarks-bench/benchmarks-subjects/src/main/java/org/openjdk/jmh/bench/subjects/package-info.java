/**
 * Benchmarks of libraries as they are really used, one class for each library. The first line of each says which
 * behaviour of benchmarks it stands for; all inputs are seeded.
 */
package org.openjdk.jmh.bench.subjects;
