/** Turns JUnit tests into JMH benchmarks: the command line and what it sets in motion. */
package org.openjdk.jmh.bridge;
