/** Verifies generated benchmarks by running them twice, and finds the causes of failures. */
package org.openjdk.jmh.bridge.verify;
