/** Relates benchmarks to the methods of an application or a library that they measure. */
package org.openjdk.jmh.results.measures;
