package org.openjdk.jmh.lint;

import java.util.Locale;

/** How sure a rule is, and how bad what it found is; the worst comes last. */
public enum Severity {

    /** Worth a look: there is a reason why it may be right as it is, and the message gives it. */
    NOTE,
    /** The results of the benchmark are likely to be wrong. */
    WARNING,
    /** The benchmark cannot run as it is configured. */
    ERROR;

    /**
     * Returns the word for reports.
     *
     * @return the name in lower case
     */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
