package org.openjdk.jmh.bench.overhead;

import java.util.Map;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Reconfiguration;

/** The static run, or a dynamic one whose criterion never holds. */
record OverheadConfiguration(String name) {

    static final OverheadConfiguration STATIC = new OverheadConfiguration("static");

    /** Is asked in the measurement; the others are asked in the warmup. */
    private static final String SLIDING = "steady";

    /** Thresholds that a criterion computes everything for and never meets. */
    private static final Map<String, Double> UNREACHABLE =
            Map.of("cv", Double.MIN_NORMAL, "rciw", Double.MIN_NORMAL, "kld", Math.nextDown(1.0), SLIDING,
                    Double.MIN_NORMAL);

    static OverheadConfiguration dynamic(String criterion) {
        if (!UNREACHABLE.containsKey(criterion)) {
            throw new IllegalArgumentException("unknown criterion '" + criterion + "': one of cv, rciw, kld, steady");
        }
        return new OverheadConfiguration(criterion);
    }

    /**
     * The gaps in which a run of this configuration has a checkpoint, of a run of any configuration: all have as many
     * iterations. In the warmup there is one after each iteration. In a measurement that slides, which begins after one
     * warmup iteration, there is one before each iteration that completes the result.
     */
    RunTimes withCheckpoints(RunTimes run) {
        int gaps = run.wallGaps().length;
        int without = OverheadRun.MEASUREMENT_ITERATIONS - 1;
        return name.equals(SLIDING) ? run.gaps(without, gaps) : run.gaps(0, gaps - without);
    }

    /** Ends the warmup of a criterion that slides at once, and has all others asked from the first iteration on. */
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
