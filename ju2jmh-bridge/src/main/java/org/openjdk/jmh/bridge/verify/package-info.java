/** Compiles generated benchmarks, runs each twice, and asks JUnit about those that fail. */
package org.openjdk.jmh.bridge.verify;
