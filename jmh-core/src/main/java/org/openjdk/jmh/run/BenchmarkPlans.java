package org.openjdk.jmh.run;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.DynamicDefaults;
import org.openjdk.jmh.reconfiguration.PlanResolver;
import org.openjdk.jmh.reconfiguration.ReconfigurationPlan;
import org.openjdk.jmh.reconfiguration.UpperBoundSources;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.Reconfiguration;

/** Derives the parameters of each benchmark, and the plan of each dynamic one, from options, annotations and parts. */
public final class BenchmarkPlans {

    private final Options options;
    private final PlanResolver resolver;
    private final Map<BenchmarkParams, ReconfigurationPlan> plans = new HashMap<>();

    BenchmarkPlans(Options options) {
        this.options = options;
        resolver = new PlanResolver(options);
    }

    /**
     * Plans a benchmark and returns the parameters that it runs with.
     *
     * @param checks whether to check bounds; bulk warmups have none
     * @throws RunnerException if the benchmark cannot run with these options
     */
    BenchmarkParams add(BenchmarkListEntry entry, BenchmarkParams params, boolean checks, List<Part> parts)
            throws RunnerException {
        ReconfigurationPlan plan = resolver.resolve(entry);
        BenchmarkParams adapted = plan == null ? fixed(entry, params, parts) : dynamic(entry, params, plan, parts);
        if (plan != null && checks) {
            plan.check(adapted, new UpperBoundSources(options, entry));
        }
        for (Part part : parts) {
            plan = part.adaptPlan(entry, adapted, plan);
        }
        if (plan != null) {
            plans.put(adapted, plan);
        }
        return adapted;
    }

    private BenchmarkParams fixed(BenchmarkListEntry entry, BenchmarkParams params, List<Part> parts) {
        DynamicDefaults defaults = new DynamicDefaults(options, entry);
        BenchmarkParams adapted = defaults.keep(params, params.getForks());
        for (Part part : parts) {
            adapted = defaults.keep(adapted, part.forkCount(entry, adapted));
        }
        return adapted;
    }

    /**
     * Only a benchmark with a warmup may slide. Without one, users measure the start itself, or what follows bulk
     * warmups, which a sliding criterion has not seen.
     */
    private BenchmarkParams dynamic(BenchmarkListEntry entry, BenchmarkParams params, ReconfigurationPlan plan,
                                    List<Part> parts) {
        DynamicDefaults defaults = new DynamicDefaults(options, entry);
        BenchmarkParams dynamic = defaults.apply(params);
        if (options.getReconfiguration().orElse(Reconfiguration.STATIC) == Reconfiguration.AUTO) {
            for (Part part : parts) {
                dynamic = defaults.withForks(dynamic, part.forkCount(entry, dynamic));
            }
        }
        if (plan.slides() && dynamic.getWarmup().getCount() > 0) {
            dynamic.makeSliding();
        }
        return dynamic;
    }

    /** Returns the plan of a dynamic benchmark, else null. */
    public ReconfigurationPlan of(BenchmarkParams params) {
        return plans.get(params);
    }

    public boolean isAnyDynamic() {
        return !plans.isEmpty();
    }

    public String description(BenchmarkParams params) {
        ReconfigurationPlan plan = plans.get(params);
        return plan == null ? "static" : plan.description(params);
    }

    /** Returns the minimum of warmup iterations in a fork. */
    public int fewestWarmups(BenchmarkParams params) {
        ReconfigurationPlan plan = plans.get(params);
        return plan == null ? params.getWarmup().getCount() : plan.minWarmupIterations(params);
    }
}
