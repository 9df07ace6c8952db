/** Finds the benchmarks that reach code that differs between two class paths. */
package org.openjdk.jmh.bytecode.selection;
