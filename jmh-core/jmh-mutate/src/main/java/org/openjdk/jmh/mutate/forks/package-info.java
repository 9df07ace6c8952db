/** Runs forks of benchmarks with changed classes. */
package org.openjdk.jmh.mutate.forks;
