/** Chooses which tests become benchmarks; each filter gives a reason for the tests that it drops. */
package org.openjdk.jmh.bridge.select;
