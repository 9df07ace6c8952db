package org.openjdk.jmh.bench.live;

import java.util.ArrayList;
import java.util.List;

/**
 * A way to run a benchmark.
 *
 * @param label   as the user typed the criteria, or {@link #STATIC}
 * @param options that make JMH run so, besides those that all configurations share
 */
public record Configuration(String label, List<String> options) {

    /** The label of the static run. */
    public static final String STATIC = "static";

    /**
     * The static run.
     *
     * @param measurementIterations null for as many as the dynamic runs have
     */
    public static Configuration ofStatic(Integer measurementIterations) {
        List<String> options = new ArrayList<>(List.of("-rf", "static"));
        if (measurementIterations != null) {
            options.addAll(List.of("-i", measurementIterations.toString()));
        }
        return new Configuration(STATIC, options);
    }

    /**
     * A dynamic run.
     *
     * @param criteria as for {@code -sc}, then perhaps '@' and what {@code -st} takes
     */
    public static Configuration dynamic(String criteria) {
        int at = criteria.lastIndexOf('@');
        return new Configuration(criteria, at < 0 ? List.of("-rf", "dynamic", "-sc", criteria)
                : List.of("-rf", "dynamic", "-sc", criteria.substring(0, at), "-st", criteria.substring(at + 1)));
    }
}
