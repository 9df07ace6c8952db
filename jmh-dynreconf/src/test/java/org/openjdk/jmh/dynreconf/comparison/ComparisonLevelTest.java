package org.openjdk.jmh.dynreconf.comparison;

import static org.junit.jupiter.api.Assertions.assertTrue;

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

    private static double changed(String method, Scatter scatter, double change, double unlike, int forks) {
        return changed(PAIRS, method, scatter, change, unlike, forks);
    }

    private static double changed(int pairs, String method, Scatter scatter, double change, double unlike, int forks) {
        Comparer comparer = new Comparer(ComparisonSettings.standard().withMethod(ComparisonMethods.named(method)));
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
                double wrong = changed("welch", scatter, 1, 1, forks);
                assertTrue(wrong <= MOST, scatter + ", " + forks + " forks: " + wrong);
            }
        }
    }

    @Test
    void welch_sidesThatScatterDifferently_keepsItsLevel_whereStudentDoesNot() {
        for (int forks : new int[] {2, 3, 5}) {
            double wrong = changed("welch", Scatter.LOGNORMAL, 1, 0.05, forks);
            assertTrue(wrong <= MOST, forks + " forks: " + wrong);
        }
        double student = changed("student", Scatter.LOGNORMAL, 1, 0.05, 2);
        assertTrue(student > 0.1, "student with 2 forks: " + student);
    }

    @Test
    void bootstrap_fewForks_criesWolf() {
        double wrong = changed("bootstrap", Scatter.LOGNORMAL, 1, 1, 2);
        assertTrue(wrong > 0.2, "2 forks: " + wrong);
    }

    @Test
    void mannWhitney_fewForks_saysNothing() {
        assertTrue(changed("mann-whitney", Scatter.LOGNORMAL, 2, 1, 3) == 0);
        assertTrue(changed("mann-whitney", Scatter.LOGNORMAL, 2, 1, 4) == 1);
        double wrong = changed("mann-whitney", Scatter.HEAVY_TAILED, 1, 1, 10);
        assertTrue(wrong <= MOST, "10 forks: " + wrong);
    }

    @Test
    void everyMethod_largeChange_isFoundByTenForks() {
        for (ComparisonMethod method : ComparisonMethods.all()) {
            for (Scatter scatter : Scatter.values()) {
                double right = changed(100, method.name(), scatter, 1.2, 1, 10);
                assertTrue(right > 0.9, method.name() + ", " + scatter + ": " + right);
            }
        }
    }
}
