package org.openjdk.jmh.results.comparison;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.planning.Costs;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.dynreconf.planning.VarianceComponents;
import org.openjdk.jmh.results.json.StoredResult;

/** Holds the variances of a benchmark, from one of its results, and plans measurements by them; immutable. */
public final class ResultPlan {

    private final @Nullable VarianceComponents variance;
    private final @Nullable Costs costs;
    private final @Nullable String obstacle;

    private ResultPlan(@Nullable VarianceComponents variance, @Nullable Costs costs, @Nullable String obstacle) {
        this.variance = variance;
        this.costs = costs;
        this.obstacle = obstacle;
    }

    /**
     * Takes from a result what a plan is made of.
     *
     * @param result measured before
     * @return what is known, or why nothing can be planned
     */
    public static ResultPlan of(StoredResult result) {
        Optional<Costs> costs = StoredForkTimes.of(result);
        if (!costs.isPresent()) {
            return new ResultPlan(null, null, "single shots have no known time");
        }
        try {
            ForkSamples side =
                    new SideResult(result).metric(SideMetric.PRIMARY).orElseThrow(IllegalStateException::new).samples();
            return new ResultPlan(VarianceComponents.of(side), costs.get(), null);
        } catch (IllegalArgumentException e) {
            return new ResultPlan(null, null, String.valueOf(e.getMessage()));
        }
    }

    /** Returns why nothing can be planned; empty where it can. */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /** Returns how much it varies; empty where there is an obstacle. */
    public Optional<VarianceComponents> variance() {
        return Optional.ofNullable(variance);
    }

    /**
     * Returns the cheapest plan.
     *
     * @param planner with the change to show
     * @return empty if no reasonable number of forks suffices, and if there is an obstacle
     */
    public Optional<Plan> plan(Planner planner) {
        return variance == null || costs == null ? Optional.empty() : planner.cheapest(variance, variance, costs);
    }
}
