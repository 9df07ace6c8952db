package org.openjdk.jmh.production.reports;

import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Scales all times of a method to a logarithmic axis. */
final class LogAxis {

    /** Factor by which the axis exceeds the outermost times, so that no bar touches its edge. */
    private static final double MARGIN = 1.3;
    /** Minimum width of a bar in percent of the axis, so that an empty interval is visible. */
    private static final double MIN_WIDTH = 0.4;

    private double least = Double.POSITIVE_INFINITY;
    private double most;

    void include(Interval times) {
        if (times.point() > 0) {
            double lower = times.isKnown() && times.lower() > 0 ? times.lower() : times.point();
            double upper = times.isKnown() ? times.upper() : times.point();
            least = Math.min(least, lower / MARGIN);
            most = Math.max(most, upper * MARGIN);
        }
    }

    /** Returns the times at both ends as text. */
    String ends() {
        return least < most ? ProductionText.time(least) + " to " + ProductionText.time(most) : "";
    }

    /** Returns left end, width and position of the estimate in percent of the axis. */
    Map<String, String> bar(Interval times) {
        if (!(times.point() > 0)) {
            return Map.of("left", "0", "width", "0", "point", "-5");
        }
        double from = place(times.isKnown() ? Math.max(times.lower(), least) : times.point());
        double to = place(times.isKnown() ? times.upper() : times.point());
        return Map.of("left", percent(from), "width", percent(Math.max(MIN_WIDTH, to - from)), "point",
                percent(place(times.point())));
    }

    private double place(double time) {
        return 100 * Math.log(time / least) / Math.log(most / least);
    }

    private static String percent(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
