package org.openjdk.jmh.bridge.runtime;

/** One test of the JUnit Platform in an open class. Each thread needs a test of its own. */
public interface PlatformTest {

    /**
     * Makes what the next call of {@link #run()} needs and what is no part of the test, such as its arguments.
     *
     * @throws Throwable what JUnit's extensions threw
     */
    void prepare() throws Throwable;

    /**
     * Runs the test once: a new test object, unless the class shares one, with all that JUnit runs around a test.
     *
     * @throws Throwable what the test threw, or {@link IllegalStateException} if JUnit does not run it
     */
    void run() throws Throwable;
}
