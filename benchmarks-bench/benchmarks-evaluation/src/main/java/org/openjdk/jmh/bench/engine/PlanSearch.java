package org.openjdk.jmh.bench.engine;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.bench.textbook.TextbookPlan;
import org.openjdk.jmh.dynreconf.planning.Costs;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.dynreconf.planning.VarianceComponents;

/** The plan that shows 3 %, for forks that vary little or much. A comparison needs one for each undecided benchmark. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class PlanSearch {

    private static final double VARIANCE_WITHIN = 0.0004;

    @Param({"0.01", "0.05"})
    private double deviation;

    private final Planner planner = new Planner(0.03, 0.95, Planner.POWER);
    private final Costs costs = new Costs(50.5, 1);
    private VarianceComponents baseline;
    private VarianceComponents candidate;

    @Setup
    public void prepare() {
        baseline = new VarianceComponents(deviation * deviation, VARIANCE_WITHIN);
        candidate = new VarianceComponents(deviation * deviation / 2, VARIANCE_WITHIN);
    }

    @Benchmark
    public Optional<Plan> engine() {
        return planner.cheapest(baseline, candidate, costs);
    }

    @Benchmark
    public int[] textbook() {
        return TextbookPlan.cheapest(planner, Planner.POWER, baseline, candidate, costs);
    }
}
