/** Compiles generated benchmarks. */
package org.openjdk.jmh.bridge.compile;
