package org.openjdk.jmh.dynreconf.criteria;

import java.util.Locale;

/** Parts of something as users read them. */
final class Percent {

    private static final double WHOLE = 100;
    private static final double ENOUGH_DIGITS = 10;

    private Percent() {
    }

    /** Two digits, or all in front of the point, without trailing zeros. */
    static String of(double part) {
        double percent = WHOLE * part;
        String digits = String.format(Locale.ROOT, Math.abs(percent) < ENOUGH_DIGITS ? "%.2g" : "%.0f", percent);
        return (digits.contains(".") && !digits.contains("e") ? digits.replaceAll("\\.?0+$", "") : digits) + " %";
    }
}
