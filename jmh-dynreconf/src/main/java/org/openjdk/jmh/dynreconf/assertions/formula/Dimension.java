package org.openjdk.jmh.dynreconf.assertions.formula;

/** Names the kinds of quantities in formulas. */
public enum Dimension {

    /** Time for one operation, in nanoseconds. */
    TIME("a time", "ns"),

    /** Memory that one operation allocates, in bytes. */
    BYTES("bytes", "B");

    /** The dimension in words for messages, with its article. */
    final String words;
    private final String unit;

    Dimension(String words, String unit) {
        this.words = words;
        this.unit = unit;
    }

    /** Returns the unit of all values of this dimension, as written in formulas. */
    public String unit() {
        return unit;
    }
}
