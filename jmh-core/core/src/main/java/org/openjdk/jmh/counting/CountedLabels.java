package org.openjdk.jmh.counting;

/** What is counted beside the work of a benchmark, by the labels of secondary results. */
public final class CountedLabels {

    /** What the garbage collector did for an operation. */
    public static final String COLLECTION = "count.collection";
    /** What compilers did for an operation while windows were counted: what an operation does not cost for ever. */
    public static final String COMPILATION = "count.compilation";

    private CountedLabels() {
    }
}
