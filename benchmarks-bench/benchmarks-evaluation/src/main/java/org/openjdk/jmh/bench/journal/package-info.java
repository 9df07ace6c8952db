/** Keeps finished benchmarks on disk, so that a run that was ended goes on where it was. */
package org.openjdk.jmh.bench.journal;
