/** The part of a suite that results belong to, if several machines share its benchmarks or forks. */
package org.openjdk.jmh.results.partitions;
