/** Command line that converts JUnit tests to JMH benchmarks. */
package org.openjdk.jmh.bridge;
