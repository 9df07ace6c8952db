package org.openjdk.jmh.util;

import java.util.Locale;

/** Times of runs as a person reads them: 0.5 s, 45 s, 9 min 52 s, 2 h 5 min, 3 d 4 h. */
public final class DurationText {

    private static final double TENTHS_BELOW = 9.95;
    private static final long MINUTE = 60;
    private static final long HOUR = 60 * MINUTE;
    private static final long DAY = 24 * HOUR;

    private DurationText() {
    }

    /**
     * Words a time.
     *
     * @param seconds 0 or more
     * @return two units at most, so that what is left out is less than a hundredth
     */
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

    /**
     * Returns a time as a line has it that counts down, and that is not to change its width.
     *
     * @param seconds 0 or more
     * @return hours, minutes and seconds, as in 01:02:03
     */
    public static String clock(double seconds) {
        long whole = Math.round(seconds);
        return String.format(Locale.ROOT, "%02d:%02d:%02d", whole / HOUR, whole % HOUR / MINUTE, whole % MINUTE);
    }

    private static String text(long seconds, long unit, String name, long smallerUnit, String smallerName) {
        long smaller = seconds % unit / smallerUnit;
        return seconds / unit + " " + name + (smaller == 0 ? "" : " " + smaller + " " + smallerName);
    }
}
