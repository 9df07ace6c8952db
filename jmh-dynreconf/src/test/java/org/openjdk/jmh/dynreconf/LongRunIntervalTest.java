package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.apache.commons.math3.distribution.TDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.steady.SteadyFigures;
import org.openjdk.jmh.dynreconf.history.HistoryFigures;
import org.openjdk.jmh.dynreconf.statistics.Interval;

class LongRunIntervalTest {

    private static Map<String, Double> figures(int forks, double variation) {
        Map<String, Double> figures = new HashMap<>();
        figures.put(SteadyFigures.FORKS, (double) forks);
        figures.put(SteadyFigures.VARIATION, variation);
        figures.put(SteadyFigures.CONFIDENCE, 0.95);
        return figures;
    }

    private static LongRunInterval interval(int forks, double variation, double threshold) {
        return LongRunInterval.of(Judgement.of(false, 0.5).withFigures(figures(forks, variation)), threshold).get();
    }

    /**
     * Reference, SciPy 1.17.1: with t = lambda f: scipy.stats.t.ppf(0.975, f), f = n - 1 and u = max(0.03, threshold),
     * max(t(f) * v, t(f + 1) * sqrt((u * u + f * v * v) / (f + 1))) / sqrt(n).
     */
    @ParameterizedTest
    @CsvSource({
        "2, 0.0007, 0.02, 0.06455736",
        "2, 0.05, 0.02, 0.44923218",
        "3, 0.001, 0.02, 0.03185980",
        "5, 0.002, 0.02, 0.01555998",
        "5, 0.03, 0.02, 0.03724992",
        "5, 0.002, 0.05, 0.02578795",
        "10, 0.04, 0.05, 0.02896581",
    })
    void scatter_isTheLargerOfPlainAndModerated(int forks, double variation, double threshold, double expected) {
        assertEquals(expected, interval(forks, variation, threshold).scatter(), 1e-7);
    }

    @Test
    void scatter_isAsComputedInPlain() {
        Random random = new Random(20261124);
        for (int i = 0; i < 300; i++) {
            int forks = 2 + random.nextInt(20);
            double freedom = random.nextInt(3) * 4;
            double variation = 0.1 * random.nextDouble();
            double threshold = 0.1 * random.nextDouble();
            Map<String, Double> figures = figures(forks, variation);
            figures.put(HistoryFigures.FREEDOM, freedom);
            double plain = t(forks - 1 + freedom) * variation / Math.sqrt(forks);
            double usual = Math.max(0.03, threshold);
            double moderated = t(forks + freedom) / Math.sqrt(forks) * Math.sqrt(
                    (usual * usual + (forks - 1 + freedom) * variation * variation) / (forks + freedom));
            assertEquals(Math.max(plain, moderated), LongRunInterval.of(Judgement.of(true, 0.01).withFigures(figures),
                    threshold).get().scatter(), 1e-9);
        }
    }

    private static double t(double freedom) {
        return new TDistribution(null, freedom).inverseCumulativeProbability(0.975);
    }

    @Test
    void interval_hasWhatMayBeLeftOfTheWarmupOnBothSides() {
        LongRunInterval interval = interval(5, 0.03, 0.02);
        assertEquals(0.03724992, interval.scatter(), 1e-7);
        assertEquals(0.02, interval.warmup());
        assertEquals(1.03724987 * 1.02 - 1, interval.share(), 1e-7);
        assertEquals(5, interval.forks);
        assertEquals(0.95, interval.confidence());
        Interval around = interval.around(200);
        assertEquals(200 / 1.0579949184, around.lower(), 1e-4);
        assertEquals(200, around.point());
        assertEquals(200 * 1.0579949184, around.upper(), 1e-4);
    }

    /** As of a metric that is a difference. */
    @Test
    void negativeResult_hasItsLimitsInOrder() {
        assertTrue(interval(5, 0.03, 0.02).around(-200).lower() < -200);
        assertEquals(Interval.of(0, 0, 0), interval(5, 0.03, 0.02).around(0));
    }

    @Test
    void forksWithoutScatter_stillMayVaryAsUsual() {
        assertEquals(4.30265273 * 0.03 / 2, interval(2, 0, 0.02).scatter(), 1e-7);
    }

    @Test
    void furtherForks_areTheFewestThatDo() {
        LongRunInterval interval = interval(5, 0.03, 0.02);
        assertEquals(Optional.of(0), interval.furtherForks(0.04));
        int further = interval.furtherForks(0.02).get();
        assertTrue(interval(5 + further, 0.03, 0.02).scatter() <= 0.02);
        assertTrue(interval(4 + further, 0.03, 0.02).scatter() > 0.02);
        assertEquals(Optional.empty(), interval(5, 1, 0.02).furtherForks(0.001));
    }

    @Test
    void judgementOfSomethingElse_hasNone() {
        assertFalse(LongRunInterval.of(Judgement.of(true, 0.99), 0.99).isPresent());
        assertFalse(LongRunInterval.of(Judgement.undecided("one fork"), 0.02).isPresent());
        Map<String, Double> forks = Collections.singletonMap(SteadyFigures.FORKS, 3.0);
        assertFalse(LongRunInterval.of(Judgement.of(true, 0.01).withFigures(forks), 0.02).isPresent());
        assertFalse(LongRunInterval.of(Judgement.undecided("NaN").withFigures(figures(3, Double.NaN)), 0.02)
                .isPresent());
    }
}
