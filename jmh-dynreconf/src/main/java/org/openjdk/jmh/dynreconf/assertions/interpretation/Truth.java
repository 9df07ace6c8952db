package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.Locale;

/**
 * Names the truth values of a statement, with the connectives of Kleene's strong tables (Kleene, "Introduction to
 * Metamathematics", 1952, § 64): a connection is known as soon as its unknown parts cannot change it.
 */
public enum Truth {

    /** It fails. */
    FAILS("fails"),

    /** There are not enough data. */
    UNKNOWN("not enough data"),

    /** It holds. */
    HOLDS("holds");

    private final String words;

    Truth(String words) {
        this.words = words;
    }

    public static Truth of(boolean holds) {
        return holds ? HOLDS : FAILS;
    }

    /** Returns the negation, which is unknown for unknown. */
    public Truth not() {
        return this == UNKNOWN ? UNKNOWN : of(this == FAILS);
    }

    /** Returns whether both hold: the lesser of both, in the order of the constants. */
    public Truth and(Truth other) {
        return compareTo(other) <= 0 ? this : other;
    }

    /** Returns whether one of both holds: the greater of both, in the order of the constants. */
    public Truth or(Truth other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /** Returns the name in JSON and other formats, in lower case. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return words;
    }
}
