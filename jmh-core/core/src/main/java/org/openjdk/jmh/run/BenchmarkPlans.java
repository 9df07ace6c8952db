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

/** How the benchmarks of a run are to run, as options and annotations say, and as parts know. */
public final class BenchmarkPlans {

    private final Options options;
    private final PlanResolver resolver;
    private final Map<BenchmarkParams, ReconfigurationPlan> plans = new HashMap<>();

    BenchmarkPlans(Options options) {
        this.options = options;
        resolver = new PlanResolver(options);
    }

    /**
     * Plans a benchmark.
     *
     * @param params upstream's
     * @param checks whether its bounds are to be checked: not for bulk warmups
     * @return the parameters that it runs with
     * @throws RunnerException if it cannot be run so
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
     * A measurement slides into the time that its own warmup leaves. Where it has none, the start itself is to be
     * measured, or what follows bulk warmups, which a criterion that slides has not seen. Where nobody gave a number of forks,
     * parts may know one.
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

    /** Returns the plan of a benchmark, or null where it is not dynamic. */
    public ReconfigurationPlan of(BenchmarkParams params) {
        return plans.get(params);
    }

    /** Tells whether a benchmark is dynamic. */
    public boolean isAnyDynamic() {
        return !plans.isEmpty();
    }

    /** Returns in words how a benchmark is reconfigured. */
    public String description(BenchmarkParams params) {
        ReconfigurationPlan plan = plans.get(params);
        return plan == null ? "static" : plan.description(params);
    }

    /** Returns how many warmup iterations a fork of a benchmark runs at least. */
    public int fewestWarmups(BenchmarkParams params) {
        ReconfigurationPlan plan = plans.get(params);
        return plan == null ? params.getWarmup().getCount() : plan.minWarmupIterations(params);
    }
}
