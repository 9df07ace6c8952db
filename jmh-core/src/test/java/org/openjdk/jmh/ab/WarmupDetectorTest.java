package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.ab.client.TimedIteration;
import org.openjdk.jmh.dynreconf.statistics.Interval;

class WarmupDetectorTest {

    private static final double SLICE_NANOS = 50e6;

    private final Random random = new Random(1);

    private static TimedIteration iteration(double score, double waiting) {
        return new TimedIteration(false, score, waiting, SLICE_NANOS, 0, 0);
    }

    /** Counts the iterations of 50 ms until a fork is warm that needs 1 s and may have 3 s. */
    private int warmups(IntToDoubleFunction score, double waiting) {
        WarmupDetector warmth = new WarmupDetector(Optional.of(Interval.of(1, 1, 3)));
        int iterations = 0;
        while (!warmth.isWarm(false)) {
            warmth.add(iteration(score.applyAsDouble(iterations++), waiting), true);
        }
        return iterations;
    }

    @Test
    void steadyFork_isWarmAfterTheLeastTime() {
        assertEquals(20, warmups(iteration -> 100 + random.nextGaussian(), 0));
    }

    @Test
    void waitingForAProcessor_doesNotWarmUp() {
        assertEquals(80, warmups(iteration -> 100 + random.nextGaussian(), 0.75), 1);
    }

    @Test
    void forkThatGetsFaster_warmsUpUntilItNoLongerDoes() {
        int warmups = warmups(iteration -> (iteration < 30 ? 200 - 3 * iteration : 110) + random.nextGaussian(), 0);
        assertEquals(45, warmups, 5);
    }

    @Test
    void longInvocations_areMoreThanOne() {
        WarmupDetector warmth = new WarmupDetector(Optional.of(Interval.of(0.5, 0.5, 3)));
        for (int i = 0; i < 4; i++) {
            assertFalse(warmth.isWarm(false));
            warmth.add(new TimedIteration(false, 3e8, 0, 3e8, 0, 0), true);
        }
        assertTrue(warmth.isWarm(false));
    }

    /** Of slices that vary by 12 %, halves of ten differ by 6.7 %: that is no movement. */
    @Test
    void noise_doesNotProlongTheWarmup() {
        double mean = 0;
        for (int fork = 0; fork < 200; fork++) {
            mean += warmups(iteration -> 100 * Math.exp(0.12 * random.nextGaussian()), 0) / 200.0;
        }
        assertTrue(mean < 26, "iterations: " + mean);
    }

    @Test
    void trendBelowTheNoise_isStillSeen() {
        double mean = 0;
        for (int fork = 0; fork < 200; fork++) {
            mean += warmups(iteration -> 100 * Math.exp(0.02 * random.nextGaussian() - 0.02 * iteration), 0) / 200.0;
        }
        assertTrue(mean > 55, "iterations: " + mean);
    }

    @Test
    void forkThatNeverSettles_isMeasuredAfterTheMostTime() {
        assertEquals(60, warmups(iteration -> 1000 * Math.pow(0.98, iteration), 0), 1);
    }

    /** As soon as no compiler is busy any more. */
    @Test
    void lateFork_isWarmAlthoughItGetsFaster() {
        WarmupDetector warmth = new WarmupDetector(Optional.of(Interval.of(1, 1, 3)));
        int iterations = 0;
        while (!warmth.isWarm(true)) {
            warmth.add(new TimedIteration(false, 1000 * Math.pow(0.98, iterations), 0, SLICE_NANOS, 0,
                    iterations < 30 ? 0.0125 : 0), true);
            iterations++;
        }
        assertEquals(46, iterations);
        assertFalse(warmth.isWarm(false));
    }

    @Test
    void waitingForACompiler_doesNotWarmUp() {
        WarmupDetector warmth = new WarmupDetector(Optional.of(Interval.of(1, 1, 3)));
        for (int i = 0; i < 40; i++) {
            assertFalse(warmth.isWarm(false));
            warmth.add(new TimedIteration(false, 100, 0, SLICE_NANOS, 0.025, 0), true);
        }
        assertTrue(warmth.isWarm(false));
    }

    @Test
    void busyCompilers_showThatAForkIsNotWarm() {
        WarmupDetector warmth = new WarmupDetector(Optional.of(Interval.of(1, 1, 3)));
        for (int i = 0; i < 40; i++) {
            warmth.add(new TimedIteration(false, 100, 0, SLICE_NANOS, 0.05, 0.01), true);
        }
        assertFalse(warmth.isWarm(false));
        for (int i = 0; i < 20; i++) {
            warmth.add(new TimedIteration(false, 100, 0, SLICE_NANOS / 10, 0.05, 0.0001), true);
        }
        assertTrue(warmth.isWarm(false));
    }

    @Test
    void queueOfCompilers_prolongsTheWarmup() {
        assertEquals(180, warmupsWithCompilers(180), 1);
        assertEquals(100, warmupsWithCompilers(89), 1);
    }

    /** Counts the iterations until a fork is warm that may have 3 s, and whose compilers are busy until {@code end}. */
    private static int warmupsWithCompilers(int end) {
        WarmupDetector warmth = new WarmupDetector(Optional.of(Interval.of(1, 1, 3)));
        int iterations = 0;
        while (!warmth.isWarm(false)) {
            warmth.add(new TimedIteration(false, 100, 0, SLICE_NANOS, 0, iterations < end ? 0.05 : 0), true);
            iterations++;
        }
        return iterations;
    }

    /** Of 50 ms, a compiler had something to do for 2 ms, mostly while it waited like the benchmark. */
    @Test
    void busyMachine_doesNotMakeCompilersBusy() {
        WarmupDetector warmth = new WarmupDetector(Optional.of(Interval.of(0.5, 0.5, 3)));
        int iterations = 0;
        while (!warmth.isWarm(false)) {
            warmth.add(new TimedIteration(false, 100, 0.75, SLICE_NANOS, 0.0125, 0.002), true);
            iterations++;
        }
        assertEquals(40, iterations);
    }

    @Test
    void scoresWithoutValue_sayNothing() {
        assertEquals(20, warmups(iteration -> Double.NaN, Double.NaN));
        assertEquals(20, warmups(iteration -> 0, Double.NaN));
    }

    @Test
    void ownTime_leavesOutWaiting() {
        assertEquals(25, iteration(100, 0.75).ownScore(), 1e-12);
        assertEquals(400, new TimedIteration(true, 100, 0.75, SLICE_NANOS, 0, 0).ownScore(), 1e-12);
        assertEquals(0.0125, iteration(100, 0.75).ownSeconds(), 1e-12);
        assertEquals(0.05, iteration(100, Double.NaN).ownSeconds(), 1e-12);
    }

    @Test
    void forkThatReachesItsBound_saysHowItMoved_andWhetherCompilersWereBusy() {
        WarmupDetector warmth = new WarmupDetector(Optional.of(Interval.of(1, 1, 3)));
        for (int i = 0; i < 60; i++) {
            warmth.add(iteration(1000 * Math.pow(0.98, i), 0), true);
        }
        for (int i = 0; i < 20; i++) {
            warmth.add(new TimedIteration(false, 1000 * Math.pow(0.98, i), 0.5, SLICE_NANOS, 0.025, 0.01), false);
        }
        assertEquals(Math.pow(0.98, 10) - 1, warmth.atEnd()[0], 1e-12);
        assertEquals(0.2, warmth.atEnd()[1], 1e-12);
    }

    /** The first half is cold in any case. */
    @Test
    void fixedWarmup_isJudgedByItsSecondHalf() {
        WarmupDetector warmth = new WarmupDetector(Optional.empty());
        for (double score : new double[] {9, 5, 3, 2, 1.2, 1.1, 1, 1}) {
            warmth.add(iteration(score, 0), true);
            assertFalse(warmth.isWarm(false));
        }
        assertEquals(1 / 1.15 - 1, warmth.atEnd()[0], 1e-12);
        assertEquals(Double.NaN, warmth.atEnd()[1]);
    }

    @Test
    void shortWarmup_saysNothing() {
        WarmupDetector warmth = new WarmupDetector(Optional.empty());
        for (int i = 0; i < 7; i++) {
            assertEquals(Double.NaN, warmth.atEnd()[0]);
            warmth.add(iteration(10 - i, 0), true);
        }
        assertEquals(Double.NaN, warmth.atEnd()[0]);
    }
}
