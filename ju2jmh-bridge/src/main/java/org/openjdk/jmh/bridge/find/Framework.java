package org.openjdk.jmh.bridge.find;

/** Test frameworks, each with its own rules for what a test is and what runs around it. */
public enum Framework {
    /** Subclasses of {@code junit.framework.TestCase}. */
    JUNIT3,
    /** {@code org.junit.Test} and the runners. */
    JUNIT4,
    /** {@code org.junit.jupiter.api.Test} and its relatives. */
    JUPITER
}
