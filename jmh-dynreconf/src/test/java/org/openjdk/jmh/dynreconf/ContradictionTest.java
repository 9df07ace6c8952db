package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.settings.SamplingSettings;

/** A warmup of six equal levels is found stable; what follows may contradict that. */
class ContradictionTest {

    private static final int WARMUP = 6;

    private static Optional<Contradiction> afterWarmup(IntToDoubleFunction level, double noise, long seed) {
        return session(level, noise, seed, WARMUP, 20).contradiction();
    }

    private static ReconfigurationSession session(IntToDoubleFunction level, double noise, long seed, int minimum,
                                                  int maximum) {
        ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse("cv")).warmupIterations(minimum, maximum).build());
        Random random = new Random(seed);
        session.startFork(ForkRole.measured());
        int i = -1;
        do {
            i++;
        } while (!SessionCalls.afterWarmup(session, score(i < WARMUP ? 1 : level.applyAsDouble(0), noise, random))
                .decision().stops());
        for (int k = 1; k <= 10; k++) {
            session.measurementIteration(score(level.applyAsDouble(k), noise, random));
        }
        session.endFork();
        return session;
    }

    private static Iteration score(double level, double noise, Random random) {
        return Iteration.of(Sample.of(6.5 * level * (1 + noise * random.nextGaussian())));
    }

    /** The predecessor reported 14.2 µs/op instead of 6.5 for a benchmark that slowed down right after its warmup. */
    @Test
    void slowPhase_rightAfterWarmup_isAStepAtTheFirstIteration() {
        Contradiction contradiction = afterWarmup(i -> 14.2 / 6.5, 0.002, 1).orElseThrow();
        assertEquals(Contradiction.Kind.STEP, contradiction.kind());
        assertEquals(1, contradiction.iteration());
        assertEquals(6.5, contradiction.before(), 0.05);
        assertEquals(14.2, contradiction.after(), 0.05);
        assertEquals(14.2 / 6.5 - 1, contradiction.relativeChange(), 0.02);
        assertTrue(contradiction.pValue() > 0 && contradiction.pValue() < 0.01);
    }

    @Test
    void step_inMidMeasurement_isFoundThere() {
        Contradiction contradiction = afterWarmup(i -> i < 5 ? 1 : 0.9, 0.002, 1).orElseThrow();
        assertEquals(Contradiction.Kind.STEP, contradiction.kind());
        assertEquals(5, contradiction.iteration());
    }

    @Test
    void trend_overMeasurement_isATrend() {
        Contradiction contradiction = afterWarmup(i -> 1 + 0.02 * (i + WARMUP), 0.002, 1).orElseThrow();
        assertTrue(contradiction.relativeChange() > 0.1);
        Contradiction slow = session(i -> 1 + 0.01 * (i + 3), 0.001, 1, 3, 3).contradiction().orElseThrow();
        assertEquals(Contradiction.Kind.TREND, slow.kind());
        assertEquals(6.5 * 1.13, slow.after(), 0.03);
    }

    @Test
    void step_belowTolerance_isNone() {
        assertEquals(Optional.empty(), afterWarmup(i -> 1.02, 0.0001, 1));
    }

    /** Of twenty thousand iterations each pair would have a slope; forty of them are one point of the series. */
    @Test
    void step_inAVeryLongMeasurement_isFoundNearby() {
        double[] means = new double[WARMUP + 20_000];
        Arrays.fill(means, 1);
        Arrays.fill(means, WARMUP + 11_999, means.length, 1.2);
        Contradiction contradiction = new ContradictionDetector(0.03, 1).detect(means, WARMUP).orElseThrow();
        assertEquals(12_000, contradiction.iteration(), 41);
        assertEquals(0.2, contradiction.relativeChange(), 1e-9);
    }

    @Test
    void oneSpike_isNone() {
        assertEquals(Optional.empty(), afterWarmup(i -> i == 4 ? 5 : 1, 0.002, 1));
    }

    /** At a significance of 1 % four of 400 are expected; more than twelve have a probability below 0.001. */
    @Test
    void noise_isReportedAsRarelyAsTheSignificanceSays() {
        int reported = 0;
        ContradictionDetector detector = new ContradictionDetector(0.03, 1);
        Random random = new Random(11);
        for (int i = 0; i < 400; i++) {
            double[] means = random.doubles(16).map(u -> 100 * Math.exp(0.3 * u)).toArray();
            reported += detector.detect(means, WARMUP).isPresent() ? 1 : 0;
        }
        assertTrue(reported >= 1 && reported <= 12, reported + " of 400");
    }

    @Test
    void warmupNotStable_isNotContradicted() {
        ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse("cv")).warmupIterations(6, 6).build());
        session.startFork(ForkRole.measured());
        for (int i = 1; i <= 6; i++) {
            SessionCalls.afterWarmup(session, Iteration.of(Sample.of(i * i)));
        }
        for (int i = 1; i <= 10; i++) {
            session.measurementIteration(Iteration.of(Sample.of(100)));
        }
        session.endFork();
        assertEquals(Optional.empty(), session.contradiction());
    }

    @Test
    void nextFork_forgetsTheLast() {
        ReconfigurationSession session = session(i -> 2, 0.002, 1, WARMUP, 20);
        assertTrue(session.contradiction().isPresent());
        session.startFork(ForkRole.measured());
        assertEquals(Optional.empty(), session.contradiction());
    }

    @Test
    void unusableMeasurement_isNotJudged() {
        ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse("cv")).warmupIterations(6, 6).build());
        session.startFork(ForkRole.measured());
        for (int i = 1; i <= 6; i++) {
            SessionCalls.afterWarmup(session, Iteration.of(Sample.of(1)));
        }
        for (int i = 1; i <= 10; i++) {
            session.measurementIteration(Iteration.of(Sample.of(i == 5 ? Double.NaN : 100)));
        }
        session.endFork();
        assertEquals(Optional.empty(), session.contradiction());
    }

    /** Means, not sums: iterations of two values and of four are on the same level. */
    @Test
    void iterationsOfDifferentSizes_areNoChange() {
        ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse("cv")).warmupIterations(6, 6).build());
        session.startFork(ForkRole.measured());
        for (int i = 1; i <= 6; i++) {
            SessionCalls.afterWarmup(session, Iteration.of(Sample.of(100, 100)));
        }
        for (int i = 1; i <= 10; i++) {
            session.measurementIteration(Iteration.of(Sample.of(100, 100, 100, 100)));
        }
        session.endFork();
        assertEquals(Optional.empty(), session.contradiction());
    }

    @Test
    void forkWithoutMeasurement_contradictsNothing() {
        ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(List.of(ConfiguredCriterion.of(new ScriptedCriterion("content", m -> 0))))
                .sampling(SamplingSettings.defaults().withWarmupWindow(15)).warmupIterations(16, 16).build());
        session.startFork(ForkRole.measured());
        for (int i = 1; i <= 16; i++) {
            SessionCalls.afterWarmup(session, Iteration.of(Sample.of(i <= 8 ? 100 + i : 200 + i)));
        }
        session.endFork();
        assertEquals(Optional.empty(), session.contradiction());
    }
}
