package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Defines the units of numbers. */
final class Units {

    private static final Map<String, Double> NANOSECONDS = new LinkedHashMap<>();

    static {
        NANOSECONDS.put("ns", 1.0);
        NANOSECONDS.put("us", 1e3);
        NANOSECONDS.put("ms", 1e6);
        NANOSECONDS.put("s", 1e9);
        NANOSECONDS.put("min", 60e9);
    }

    private Units() {
    }

    /** Returns the dimension of a unit; null for other words. */
    static @Nullable Dimension dimension(String unit) {
        return NANOSECONDS.containsKey(unit) ? Dimension.TIME
                : unit.equals(Dimension.BYTES.unit()) ? Dimension.BYTES : null;
    }

    /** Returns the size of a unit in units of its dimension. */
    static double factor(String unit) {
        return NANOSECONDS.getOrDefault(unit, 1.0);
    }

    static String all() {
        return String.join(", ", NANOSECONDS.keySet()) + ", " + Dimension.BYTES.unit();
    }
}
