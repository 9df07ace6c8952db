package org.openjdk.jmh.bridge.verify;

/** Tells how a test did that JUnit has run. */
@FunctionalInterface
interface TestCheck {

    /** Throws what failed of the test itself or around it. */
    void check() throws Throwable;
}
