package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.dynreconf.history.RememberedFork;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;

class ResidualWarmupTest {

    private static final double EXACT = 1e-9;
    private static final int MEASURED = 10;

    /** Flat for some seconds at one level, which is where it is steady, and then at another. */
    private static double[] step(int at, double before, double after, int seconds) {
        double[] times = new double[seconds];
        Arrays.setAll(times, i -> i < at ? before : after);
        return times;
    }

    private static RememberedFork fork(double iterationSeconds, double... times) {
        double[] ends = new double[times.length];
        Arrays.setAll(ends, i -> (i + 1) * iterationSeconds);
        return RememberedFork.of(1, ends, times, times[times.length - 1]);
    }

    /** Nothing that follows within reach of the warmup is known, so that the forks' own evidence ends them. */
    private static ReconfigurationSettings.Builder settings(List<RememberedFork> forks) {
        return ReconfigurationSettings.builder().criteria(StabilityCriteria.builtIn().parse("steady"))
                .warmupIterations(1, 20).measurementIterations(MEASURED, 1).forks(1, 5)
                .history(BenchmarkHistory.of(forks));
    }

    private static Optional<ResidualWarmup> left(RememberedFork... forks) {
        return ResidualWarmup.of(settings(Arrays.asList(forks)).build(), 1, 1, Double.NaN);
    }

    @Test
    void lateChange_isWhatIsLeft() {
        ResidualWarmup left = left(fork(1, step(60, 1.01, 1, 100)), fork(1, step(60, 1.02, 1, 100)),
                fork(1, step(60, 1.03, 1, 100))).orElseThrow(AssertionError::new);
        double mean = (Math.log(1.01) + Math.log(1.02) + Math.log(1.03)) / 3;
        double deviation = Math.sqrt((Math.pow(Math.log(1.01) - mean, 2) + Math.pow(Math.log(1.02) - mean, 2)
                + Math.pow(Math.log(1.03) - mean, 2)) / 2);
        assertEquals(3, left.forks());
        assertEquals(Math.expm1(mean), left.share(), EXACT);
        // The quantile for two degrees of freedom is from a printed table.
        assertEquals(Math.expm1(mean - 4.302653 * deviation / Math.sqrt(3)), left.low(), 1e-7);
        assertEquals(Math.expm1(mean + 4.302653 * deviation / Math.sqrt(3)), left.high(), 1e-7);
        assertFalse(left.isCertain(), "it is from -0.4 to 4.5 %");
    }

    @Test
    void constantForks_leaveNothing() {
        ResidualWarmup left = left(fork(1, step(0, 1, 1, 100)), fork(1, step(0, 1, 1, 100)))
                .orElseThrow(AssertionError::new);
        assertEquals(0, left.share(), EXACT);
        assertEquals(0, left.high() - left.low(), EXACT);
        assertFalse(left.isCertain());
    }

    @Test
    void forksThatBecomeSlower_leaveLessThanNothing() {
        ResidualWarmup left = left(fork(1, step(60, 1, 2, 100)), fork(1, step(60, 1, 2, 100)))
                .orElseThrow(AssertionError::new);
        assertEquals(-0.5, left.share(), EXACT);
        assertFalse(left.isCertain());
    }

    /** With the same noise in each second, the judged iterations are those at which a session stops. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void result_isThatOfASessionThatSeesTheSame(long seed) {
        Random random = new Random(seed);
        List<RememberedFork> forks = new ArrayList<>();
        double[][] times = new double[4][200];
        for (double[] of : times) {
            Arrays.setAll(of, i -> (1 + Math.exp(-i / 8.0)) * (1 + 0.01 * random.nextGaussian()));
            forks.add(fork(1, of));
        }
        ReconfigurationSettings settings = settings(forks).build();
        ReconfigurationSession session = new ReconfigurationSession(settings);
        double sum = 0;
        for (double[] of : times) {
            int[] next = new int[1];
            ForkLoop.run(session, ForkRole.measured(),
                    () -> Iteration
                            .of(Sample.of(of[next[0]++])).withSeconds(1));
            session.endFork();
            sum += Math.log(mean(of, next[0] - MEASURED, next[0]) / mean(of, 150, 200)) / times.length;
        }
        assertEquals(Math.expm1(sum),
                ResidualWarmup.of(settings, 1, 1, Double.NaN).orElseThrow(AssertionError::new).share(), EXACT);
    }

    private static double mean(double[] values, int from, int to) {
        return Arrays.stream(values, from, to).average().orElse(Double.NaN);
    }

    @Test
    void busyMachine_leavesWhatIsLeftBehindWhatWasJudged() {
        List<RememberedFork> forks =
                Arrays.asList(fork(1, step(15, 1.02, 1, 100)), fork(1, step(15, 1.02, 1, 100)));
        ReconfigurationSettings settings = settings(forks).build();
        double alone = ResidualWarmup.of(settings, 1, 1, 0).orElseThrow(AssertionError::new).share();
        double busy = ResidualWarmup.of(settings, 1, 1, 0.2).orElseThrow(AssertionError::new).share();
        assertEquals(0.02, alone, EXACT);
        assertTrue(busy < 0.015, busy + ": five iterations or more of ten are behind the change");
    }

    @Test
    void finerIterations_areTakenTogether() {
        ResidualWarmup left = left(fork(0.1, step(600, 1.02, 1, 1000)), fork(0.1, step(600, 1.02, 1, 1000)))
                .orElseThrow(AssertionError::new);
        assertEquals(0.02, left.share(), EXACT);
    }

    @Test
    void shortForks_giveNoEstimate() {
        assertFalse(left(fork(1, step(10, 1.02, 1, 12)), fork(1, step(10, 1.02, 1, 12))).isPresent(),
                "they would be measured where they end");
        assertFalse(left(fork(1, 1, 1), fork(1, 1, 1)).isPresent(), "they have no measurement");
        assertFalse(left(fork(0.1, 1), fork(0.1, 1)).isPresent(), "they have no iteration");
    }

    @Test
    void fewForks_giveNoEstimate() {
        assertFalse(ResidualWarmup.of(settings(Collections.emptyList()).build(), 1, 1, Double.NaN).isPresent());
        assertFalse(left(fork(1, step(60, 1.02, 1, 100))).isPresent());
    }

    @Test
    void longestForks_areUsed() {
        RememberedFork shorter = fork(1, step(60, 5, 1, 90));
        RememberedFork longer = fork(1, step(60, 1.02, 1, 100));
        ResidualWarmup left = left(shorter, longer, longer, longer, longer, longer).orElseThrow(AssertionError::new);
        assertEquals(5, left.forks());
        assertEquals(0.02, left.share(), EXACT);
        assertTrue(left.isCertain());
    }

    @Test
    void measurementThatDoesNotSlide_hasNoAnswer() {
        List<RememberedFork> forks =
                Arrays.asList(fork(1, step(60, 1.02, 1, 100)), fork(1, step(60, 1.02, 1, 100)));
        assertFalse(ResidualWarmup.of(settings(forks).sliding(false).build(), 1, 1, Double.NaN).isPresent());
        assertFalse(
                ResidualWarmup.of(settings(forks).measurementIterations(0, 1).build(), 1, 1, Double.NaN).isPresent());
        assertTrue(ResidualWarmup.of(settings(forks).build(), 1, 1, Double.NaN).isPresent());
    }
}
