package org.openjdk.jmh.results.comparison;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.planning.Costs;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.dynreconf.planning.VarianceComponents;
import org.openjdk.jmh.results.json.StoredResult;

/** Plans measurements of a benchmark by the variances in an earlier result; immutable. */
public final class ResultPlan {

    private final @Nullable VarianceComponents variance;
    private final @Nullable Costs costs;
    private final @Nullable String obstacle;

    private ResultPlan(@Nullable VarianceComponents variance, @Nullable Costs costs, @Nullable String obstacle) {
        this.variance = variance;
        this.costs = costs;
        this.obstacle = obstacle;
    }

    public static ResultPlan of(StoredResult result) {
        Optional<Costs> costs = StoredForkTimes.of(result);
        if (!costs.isPresent()) {
            return new ResultPlan(null, null, "single shots have no known time");
        }
        try {
            return new ResultPlan(VarianceComponents.of(compared(new SideResult(result))), costs.get(), null);
        } catch (IllegalArgumentException e) {
            return new ResultPlan(null, null, String.valueOf(e.getMessage()));
        }
    }

    /** Returns what a comparison with another such result would compare: own time if it is known, else wall time. */
    private static ForkSamples compared(SideResult result) {
        return result.ownTime().orElseGet(() -> result.metric(SideMetric.PRIMARY).get()).samples();
    }

    /** Returns why nothing can be planned; empty if it can. */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /** Returns the variances; empty if there is an obstacle. */
    public Optional<VarianceComponents> variance() {
        return Optional.ofNullable(variance);
    }

    /** Returns the cheapest plan; empty if no reasonable number of forks suffices, or there is an obstacle. */
    public Optional<Plan> plan(Planner planner) {
        return variance == null || costs == null ? Optional.empty() : planner.cheapest(variance, variance, costs);
    }
}
