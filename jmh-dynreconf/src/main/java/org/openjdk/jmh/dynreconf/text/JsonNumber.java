package org.openjdk.jmh.dynreconf.text;

/** Numbers as JMH's result files have them. */
public final class JsonNumber {

    private JsonNumber() {
    }

    /**
     * Returns a number in JSON, which has no word for what is not finite.
     *
     * @param value any
     * @return "1.5"; as a text in quotes NaN, +INF or -INF
     */
    public static String of(double value) {
        return Double.isNaN(value) ? "\"NaN\""
                : Double.isInfinite(value) ? (value > 0 ? "\"+INF\"" : "\"-INF\"") : String.valueOf(value);
    }
}
