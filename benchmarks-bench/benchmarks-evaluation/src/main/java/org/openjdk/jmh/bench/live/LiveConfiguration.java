package org.openjdk.jmh.bench.live;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.bench.live.worker.EvaluationWorker;
import org.openjdk.jmh.bench.replay.CriteriaText;

/**
 * A way to run a benchmark.
 *
 * @param label                 as the user typed the criteria, or {@link #STATIC}
 * @param measurementIterations which win over JMH's options, or {@link EvaluationWorker#AS_OPTIONS_SAY}
 * @param options               that make JMH run so, besides those that all configurations share
 */
public record LiveConfiguration(String label, int measurementIterations, List<String> options) {

    /** The label of the static run. */
    public static final String STATIC = "static";

    /**
     * The static run.
     *
     * @param measurementIterations {@link EvaluationWorker#AS_OPTIONS_SAY} for as many as the dynamic runs have
     */
    public static LiveConfiguration ofStatic(int measurementIterations) {
        return new LiveConfiguration(STATIC, measurementIterations, List.of("-rf", "static"));
    }

    /**
     * A dynamic run.
     *
     * @param criteria as for {@code -sc}, then perhaps '@' and what {@code -st} takes
     */
    public static LiveConfiguration dynamic(String criteria) {
        CriteriaText text = CriteriaText.of(criteria);
        List<String> options = new ArrayList<>(List.of("-rf", "dynamic", "-sc", text.criteria()));
        if (!text.thresholds().isEmpty()) {
            options.addAll(List.of("-st", String.join(",", text.thresholds())));
        }
        return new LiveConfiguration(criteria, EvaluationWorker.AS_OPTIONS_SAY, options);
    }
}
