package org.openjdk.jmh.bridge.find;

/** Kinds of test methods by the number of their invocations. */
public enum Kind {
    /** One invocation. */
    TEST,
    /** One invocation, which JUnit repeats. */
    REPEATED,
    /** One for each parameter set that is found at run time. */
    TEMPLATE,
    /** As many as the factory creates at run time. */
    FACTORY,
    /** The members of a JUnit 3 {@code suite()} that are not methods of the class itself. */
    SUITE
}
