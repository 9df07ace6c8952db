package org.openjdk.jmh.bridge.runtime;

/** A test of the JUnit Platform in an open class. Instances are not thread-safe. */
public interface PlatformTest {

    /** Prepares the next {@link #run()}, for instance its arguments, which is not part of the test. */
    void prepare() throws Throwable;

    /**
     * Runs the test once with everything that JUnit runs around it, on a new test object unless the class shares one.
     *
     * @throws Throwable what the test threw, or {@link IllegalStateException} if JUnit does not run it
     */
    void run() throws Throwable;
}
