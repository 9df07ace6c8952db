/** Compiles sources in memory and compares class files. */
package org.openjdk.jmh.mutate.compile;
