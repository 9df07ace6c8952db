package org.openjdk.jmh.lint;

import java.util.Locale;

/** How certain and how serious a finding is, in ascending order. */
public enum Severity {

    /** Worth a look: the message gives a reason for which it may be intended. */
    NOTE,
    /** The results of the benchmark are probably wrong. */
    WARNING,
    /** The benchmark cannot run as configured. */
    ERROR;

    /** Returns the name in lower case, for reports. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
