/** JUnit Platform engine for assertions on the performance of benchmarks. */
package org.openjdk.jmh.bridge.engine;
