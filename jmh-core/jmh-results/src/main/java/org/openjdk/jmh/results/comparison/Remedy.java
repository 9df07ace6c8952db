package org.openjdk.jmh.results.comparison;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.planning.Costs;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.dynreconf.planning.VarianceComponents;

/** Plans the forks that would decide a comparison, on demand since planning is slower than comparing. */
final class Remedy {

    private final VarianceComponents baseline;
    private final VarianceComponents candidate;
    private final Costs costs;
    private final double tolerance;
    private final double confidence;
    private Optional<Plan> plan = Optional.empty();
    private boolean planned;

    private Remedy(VarianceComponents baseline, VarianceComponents candidate, Costs costs, double tolerance,
                   double confidence) {
        this.baseline = baseline;
        this.candidate = candidate;
        this.costs = costs;
        this.tolerance = tolerance;
        this.confidence = confidence;
    }

    /**
     * Collects the data of a plan.
     *
     * @param alone the comparison before adjusting for others: a benchmark that is the same stays the same
     * @return null if the comparison is decided, more forks would not help, or a side is 0 and has no relative variance
     */
    static @Nullable Remedy of(ForkSamples baseline, ForkSamples candidate, Costs costs, Comparison alone) {
        double ratio = alone.ratio().point();
        boolean known = ratio > 0 && ratio < Double.POSITIVE_INFINITY && !alone.obstacle().isPresent();
        return known && alone.verdict() != Verdict.SAME && alone.settings().tolerance() > 0
                ? new Remedy(VarianceComponents.of(baseline), VarianceComponents.of(candidate), costs,
                        alone.settings().tolerance(), alone.confidence())
                : null;
    }

    /** Returns a copy for another confidence level. */
    Remedy at(double otherConfidence) {
        return new Remedy(baseline, candidate, costs, tolerance, otherConfidence);
    }

    /** Returns the plan; empty if no reasonable number of forks suffices. */
    Optional<Plan> plan() {
        if (!planned) {
            planned = true;
            plan = new Planner(tolerance, confidence, Planner.POWER).cheapest(baseline, candidate, costs);
        }
        return plan;
    }
}
