package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What makes kld useful on scores, as docs/evidence/criteria.md claims it. */
class ScoreSimulationTest {

    @ParameterizedTest
    @CsvSource({"0.002, 5.5", "0.01, 7", "0.02, 10", "0.05, 30"})
    void kld_steadyScores_stopsSoon(double noise, double iterations) {
        double actual = ScoreSimulation.simulate("kld", i -> 1, noise).iterations();
        assertTrue(actual <= iterations, actual + " iterations");
    }

    @Test
    void kld_literal_neverStops() {
        assertEquals(50, ScoreSimulation.simulate("kld:finest=0,coarsest=0", i -> 1, 0.002).iterations());
    }

    @Test
    void kld_slowWarmup_isWaitedForLongerThanByOthers() {
        double kld = ScoreSimulation.simulate("kld", i -> 1 + 0.2 * Math.exp(-i / 10.0), 0.005).error();
        assertTrue(kld < 0.6 * ScoreSimulation.simulate("cv", i -> 1 + 0.2 * Math.exp(-i / 10.0), 0.005).error());
        assertTrue(kld < 0.04, "off by " + kld);
    }
}
