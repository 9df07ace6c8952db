package org.openjdk.jmh.dynreconf.comparison;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.Sides.Scatter;

/**
 * How often verdicts of simulated sides are wrong. Of 1,000 pairs of which 5 % are wrong, 50 are on average and, but
 * for one case in a thousand, fewer than 73.
 */
class ComparisonLevelTest {

    private static final int PAIRS = 1000;
    private static final double MOST = 0.073;

    private static double changed(ComparisonMethod method, Scatter scatter, double change, double unlike, int forks) {
        return changed(PAIRS, method, scatter, change, unlike, forks);
    }

    private static double changed(int pairs, ComparisonMethod method, Scatter scatter, double change, double unlike,
                                  int forks) {
        Comparer comparer = new Comparer(ComparisonSettings.standard().withMethod(method));
        int changed = 0;
        for (int seed = 0; seed < pairs; seed++) {
            Random random = new Random(seed);
            ForkSamples baseline = Sides.simulated(scatter, 1, 0.03, forks, 5, random);
            ForkSamples candidate = Sides.simulated(scatter, change, 0.03 * unlike, forks, 5, random);
            changed += comparer.compare(baseline, candidate, Direction.LOWER_IS_BETTER).verdict().isChange() ? 1 : 0;
        }
        return (double) changed / pairs;
    }

    @Test
    void welch_sidesThatScatterAlike_keepsItsLevel() {
        for (Scatter scatter : Scatter.values()) {
            for (int forks : new int[] {2, 3, 5, 10}) {
                double wrong = changed(ComparisonMethods.standard(), scatter, 1, 1, forks);
                assertTrue(wrong <= MOST, scatter + ", " + forks + " forks: " + wrong);
            }
        }
    }

    @Test
    void welch_sidesThatScatterDifferently_keepsItsLevel() {
        for (int forks : new int[] {2, 3, 5}) {
            double wrong = changed(ComparisonMethods.standard(), Scatter.LOGNORMAL, 1, 0.05, forks);
            assertTrue(wrong <= MOST, forks + " forks: " + wrong);
        }
    }

    @Test
    void bootstrap_fewForks_reportsTooManyChanges() {
        double wrong = changed(ComparisonMethods.bootstrap(), Scatter.LOGNORMAL, 1, 1, 2);
        assertTrue(wrong > 0.2, "2 forks: " + wrong);
    }

    @Test
    void everyMethod_largeChange_isFoundByTenForks() {
        for (ComparisonMethod method : Arrays.asList(ComparisonMethods.standard(), ComparisonMethods.bootstrap())) {
            for (Scatter scatter : Scatter.values()) {
                double right = changed(100, method, scatter, 1.2, 1, 10);
                assertTrue(right > 0.9, method.name() + ", " + scatter + ": " + right);
            }
        }
    }
}
