package org.openjdk.jmh.util;

import java.util.Locale;

/** Formats durations for people: 0.5 s, 45 s, 9 min 52 s, 2 h 5 min, 3 d 4 h. */
public final class DurationText {

    /** From here on, a rounded tenth would print as 10.0. */
    private static final double TENTHS_BELOW = 9.95;
    private static final long MINUTE = 60;
    private static final long HOUR = 60 * MINUTE;
    private static final long DAY = 24 * HOUR;

    private DurationText() {
    }

    /** Formats seconds, 0 or more, with at most two units, so that the omitted rest is less than a hundredth. */
    public static String of(double seconds) {
        if (seconds < TENTHS_BELOW && seconds != Math.rint(seconds)) {
            return String.format(Locale.ROOT, "%.1f s", seconds);
        }
        long whole = Math.round(seconds);
        if (whole < MINUTE) {
            return whole + " s";
        }
        if (whole < HOUR) {
            return text(whole, MINUTE, "min", 1, "s");
        }
        return whole < DAY ? text(whole, HOUR, "h", MINUTE, "min") : text(whole, DAY, "d", HOUR, "h");
    }

    /** Formats a range of seconds, 0 or more; as one duration if both look the same. */
    public static String range(double shortest, double longest) {
        String most = of(longest);
        return of(shortest).equals(most) ? most : of(shortest) + " to " + most;
    }

    /** Formats seconds, 0 or more, for a countdown of constant width, as in 01:02:03. */
    public static String clock(double seconds) {
        long whole = Math.round(seconds);
        return String.format(Locale.ROOT, "%02d:%02d:%02d", whole / HOUR, whole % HOUR / MINUTE, whole % MINUTE);
    }

    private static String text(long seconds, long unit, String name, long smallerUnit, String smallerName) {
        long smaller = seconds % unit / smallerUnit;
        return seconds / unit + " " + name + (smaller == 0 ? "" : " " + smaller + " " + smallerName);
    }
}
