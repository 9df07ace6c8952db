/** Compiles generated benchmarks, with or without the code that JMH adds to them. */
package org.openjdk.jmh.bridge.compile;
