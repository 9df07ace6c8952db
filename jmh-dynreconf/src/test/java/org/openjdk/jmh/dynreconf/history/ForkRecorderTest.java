package org.openjdk.jmh.dynreconf.history;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;

class ForkRecorderTest {

    private static final double EXACT = 1e-12;

    private final ForkRecorder times = new ForkRecorder();

    private static Iteration iteration(double value, double lost) {
        return Iteration.of(Sample.of(value)).withSeconds(2).withLost(lost);
    }

    @Test
    void levels_areWithoutWhatWasLost_resultsAreAsMeasured() {
        times.add(iteration(4, 0.75));
        times.add(iteration(2, 0.5));
        times.add(iteration(1, 0));
        RememberedFork fork = times.remembered(7, 2);
        assertArrayEquals(new double[] {1, 1, 1}, fork.times(), EXACT);
        assertArrayEquals(new double[] {2, 4, 6}, fork.ends(), EXACT);
        assertEquals(1.5, fork.result(), EXACT);
        assertEquals(7, fork.run());
        assertEquals(4, times.seconds(1, 3), EXACT);
    }

    @Test
    void lossThatIsUnknownOnce_countsForNone() {
        times.add(iteration(4, 0.75));
        times.add(iteration(2, Double.NaN));
        assertArrayEquals(new double[] {4, 2}, times.levels(0), EXACT);
        times.clear();
        times.add(iteration(4, 0.75));
        assertArrayEquals(new double[] {1}, times.levels(0), EXACT, "another fork");
        assertEquals(1, times.count());
    }

    @Test
    void rates_becomeTimes() {
        times.add(iteration(2, 0.5).ofRates());
        assertArrayEquals(new double[] {0.25}, times.levels(0), EXACT);
        assertEquals(0.5, times.result(1), EXACT);
    }

    @Test
    void iterationOfUnknownLength_countsAsASecond() {
        times.add(Iteration.of(Sample.of(1, 3)));
        assertEquals(1, times.seconds(0, 1), EXACT);
        assertArrayEquals(new double[] {2}, times.levels(0), EXACT);
    }

    @Test
    void iterationWithoutTime_cannotBeRemembered() {
        times.add(iteration(1, 0));
        times.add(Iteration.of(Sample.of()));
        assertThrows(IllegalArgumentException.class, () -> times.remembered(1, 1));
    }

    @Test
    void iterationThatWasAllLost_hasALevelAllTheSame() {
        times.add(iteration(1, 1));
        assertArrayEquals(new double[] {0.05}, times.levels(0), EXACT);
    }
}
