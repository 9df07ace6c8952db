/** Assertions on the performance of benchmarks as tests of the JUnit Platform. */
package org.openjdk.jmh.bridge.engine;
