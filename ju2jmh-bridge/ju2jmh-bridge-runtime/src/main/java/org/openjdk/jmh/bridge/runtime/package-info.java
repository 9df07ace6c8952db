/**
 * What the launcher scaffold of a generated benchmark calls: one JUnit test, found in setup and run in the loop.
 *
 * <p>Each class here needs only the JUnit that it drives: {@code RunnerTest} and {@code SuiteTest} JUnit 4,
 * {@code PlatformTest} the JUnit Platform launcher.
 */
package org.openjdk.jmh.bridge.runtime;
