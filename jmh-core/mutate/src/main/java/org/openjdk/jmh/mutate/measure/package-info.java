/** Forks of benchmarks with class files in front of their class path. */
package org.openjdk.jmh.mutate.measure;
