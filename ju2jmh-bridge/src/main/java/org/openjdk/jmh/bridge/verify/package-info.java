/** Compiles generated benchmarks, runs each once, and asks JUnit about those that fail. */
package org.openjdk.jmh.bridge.verify;
