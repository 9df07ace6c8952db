package org.openjdk.jmh.results.assertions;

import java.util.Locale;

/** Lists the outcomes of an assertion, the worst first. */
public enum AssertionVerdict {

    /** The text is not a formula. */
    MALFORMED("no formula"),

    /** The data refute it. */
    FAILS("FAILS"),

    /** The data neither refute nor confirm it. */
    UNDECIDED("not enough data"),

    /** A benchmark that it refers to was not run. */
    SKIPPED("skipped"),

    /** The data confirm it. */
    HOLDS("holds");

    private final String words;

    AssertionVerdict(String words) {
        this.words = words;
    }

    /** Returns whether a gate has to fail: the assertion fails or is malformed. */
    public boolean isFailure() {
        return this == FAILS || this == MALFORMED;
    }

    /** Returns whether the data do not settle it. */
    public boolean isOpen() {
        return this == UNDECIDED || this == SKIPPED;
    }

    /** Returns the name in JSON and HTML. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return words;
    }
}
