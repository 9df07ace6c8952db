package org.openjdk.jmh.results.comparison;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.planning.Costs;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.dynreconf.planning.VarianceComponents;
import org.openjdk.jmh.results.json.StoredResult;

/** How much a benchmark varies, as one of its results tells, and how much to measure therefore. Immutable. */
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

    /** Why nothing can be planned; empty where it can. */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /** How much it varies; empty where there is an obstacle. */
    public Optional<VarianceComponents> variance() {
        return Optional.ofNullable(variance);
    }

    /**
     * The cheapest plan.
     *
     * @param planner knows what is to be shown
     * @return empty where no reasonable number of forks is enough, and where there is an obstacle
     */
    public Optional<Plan> plan(Planner planner) {
        return variance == null || costs == null ? Optional.empty() : planner.cheapest(variance, variance, costs);
    }
}
