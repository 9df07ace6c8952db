package org.openjdk.jmh.results.comparison;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Converts units of time in JMH's notation. */
final class TimeUnits {

    private static final Map<String, Double> SECONDS = new HashMap<>();

    static {
        SECONDS.put("ns", 1e-9);
        SECONDS.put("us", 1e-6);
        SECONDS.put("ms", 1e-3);
        SECONDS.put("s", 1.0);
        SECONDS.put("min", 60.0);
        SECONDS.put("hr", 3600.0);
        SECONDS.put("day", 86_400.0);
    }

    private TimeUnits() {
    }

    /** Returns the length of a unit in seconds; empty if it is not a unit of time. */
    static Optional<Double> seconds(String unit) {
        return Optional.ofNullable(SECONDS.get(unit));
    }
}
