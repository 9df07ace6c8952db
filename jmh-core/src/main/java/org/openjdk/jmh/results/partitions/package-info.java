/** The part of a suite that results are of, where several machines share its benchmarks or forks. */
package org.openjdk.jmh.results.partitions;
