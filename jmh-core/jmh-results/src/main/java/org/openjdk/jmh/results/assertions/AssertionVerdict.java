package org.openjdk.jmh.results.assertions;

import java.util.Locale;

/** Names the outcomes of an assertion, the worst first. */
public enum AssertionVerdict {

    /** Its text is no formula. */
    MALFORMED("no formula"),

    /** The data show that it fails. */
    FAILS("FAILS"),

    /** The data show neither. */
    UNDECIDED("not enough data"),

    /** Benchmarks that it needs did not run. */
    SKIPPED("skipped"),

    /** The data show that it holds. */
    HOLDS("holds");

    private final String words;

    AssertionVerdict(String words) {
        this.words = words;
    }

    /** Returns whether the assertion is not to pass: it fails, or says nothing that could be judged. */
    public boolean isFailure() {
        return this == FAILS || this == MALFORMED;
    }

    /** Returns whether it is open whether the assertion holds. */
    public boolean isOpen() {
        return this == UNDECIDED || this == SKIPPED;
    }

    /** Returns the name in other formats than Java. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** For readers. */
    @Override
    public String toString() {
        return words;
    }
}
