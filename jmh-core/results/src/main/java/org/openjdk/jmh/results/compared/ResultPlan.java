package org.openjdk.jmh.results.compared;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.planning.Costs;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.dynreconf.planning.VarianceComponents;
import org.openjdk.jmh.results.stored.StoredResult;

/** How much a benchmark varies, as one of its results tells, and how much to measure therefore. Immutable. */
public final class ResultPlan {

    private final double betweenForks;
    private final double withinForks;
    private final @Nullable Plan plan;
    private final @Nullable String obstacle;

    private ResultPlan(double betweenForks, double withinForks, @Nullable Plan plan, @Nullable String obstacle) {
        this.betweenForks = betweenForks;
        this.withinForks = withinForks;
        this.plan = plan;
        this.obstacle = obstacle;
    }

    /**
     * Plans for one benchmark.
     *
     * @param result  measured before
     * @param planner knows what is to be shown
     * @return the plan, or why there is none
     */
    public static ResultPlan of(StoredResult result, Planner planner) {
        Optional<Costs> costs = ForkTimes.of(result);
        if (!costs.isPresent()) {
            return new ResultPlan(Double.NaN, Double.NaN, null, "single shots have no known time");
        }
        try {
            ForkSamples side =
                    new SideResult(result).metric(SideMetric.PRIMARY).orElseThrow(IllegalStateException::new).samples();
            VarianceComponents variance = VarianceComponents.of(side);
            return new ResultPlan(variance.betweenForks(), variance.withinForks(),
                    planner.cheapest(variance, variance, costs.get()).orElse(null), null);
        } catch (IllegalArgumentException e) {
            return new ResultPlan(Double.NaN, Double.NaN, null, String.valueOf(e.getMessage()));
        }
    }

    /** Why nothing can be planned; empty where it can. */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /** The plan; empty where no reasonable number of forks is enough, and where there is an obstacle. */
    public Optional<Plan> plan() {
        return Optional.ofNullable(plan);
    }

    /** The variance between forks by the squared mean. */
    public double betweenForks() {
        return betweenForks;
    }

    /** The variance between iterations of a fork by the squared mean. */
    public double withinForks() {
        return withinForks;
    }
}
