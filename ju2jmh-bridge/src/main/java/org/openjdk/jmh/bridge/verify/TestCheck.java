package org.openjdk.jmh.bridge.verify;

/** Result of a test in JUnit. */
@FunctionalInterface
interface TestCheck {

    /** Throws the failure of the test or of a container; does nothing if the test succeeded. */
    void check() throws Throwable;
}
