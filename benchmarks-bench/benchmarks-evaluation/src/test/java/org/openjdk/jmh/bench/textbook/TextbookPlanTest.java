package org.openjdk.jmh.bench.textbook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.planning.Costs;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.dynreconf.planning.VarianceComponents;

class TextbookPlanTest {

    /** Costs in whole seconds make many plans cost the same. */
    @Test
    void plan_randomSides_isTheCheapestOfAll() {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 300; i++) {
            double power = random.nextDouble(0.1, 0.95);
            Planner planner = new Planner(random.nextDouble(0.02, 0.3), random.nextDouble(0.5, 0.999), power);
            VarianceComponents baseline = components(random);
            VarianceComponents candidate = components(random);
            Costs costs = new Costs(random.nextInt(4) == 0 ? 0 : random.nextInt(20), 1 + random.nextInt(3));
            int[] expected = TextbookPlan.cheapest(planner, power, baseline, candidate, costs);
            Plan plan = planner.cheapest(baseline, candidate, costs).orElseThrow();
            String what = "number " + i + ": " + plan;
            assertEquals(expected[0], plan.forks(), what);
            assertEquals(expected[1], plan.iterations(), what);
            assertEquals(planner.power(expected[0], baseline.ofForkMean(expected[1]),
                    candidate.ofForkMean(expected[1])), plan.power(), what);
        }
    }

    private static VarianceComponents components(SplittableRandom random) {
        double between = random.nextInt(5) == 0 ? 0 : random.nextDouble(0.0001, 0.02);
        double within = random.nextInt(5) == 0 ? 0 : random.nextDouble(0.0001, 0.05);
        return new VarianceComponents(between * between, within * within);
    }
}
