package org.openjdk.jmh.dynreconf.text;

/** Formats numbers as in JMH's result files. */
public final class JsonNumber {

    private JsonNumber() {
    }

    /** Returns a number in JSON; NaN, +INF or -INF in quotes, for which JSON has no number. */
    public static String of(double value) {
        return Double.isNaN(value) ? "\"NaN\""
                : Double.isInfinite(value) ? (value > 0 ? "\"+INF\"" : "\"-INF\"") : String.valueOf(value);
    }
}
