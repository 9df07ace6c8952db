package org.openjdk.jmh.dynreconf.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.dynreconf.history.Histories.fork;
import static org.openjdk.jmh.dynreconf.history.Histories.step;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.stat.descriptive.rank.Percentile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BenchmarkHistoryTest {

    private static final double EXACT = 1e-9;

    @Test
    void deviation_isTheDistanceFromTheEnd() {
        BenchmarkHistory history = BenchmarkHistory.of(Arrays.asList(step(1, 20, 2, 1, 60), step(1, 20, 1.5, 1, 60)));
        assertEquals(0.75, history.deviation(0, 10), EXACT, "the mean of 1 and 0.5");
        assertEquals(0.375, history.deviation(15, 10), EXACT, "half of it warm");
        assertEquals(0, history.deviation(20, 10), EXACT);
        assertEquals(0, history.deviation(1000, 10), EXACT, "iterations after the end equal the last one");
    }

    @Test
    void gain_isTheSteepestWayDown() {
        BenchmarkHistory history = BenchmarkHistory.of(Collections.singletonList(step(1, 20, 2, 1, 60)));
        assertEquals(1.0 / 10, history.gain(10, 10, 50), 0.002, "1 less after ten seconds");
        assertEquals(1.0 / 20, history.gain(0, 10, 50), 0.002, "1 less after twenty");
        assertEquals(0, history.gain(20, 10, 50), EXACT, "it is there");
        assertEquals(0, history.gain(0, 10, 8), EXACT, "8 more iterations end before the change");
        assertEquals(1, history.lateChange(0, 10), EXACT);
        assertEquals(0, history.gain(70, 10, 100), EXACT, "the history ends before this iteration");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void deviationAndGain_areThoseOfANaiveComputation(long seed) {
        Random random = new Random(seed);
        List<RememberedFork> forks = new ArrayList<>();
        double[][] times = new double[3][];
        for (int i = 0; i < times.length; i++) {
            times[i] = random.doubles(40 + random.nextInt(10), 1, 2).toArray();
            forks.add(fork(1, times[i]));
        }
        BenchmarkHistory history = BenchmarkHistory.of(forks);
        int last = (int) history.seconds() - 10;
        double[] naive = new double[last + 1];
        for (int from = 0; from <= last; from++) {
            for (double[] fork : times) {
                naive[from] += Math.abs(mean(fork, from, from + 10) / end(fork) - 1) / times.length;
            }
            assertEquals(naive[from], history.deviation(from, 10), EXACT);
        }
        double noise = upperQuartile(history, history.seconds() * 0.75, last);
        double best = 0;
        for (int from = 1; from <= last; from++) {
            best = Math.max(best, (naive[0] - Math.max(noise, naive[from])) / from);
        }
        assertEquals(best, history.gain(0, 10, 1000), EXACT);
    }

    /** One window of the last quarter in five is off; to wait until none is would be to wait for luck. */
    @Test
    void measurementAsFarOffAsLaterOnes_hasNothingToGain() {
        double[] times = new double[80];
        Arrays.setAll(times, i -> i % 5 < 2 ? 1.5 : 1);
        BenchmarkHistory history = BenchmarkHistory.of(Collections.singletonList(fork(1, times)));
        assertEquals(0.25, history.deviation(1, 2), EXACT);
        assertEquals(0, history.deviation(2, 2), EXACT);
        assertEquals(0, history.gain(1, 2, 70), EXACT, "half of later measurements are off, a quarter of them as far");
        assertEquals(0.5, history.deviation(0, 2), EXACT);
        assertEquals(0.25, history.gain(0, 2, 70), 0.01, "few later ones are that far off");
    }

    private static double upperQuartile(BenchmarkHistory history, double from, double last) {
        List<Double> deviations = new ArrayList<>();
        for (double start = from; start <= last; start++) {
            deviations.add(history.deviation(start, 10));
        }
        return new Percentile().withEstimationType(Percentile.EstimationType.R_7)
                .evaluate(deviations.stream().mapToDouble(x -> x).toArray(), 75);
    }

    private static double mean(double[] fork, int from, int to) {
        return Arrays.stream(fork, from, to).average().getAsDouble();
    }

    /** Iterations that run in the last quarter, of a second each. */
    private static double end(double[] fork) {
        double[] quarter = Arrays.copyOfRange(fork, fork.length * 3 / 4, fork.length);
        Arrays.sort(quarter);
        int middle = quarter.length / 2;
        return quarter.length % 2 == 1 ? quarter[middle] : (quarter[middle - 1] + quarter[middle]) / 2;
    }

    @Test
    void shortForks_doNotShowWhenItBecomesSteady() {
        BenchmarkHistory history = BenchmarkHistory.of(Arrays.asList(step(1, 20, 2, 1, 60), step(2, 15, 2, 2, 20)));
        assertEquals(60, history.seconds());
        assertEquals(1, history.deviation(0, 10), EXACT);
        assertEquals(2, history.forks().size());
        assertEquals(2, history.runs());
    }

    @Test
    void slower_countsFromTheSlowestEnd() {
        BenchmarkHistory history = BenchmarkHistory.of(Arrays.asList(step(1, 20, 9, 1, 60), step(1, 20, 9, 2, 60)));
        assertEquals(0, history.slower(2, 10, 50));
        assertEquals(Math.log(1.5), history.slower(3, 10, 50), EXACT);
        assertEquals(0, history.slower(9, 10, 5), EXACT, "they are no faster when it has to end");
        assertEquals(0, BenchmarkHistory.NONE.slower(3, 10, 50));
    }

    @Test
    void fork_resemblesWhereItIsWhereOthersWere() {
        BenchmarkHistory history = BenchmarkHistory.of(Collections.singletonList(step(1, 20, 2, 1, 60)));
        assertTrue(history.resembles(2, 5, 10), "the plateau");
        assertTrue(history.resembles(2, 30, 10), "a plateau that lasts longer, but not three times");
        assertFalse(history.resembles(2, 61, 10), "no fork was that slow so late");
        assertTrue(history.resembles(1.09, 100, 10), "within the margin");
        assertFalse(history.resembles(1.11, 100, 10));
        assertFalse(history.resembles(0.9, 5, 10), "no fork was ever that fast");
        assertTrue(BenchmarkHistory.NONE.resembles(5, 5, 10), "nothing is known");
        assertTrue(history.resembles(step(2, 3, 4, 1.05, 20)));
        assertFalse(history.resembles(step(2, 3, 4, 1.5, 80)));
    }

    @Test
    void margin_growsWithTheScatterOfForks() {
        BenchmarkHistory history = BenchmarkHistory.of(Arrays.asList(step(1, 20, 2, 1, 60), step(1, 20, 2, 1.2, 60)));
        assertTrue(history.resembles(1.2 * 1.4, 100, 10), "three times a deviation of 13 %");
        assertFalse(history.resembles(1.2 * 1.5, 100, 10));
    }

    @Test
    void variation_isThatWithinRuns() {
        BenchmarkHistory history = BenchmarkHistory.of(Arrays.asList(step(1, 1, 1, 1, 8), step(1, 1, 1, 1.1, 8),
                step(2, 1, 1, 2, 8), step(2, 1, 1, 2.2, 8), step(3, 1, 1, 50, 8)));
        assertEquals(Math.log(1.1) / Math.sqrt(2), history.variation(), EXACT, "differences between runs do not count");
        assertEquals(2, history.freedom());
        assertEquals(0, BenchmarkHistory.of(Collections.singletonList(step(1, 1, 1, 1, 8))).freedom());
    }

    @Test
    void noForks_giveNoEstimate() {
        assertTrue(BenchmarkHistory.of(Collections.emptyList()).isEmpty());
        assertEquals(0, BenchmarkHistory.NONE.gain(0, 10, 50));
        assertEquals(0, BenchmarkHistory.NONE.seconds());
        assertEquals(0, BenchmarkHistory.NONE.freedom());
    }

    @Test
    void windowAsLongAsTheHistory_isOneMeasurement() {
        BenchmarkHistory history = BenchmarkHistory.of(Collections.singletonList(fork(1, 2, 1)));
        assertEquals(0.5, history.deviation(0, 2), EXACT);
        assertEquals(0, history.gain(0, 2, 50));
        assertTrue(history.resembles(1, 0, 10), "a measurement longer than the history");
    }

    @Test
    void thinnedFork_keepsTheMeansOfWholeGroups() {
        double[] times = new Random(1).doubles(95, 1, 2).toArray();
        RememberedFork fork = fork(7, times);
        RememberedFork thinned = fork.inAtMost(10);
        assertEquals(10, thinned.times().length);
        assertEquals(95, thinned.seconds());
        assertEquals(fork.result(), thinned.result());
        assertEquals(7, thinned.run());
        assertEquals(mean(times, 20, 30), thinned.times()[2], EXACT);
        assertEquals(mean(times, 90, 95), thinned.times()[9], EXACT);
        assertEquals(fork.mean(10, 60), thinned.mean(10, 60), EXACT);
    }

    @Test
    void invalidValues_areRejected() {
        double[] good = {1, 2};
        assertThrows(IllegalArgumentException.class, () -> RememberedFork.of(1, new double[0], new double[0], 1));
        assertThrows(IllegalArgumentException.class, () -> RememberedFork.of(1, good, new double[] {1}, 1));
        assertThrows(IllegalArgumentException.class, () -> RememberedFork.of(1, new double[] {2, 2}, good, 1));
        assertThrows(IllegalArgumentException.class, () -> RememberedFork.of(1, good, new double[] {1, Double.NaN}, 1));
        assertThrows(IllegalArgumentException.class, () -> RememberedFork.of(1, good, good, 0));
    }
}
