package org.openjdk.jmh.results.reports;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** Formats numbers for people: the significant digits, with k, M, G or T for thousands. */
public final class ShortNumber {

    private static final String SUFFIXES = "kMGT";
    /** Numbers with at most this many digits before the point have no suffix. */
    private static final int LONGEST_PLAIN = 4;
    private static final int SMALLEST_PLAIN = -5;

    /** Maximum number of digits, however small the error is. */
    private static final int MOST_DIGITS = 6;

    private ShortNumber() {
    }

    /**
     * Formats a value with the digits that its error leaves, such as {@code 5.603M ± 12k}.
     *
     * @param value may be infinite or NaN
     * @param error half-width of its interval; omitted unless positive and finite
     */
    public static String withError(double value, double error) {
        if (!(error > 0) || Double.isInfinite(error)) {
            return of(value, 3);
        }
        int digits = magnitude(value) - magnitude(error) + 2;
        return of(value, Math.max(2, Math.min(MOST_DIGITS, digits))) + " \u00b1 " + of(error, 2);
    }

    private static int magnitude(double value) {
        return value == 0 ? 0 : (int) Math.floor(Math.log10(Math.abs(value)));
    }

    /** Formats a number, even infinite or NaN, with at least one significant digit: {@code 5.60M}, {@code 4.20e-9}. */
    public static String of(double value, int digits) {
        if (value == 0 || Double.isNaN(value) || Double.isInfinite(value)) {
            return value == 0 ? "0" : String.valueOf(value);
        }
        BigDecimal rounded = new BigDecimal(value).round(new MathContext(digits));
        int magnitude = rounded.precision() - rounded.scale() - 1;
        if (magnitude < SMALLEST_PLAIN || magnitude / 3 > SUFFIXES.length()) {
            return String.format(Locale.ROOT, "%." + (digits - 1) + "e", rounded);
        }
        int thousands = magnitude < Math.max(LONGEST_PLAIN, digits) ? 0 : magnitude / 3;
        int decimals = Math.max(0, digits - 1 - magnitude + 3 * thousands);
        return String.format(Locale.ROOT, "%." + decimals + "f", rounded.movePointLeft(3 * thousands))
                + (thousands == 0 ? "" : SUFFIXES.charAt(thousands - 1));
    }
}
