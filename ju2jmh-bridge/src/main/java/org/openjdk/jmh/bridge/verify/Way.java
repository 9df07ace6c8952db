package org.openjdk.jmh.bridge.verify;

/** Ways to run benchmarks once. */
public enum Way {
    /** Calls by reflection: thousands in minutes. */
    PLAIN,
    /** JMH runs them, from the code that its annotation processor generates. */
    JMH
}
