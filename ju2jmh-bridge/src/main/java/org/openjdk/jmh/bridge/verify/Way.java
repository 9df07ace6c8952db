package org.openjdk.jmh.bridge.verify;

/** How benchmarks are run once. */
public enum Way {
    /** Called by reflection: thousands in minutes. */
    PLAIN,
    /** Run by JMH itself, from the code that its annotation processor made. */
    JMH
}
