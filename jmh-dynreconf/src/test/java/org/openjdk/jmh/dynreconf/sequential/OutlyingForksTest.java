package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

class OutlyingForksTest {

    private static final double[] CALM = {1, 1.01, 0.99, 1.02, 0.98, 1.01};
    private static final double[] ONE_FAR = {1, 1.01, 0.99, 1.02, 1.3, 1.01};

    private final Random random = new Random(36);

    private static OutlyingForks run(int candidates, int baselines) {
        OutlyingForks run = new OutlyingForks();
        for (int i = 0; i < candidates; i++) {
            run.add(CALM, ONE_FAR);
        }
        for (int i = 0; i < baselines; i++) {
            run.add(ONE_FAR, CALM);
        }
        return run;
    }

    /** SciPy's binomial test. */
    @TestFactory
    Stream<DynamicTest> signTests() {
        return ReferenceCase.named("sequential-reference.txt", "sign-test").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> assertEquals(c.expected()[0] <= 0.01,
                        run((int) c.parameters()[0], (int) c.parameters()[1]).areOneSided())));
    }

    @Test
    void forks_areCountedOnTheirSide() {
        OutlyingForks run = run(3, 2);
        run.add(ONE_FAR, ONE_FAR);
        run.add(CALM, CALM);
        assertEquals(3, run.candidates());
        assertEquals(2, run.baselines());
        assertFalse(run.areOneSided());
        assertTrue(run(9, 0).areOneSided() && run(0, 9).areOneSided());
    }

    /** Rare slow forks on both sides, or more scatter on one: neither is a matter of one side. */
    @Test
    void sidesThatAreAlike_areRarelyReported() {
        int wrong = 0;
        int unlike = 0;
        int found = 0;
        for (int i = 0; i < 500; i++) {
            OutlyingForks same = new OutlyingForks();
            OutlyingForks wider = new OutlyingForks();
            OutlyingForks other = new OutlyingForks();
            for (int b = 0; b < 60; b++) {
                same.add(forks(0.1, 0.02), forks(0.1, 0.02));
                wider.add(forks(0, 0.02), forks(0, 0.06));
                other.add(forks(0, 0.02), forks(0.1, 0.02));
            }
            wrong += same.areOneSided() ? 1 : 0;
            unlike += wider.areOneSided() ? 1 : 0;
            found += other.areOneSided() ? 1 : 0;
        }
        assertTrue(wrong <= 12, "wrong " + wrong);
        assertTrue(unlike <= 25, "wrong where one side scatters more " + unlike);
        assertTrue(found >= 450, "found " + found);
    }

    private double[] forks(double rare, double scatter) {
        return random.doubles(8).map(u -> (u < rare ? 1.4 : 1) * Math.exp(scatter * random.nextGaussian())).toArray();
    }

    @Test
    void degenerate_saysNothing() {
        OutlyingForks run = new OutlyingForks();
        assertFalse(run.areOneSided());
        run.add(new double[0], new double[0]);
        run.add(new double[] {1, 1, 9}, new double[] {1, 1, 1});
        run.add(new double[5], new double[5]);
        run.add(new double[] {-1, -2, -3, -4}, new double[] {1, 1, 1, 1});
        run.add(new double[] {1, 1, 1, 1}, new double[] {1, 1, 1, 1});
        assertEquals(0, run.baselines() + run.candidates());
        run.add(new double[] {1, 1, 1, 1}, new double[] {1, 1, 1, 2});
        assertEquals(1, run.candidates());
    }
}
