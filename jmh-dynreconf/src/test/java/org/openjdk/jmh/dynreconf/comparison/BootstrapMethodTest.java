package org.openjdk.jmh.dynreconf.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Nine simulations, so that each tenth of the confidence has a whole order statistic. */
class BootstrapMethodTest {

    private static BootstrapMethod.SimulatedRatio ratio(double... simulated) {
        return new BootstrapMethod.SimulatedRatio(1.3, simulated);
    }

    private static void assertLimits(double lower, double upper, Interval interval) {
        assertEquals(lower, interval.lower());
        assertEquals(1.3, interval.point());
        assertEquals(upper, interval.upper());
    }

    @Test
    void interval_limits_areOrderStatisticsFromBothEnds() {
        BootstrapMethod.SimulatedRatio ratio = ratio(1.9, 1.1, 1.5, 1.3, 1.2, 1.4, 1.7, 1.8, 1.6);
        assertLimits(1.1, 1.9, ratio.interval(0.8));
        assertLimits(1.2, 1.8, ratio.interval(0.6));
        assertLimits(1.3, 1.7, ratio.interval(0.4));
        assertLimits(1.2, 1.8, ratio.interval(0.5));
        assertLimits(0, Double.POSITIVE_INFINITY, ratio.interval(0.81));
    }

    @Test
    void pValue_countsSimulationsOnTheOtherSide() {
        assertEquals(0.2, ratio(1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9).pValue());
        assertEquals(0.4, ratio(0.9, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9).pValue(), 1e-15);
        assertEquals(0.4, ratio(1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9).pValue(), 1e-15);
        assertEquals(0.4, ratio(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1.9).pValue(), 1e-15);
        assertEquals(1, ratio(1, 1, 1, 1, 1, 1, 1, 1, 1).pValue());
    }
}
