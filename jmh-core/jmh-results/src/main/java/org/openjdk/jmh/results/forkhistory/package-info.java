/** Stores earlier forks of benchmarks in files. */
package org.openjdk.jmh.results.forkhistory;
