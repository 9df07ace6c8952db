package org.openjdk.jmh.production.reports;

import java.util.Locale;
import java.util.OptionalDouble;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.production.comparisons.BenchmarkMatch;
import org.openjdk.jmh.results.reports.ShortNumber;

/** Formats figures and names for all reports. */
final class ProductionText {

    private static final String[] UNITS = {"ns", "us", "ms", "s"};
    private static final double THOUSAND = 1000;

    private ProductionText() {
    }

    /** Formats a time with three digits and its unit; a dash if unknown. */
    static String time(double nanoseconds) {
        return Double.isFinite(nanoseconds) ? number(nanoseconds * scale(nanoseconds)) + " " + unit(nanoseconds) : "-";
    }

    static String time(OptionalDouble nanoseconds, String otherwise) {
        return nanoseconds.isPresent() ? time(nanoseconds.getAsDouble()) : otherwise;
    }

    /** Formats an interval in the unit of its estimate; empty if unknown. */
    static String limits(Interval times) {
        double scale = scale(times.point());
        return times.isKnown() ? "[" + number(times.lower() * scale) + ", " + number(times.upper() * scale) + "]" : "";
    }

    private static int magnitude(double nanoseconds) {
        int unit = 0;
        for (double rest = nanoseconds; rest >= THOUSAND && unit < UNITS.length - 1; rest /= THOUSAND) {
            unit++;
        }
        return unit;
    }

    private static double scale(double nanoseconds) {
        return Math.pow(THOUSAND, -magnitude(nanoseconds));
    }

    private static String unit(double nanoseconds) {
        return UNITS[magnitude(nanoseconds)];
    }

    static String number(double value) {
        return Double.isFinite(value) ? ShortNumber.of(value, 3) : "-";
    }

    static String ratio(Interval ratio) {
        return number(ratio.point());
    }

    static String ratioLimits(Interval ratio) {
        return ratio.isKnown() ? "[" + number(ratio.lower()) + ", " + number(ratio.upper()) + "]" : "";
    }

    static String count(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    static String percentLimits(Interval share) {
        return share.isKnown() ? String.format(Locale.ROOT, "[%.1f, %.1f]", 100 * share.lower(), 100 * share.upper())
                : "";
    }

    /** Returns a caution for methods that are short compared with the cost of timing; empty for others. */
    static String care(double nanoseconds) {
        return nanoseconds < BenchmarkMatch.MIN_COMPARABLE_NANOSECONDS
                ? "below 1 us: meaningless, mostly the cost of timing"
                : nanoseconds < BenchmarkMatch.MIN_UNAFFECTED_NANOSECONDS
                        ? "below 50 us: with care, includes the cost of timing"
                        : "";
    }
}
