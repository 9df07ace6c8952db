package org.openjdk.jmh.bench.report;

import java.util.Locale;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Numbers as text, with a decimal point in every locale. What does not exist is a dash. */
public final class Text {

    private static final String NOTHING = "-";

    private Text() {
    }

    /** A number with fixed decimals. */
    public static String number(double value, int decimals) {
        return Double.isFinite(value) ? String.format(Locale.ROOT, "%." + decimals + "f", value) : NOTHING;
    }

    /** A share between 0 and 1, in per cent without the sign. */
    public static String percent(double share, int decimals) {
        return number(100 * share, decimals);
    }

    /** A figure, its interval in brackets. */
    public static String estimate(Interval estimate, double factor, int decimals) {
        String point = number(factor * estimate.point(), decimals);
        return !estimate.isKnown() ? point
                : point + " [" + number(factor * estimate.lower(), decimals) + ", "
                        + number(factor * estimate.upper(), decimals) + "]";
    }
}
