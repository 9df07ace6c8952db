package org.openjdk.jmh.bench.overhead;

import java.util.Map;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Reconfiguration;

/** The static run, or a dynamic one whose criterion never holds. */
record Configuration(String name) {

    static final Configuration STATIC = new Configuration("static");

    /** Thresholds that a criterion computes everything for and never meets. */
    private static final Map<String, Double> UNREACHABLE =
            Map.of("cv", Double.MIN_NORMAL, "rciw", Double.MIN_NORMAL, "kld", Math.nextDown(1.0));

    static Configuration dynamic(String criterion) {
        if (!UNREACHABLE.containsKey(criterion)) {
            throw new IllegalArgumentException("unknown criterion '" + criterion + "': one of cv, rciw, kld");
        }
        return new Configuration(criterion);
    }

    /** Asks for a checkpoint after each iteration, so that the mean gap is not diluted by iterations without one. */
    void applyTo(ChainedOptionsBuilder options) {
        if (this.equals(STATIC)) {
            options.reconfigure(Reconfiguration.STATIC);
        } else {
            options.reconfigure(Reconfiguration.DYNAMIC)
                    .stabilityCriterion(name)
                    .stabilityThreshold(UNREACHABLE.get(name))
                    .warmupMin(1);
        }
    }
}
