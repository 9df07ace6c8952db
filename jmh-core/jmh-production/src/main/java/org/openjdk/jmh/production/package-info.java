/** Compares production with benchmarks from the command line. */
package org.openjdk.jmh.production;
