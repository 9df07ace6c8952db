package org.openjdk.jmh.dynreconf.assertions.formula;

/** What is compared. */
public enum Dimension {

    /** Time for one operation, in nanoseconds. */
    TIME("a time", "ns"),

    /** Memory that one operation allocates, in bytes. */
    BYTES("bytes", "B");

    private final String words;
    private final String unit;

    Dimension(String words, String unit) {
        this.words = words;
        this.unit = unit;
    }

    /**
     * The dimension for messages.
     *
     * @return with its article
     */
    public String words() {
        return words;
    }

    /**
     * The unit in which all numbers of it are held.
     *
     * @return as formulas have it
     */
    public String unit() {
        return unit;
    }
}
