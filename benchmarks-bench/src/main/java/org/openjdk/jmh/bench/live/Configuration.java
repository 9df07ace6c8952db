package org.openjdk.jmh.bench.live;

import java.util.List;
import org.openjdk.jmh.bench.host.Host;

/**
 * A way to run a benchmark.
 *
 * @param label                 as the user typed the criteria, or {@link #STATIC}
 * @param measurementIterations which win over JMH's options, or {@link Host#AS_OPTIONS_SAY}
 * @param options               that make JMH run so, besides those that all configurations share
 */
public record Configuration(String label, int measurementIterations, List<String> options) {

    /** The label of the static run. */
    public static final String STATIC = "static";

    /**
     * The static run.
     *
     * @param measurementIterations {@link Host#AS_OPTIONS_SAY} for as many as the dynamic runs have
     */
    public static Configuration ofStatic(int measurementIterations) {
        return new Configuration(STATIC, measurementIterations, List.of("-rf", "static"));
    }

    /**
     * A dynamic run.
     *
     * @param criteria as for {@code -sc}, then perhaps '@' and what {@code -st} takes
     */
    public static Configuration dynamic(String criteria) {
        int at = criteria.lastIndexOf('@');
        return new Configuration(criteria, Host.AS_OPTIONS_SAY, at < 0 ? List.of("-rf", "dynamic", "-sc", criteria)
                : List.of("-rf", "dynamic", "-sc", criteria.substring(0, at), "-st", criteria.substring(at + 1)));
    }
}
