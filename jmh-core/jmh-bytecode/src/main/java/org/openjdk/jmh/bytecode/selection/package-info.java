/** Which benchmarks reach code that differs between two class paths. */
package org.openjdk.jmh.bytecode.selection;
