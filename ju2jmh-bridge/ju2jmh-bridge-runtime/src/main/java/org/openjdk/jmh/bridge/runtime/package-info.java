/**
 * Classes that generated benchmarks call to run JUnit's tests. Each class needs only the JUnit that it drives:
 * {@code RunnerTest} and {@code SuiteTest} need JUnit 4, {@code PlatformTest} needs the JUnit Platform launcher.
 */
package org.openjdk.jmh.bridge.runtime;
