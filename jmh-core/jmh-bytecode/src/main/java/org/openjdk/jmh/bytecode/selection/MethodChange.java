package org.openjdk.jmh.bytecode.selection;

/** Lists how a method may differ between two sides. */
public enum MethodChange {

    /** Both sides have it, with other code. */
    CHANGED,
    /** Only the candidate has it. */
    ADDED,
    /** Only the baseline has it. */
    REMOVED,
    /** Both sides have the same code. */
    SAME,
    /** Neither class path has its class. */
    UNKNOWN
}
