package org.openjdk.jmh.bridge.find;

/** How many invocations a test method stands for. */
public enum Kind {
    /** One invocation. */
    TEST,
    /** One invocation, which JUnit repeats. */
    REPEATED,
    /** As many as parameter sets are found when it runs. */
    TEMPLATE,
    /** As many as the factory makes when it runs. */
    FACTORY,
    /** The members of a JUnit 3 {@code suite()} that are not methods of the class itself. */
    SUITE
}
