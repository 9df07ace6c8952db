package org.openjdk.jmh.bridge.runtime;

/** A test of the JUnit Platform in an open class. Instances are not thread-safe. */
public interface PlatformTest {

    /** Prepares the next {@link #run()}, for instance its arguments, which is not part of the test. */
    default void prepare() throws Throwable {
        // Jupiter prepares most tests as part of running them.
    }

    /**
     * Runs the test once with everything that JUnit runs around it, on a new test object unless the class shares one.
     *
     * @throws Throwable what the test threw, or {@link IllegalStateException} if JUnit does not run it
     */
    void run() throws Throwable;
}
