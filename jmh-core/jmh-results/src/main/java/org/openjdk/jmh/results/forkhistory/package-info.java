/** Files that remember earlier forks of benchmarks. */
package org.openjdk.jmh.results.forkhistory;
