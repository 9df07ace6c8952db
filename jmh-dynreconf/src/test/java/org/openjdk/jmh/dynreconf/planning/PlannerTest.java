package org.openjdk.jmh.dynreconf.planning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.dynreconf.comparison.Comparer;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

class PlannerTest {

    private static final Planner THREE_PERCENT = new Planner(0.03, 0.95, Planner.POWER);

    private static String rejected(Executable call) {
        return assertThrows(IllegalArgumentException.class, call).getMessage();
    }

    private static Optional<Plan> cheapest(Planner planner, VarianceComponents both, Costs costs) {
        return planner.cheapest(both, both, costs);
    }

    @Test
    void components_workedExample() {
        VarianceComponents components =
                VarianceComponents.of(ForkSamples.ofScores(new double[] {99, 101}, new double[] {108, 112}));
        assertEquals(0.00043, components.withinForks(), 0.000005);
        assertEquals(0.00433, components.betweenForks(), 0.000005);
        assertEquals(0.00433 + 0.00043 / 10, components.ofForkMean(10), 0.00001);
    }

    @Test
    void components_degenerateSides() {
        VarianceComponents constant =
                VarianceComponents.of(ForkSamples.ofScores(new double[] {5, 5}, new double[] {5, 5}));
        assertEquals(0, constant.betweenForks());
        assertEquals(0, constant.withinForks());
        VarianceComponents alike =
                VarianceComponents.of(ForkSamples.ofScores(new double[] {4, 6}, new double[] {4, 6}));
        assertEquals(0, alike.betweenForks());
        assertEquals(0.08, alike.withinForks(), 1e-12);
        VarianceComponents shots = VarianceComponents.of(ForkSamples.ofScores(new double[] {4}, new double[] {6}));
        assertEquals(0, shots.withinForks());
        assertEquals(Math.pow(Math.log(1.5), 2) / 2, shots.betweenForks(), 1e-12);
        assertEquals("nothing to plan from: one fork does not show how much forks vary",
                rejected(() -> VarianceComponents.of(ForkSamples.ofScores(new double[] {4, 6}))));
        assertEquals("nothing to plan from: no fork", rejected(() -> VarianceComponents.of(ForkSamples.ofScores())));
        assertEquals("nothing to plan from: the mean of fork 2 is 0.0, and only values above 0 have a relative "
                + "variance",
                rejected(() -> VarianceComponents.of(ForkSamples.ofScores(new double[] {4}, new double[] {0}))));
        assertEquals("variances -1.0 and 0.0: they are finite and 0 or more",
                rejected(() -> new VarianceComponents(-1, 0)));
    }

    /** √(20 / 1 · 0.0009 / 0.0001) = 13.4. */
    @Test
    void optimalIterations_formulaAndEdges() {
        assertEquals(14, new VarianceComponents(0.0001, 0.0009).optimalIterations(new Costs(20, 1)));
        assertEquals(1, new VarianceComponents(0.0001, 0).optimalIterations(new Costs(20, 1)));
        assertEquals(1, new VarianceComponents(0, 0.0001).optimalIterations(new Costs(0, 1)));
        assertEquals(Integer.MAX_VALUE, new VarianceComponents(0, 0.0001).optimalIterations(new Costs(20, 1)));
    }

    @Test
    void plan_manyForks_hasTheOptimumOfKaliberaAndJones() {
        VarianceComponents components = new VarianceComponents(0.01, 0.09);
        Costs costs = new Costs(20, 1);
        Plan plan = cheapest(new Planner(0.01, 0.95, 0.8), components, costs).orElseThrow();
        assertTrue(plan.forks() > 1000, plan.toString());
        assertEquals(components.optimalIterations(costs), plan.iterations(), 1);
    }

    /**
     * The figures of QRS'22, section II C: 30 and 50 VMs miss 9.73 % and 0.76 % of changes of one deviation at 1 %,
     * by the normal distribution; Student's misses a few more.
     */
    @Test
    void power_manyForks_isThatOfThePaper() {
        double deviation = 0.005;
        Planner planner = new Planner(Math.expm1(deviation), 0.99, 0.99);
        assertEquals(0.0973, 1 - planner.power(30, deviation * deviation, deviation * deviation), 0.025);
        assertEquals(0.0076, 1 - planner.power(50, deviation * deviation, deviation * deviation), 0.004);
        VarianceComponents tenfold = new VarianceComponents(100 * deviation * deviation, 0);
        assertEquals(4808, cheapest(planner, tenfold, new Costs(1, 1)).orElseThrow().forks(), 5);
    }

    @Test
    void plan_edges() {
        Plan constant = cheapest(THREE_PERCENT, new VarianceComponents(0, 0), new Costs(5, 1)).orElseThrow();
        assertEquals("<2 forks, 1 iterations>, 24.0 s", constant.toString());
        assertEquals(1, constant.power());
        assertEquals(Optional.empty(), cheapest(THREE_PERCENT, new VarianceComponents(100, 0), new Costs(5, 1)));
        Plan coin = cheapest(new Planner(0.03, 0.95, 0.3), new VarianceComponents(0.0009, 0), new Costs(5, 1))
                .orElseThrow();
        assertTrue(coin.power() >= 0.3 && coin.power() < 0.4 && coin.iterations() == 1, coin.toString());
        Plan free = cheapest(THREE_PERCENT, new VarianceComponents(0, 0.01), new Costs(0, 1)).orElseThrow();
        assertEquals(1, free.iterations());
        assertEquals("change 0.0 is not above 0: 0.03 means 3 %", rejected(() -> new Planner(0, 0.95, 0.8)));
        assertEquals("power 80.0 is not between 0 and 1", rejected(() -> new Planner(0.03, 0.95, 80)));
        assertEquals("confidence 0.0 is not between 0 and 1", rejected(() -> new Planner(0.03, 0, 0.8)));
        assertEquals("a fork of 1.0 s and an iteration of 0.0 s: a fork takes 0 s or more, an iteration more than 0 s",
                rejected(() -> new Costs(1, 0)));
    }

    @Test
    void plan_onlyManyIterationsMakePossible_isFound() {
        Plan plan = cheapest(THREE_PERCENT, new VarianceComponents(0, 100), new Costs(0, 0.001)).orElseThrow();
        assertTrue(plan.iterations() > 1, plan.toString());
        assertTrue(plan.power() >= Planner.POWER);
    }

    /** Of 2,000 runs with a power of 0.8, the share that finds the change has a standard error of 0.009. */
    @Test
    void plan_carriedOut_findsTheChangeAsOftenAsItSays() {
        VarianceComponents components = new VarianceComponents(0.0009, 0.0016);
        Plan plan = cheapest(THREE_PERCENT, components, new Costs(10, 1)).orElseThrow();
        Comparer comparer = new Comparer(ComparisonSettings.standard().withTolerance(0));
        Random random = new Random(21);
        int found = 0;
        for (int i = 0; i < 2000; i++) {
            ForkSamples baseline = simulated(1, components, plan, random);
            ForkSamples candidate = simulated(1.03, components, plan, random);
            found += comparer.compare(baseline, candidate, Direction.LOWER_IS_BETTER).verdict().isChange() ? 1 : 0;
        }
        assertEquals(plan.power(), found / 2000.0, 0.03);
    }

    /** With the degrees of freedom that the variances give, two forks were said to find 80 % where they find 48 %. */
    @ParameterizedTest
    @CsvSource({"2, 1, 5.653", "3, 1, 3.761", "5, 1, 3.2", "7, 1, 3", "10, 1, 3", "2, 0.2, 8", "3, 0.05, 5",
        "5, 0, 3.7"})
    void power_fewForks_isThatOfTheSimulatedTest(int forks, double share, double errors) {
        double deviation = Math.log(1.03) / errors / Math.sqrt((1 + share) / forks);
        double power = THREE_PERCENT.power(forks, deviation * deviation, share * deviation * deviation);
        Comparer comparer = new Comparer(ComparisonSettings.standard().withTolerance(0));
        Random random = new Random(32);
        int found = 0;
        for (int i = 0; i < 4000; i++) {
            found += comparer.compare(lognormal(1, deviation, forks, random),
                    lognormal(1.03, deviation * Math.sqrt(share), forks, random), Direction.LOWER_IS_BETTER).verdict()
                    .isChange() ? 1 : 0;
        }
        assertTrue(power > 0.3 && power < 0.9999, "power " + power);
        assertEquals(power, found / 4000.0, 0.025);
    }

    private static ForkSamples lognormal(double level, double deviation, int forks, Random random) {
        double[][] scores = new double[forks][1];
        for (double[] fork : scores) {
            fork[0] = level * Math.exp(deviation * random.nextGaussian());
        }
        return ForkSamples.ofScores(scores);
    }

    private static ForkSamples simulated(double level, VarianceComponents components, Plan plan, Random random) {
        double[][] scores = new double[plan.forks()][plan.iterations()];
        for (double[] fork : scores) {
            double mean = level * Math.exp(Math.sqrt(components.betweenForks()) * random.nextGaussian());
            for (int i = 0; i < fork.length; i++) {
                fork[i] = mean * (1 + Math.sqrt(components.withinForks()) * random.nextGaussian());
            }
        }
        return ForkSamples.ofScores(scores);
    }
}
