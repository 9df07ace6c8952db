package org.openjdk.jmh.util;

import java.util.Locale;

/** Formats shares as percentages, and reads them. */
public final class Percent {

    private static final double WHOLE = 100;
    private static final double ENOUGH_DIGITS = 10;

    private Percent() {
    }

    /** Reads a share such as {@code 5%} or {@code 0.05}; NaN if the text is neither. */
    public static double parse(String text) {
        try {
            return text.endsWith("%") ? Double.parseDouble(text.substring(0, text.length() - 1)) / WHOLE
                    : Double.parseDouble(text);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    /**
     * Formats a share, 1 for 100 %, with two significant digits, or as an integer from 10 % on, without trailing zeros:
     * "0.024 %", "7.5 %", "110 %".
     */
    public static String of(double share) {
        double percent = WHOLE * share;
        String digits = String.format(Locale.ROOT, Math.abs(percent) < ENOUGH_DIGITS ? "%.2g" : "%.0f", percent);
        return (digits.contains(".") && !digits.contains("e") ? digits.replaceAll("\\.?0+$", "") : digits) + " %";
    }
}
