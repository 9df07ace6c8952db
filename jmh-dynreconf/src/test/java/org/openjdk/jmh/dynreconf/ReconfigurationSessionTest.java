package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.dynreconf.TestSessions.iteration;
import static org.openjdk.jmh.dynreconf.TestSessions.settings;
import static org.openjdk.jmh.dynreconf.TestSessions.started;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.vector.Measurements;
import org.openjdk.jmh.dynreconf.criteria.vector.UndecidedCriterion;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.settings.SamplingSettings;

class ReconfigurationSessionTest {

    @Test
    void warmup_belowMinimum_continuesWithoutAsking() {
        ReconfigurationSession session = started(settings("cv").warmupIterations(3, 10));
        for (int i = 1; i < 3; i++) {
            Checkpoint checkpoint = SessionCalls.afterWarmup(session, iteration(1, 1, 1));
            assertEquals(Decision.CONTINUE, checkpoint.decision());
            assertTrue(checkpoint.judgements().isEmpty());
            assertEquals(i, checkpoint.index());
        }
        Checkpoint third = SessionCalls.afterWarmup(session, iteration(1, 1, 1));
        assertEquals(Decision.STABLE, third.decision());
        assertEquals(Phase.WARMUP, third.phase());
        assertEquals(3, third.minimum());
        assertEquals(10, third.maximum());
        assertArrayEquals(new double[3], SessionCalls.first(third).evidence());
    }

    @Test
    void warmup_neverStable_isExhaustedAtMaximum() {
        ReconfigurationSession session = started(settings("cv").warmupIterations(1, 4));
        Decision last = null;
        for (int i = 1; i <= 4; i++) {
            assertFalse(last != null && last.stops());
            last = SessionCalls.afterWarmup(session, iteration(Math.pow(2, i), 1)).decision();
        }
        assertEquals(Decision.EXHAUSTED, last);
    }

    @Test
    void warmup_stableAtMaximum_isStable() {
        ReconfigurationSession session = started(settings("cv").warmupIterations(2, 2));
        SessionCalls.afterWarmup(session, iteration(1, 1));
        assertEquals(Decision.STABLE, SessionCalls.afterWarmup(session, iteration(1, 1)).decision());
    }

    /** Eq. 1 with s^W = 5: the unions of the newest iteration and up to five before it, growing from the oldest. */
    @Test
    void warmup_vector_growsFromStartOfWindow() {
        List<List<Double>> seen = new ArrayList<>();
        ReconfigurationSession session = started(settings(measurements -> {
            seen.add(firstValues(measurements));
            return seen.size();
        }).sampling(SamplingSettings.defaults().withWarmupWindow(2)).warmupIterations(4, 9));
        for (int i = 1; i <= 4; i++) {
            SessionCalls.afterWarmup(session, iteration(i));
        }
        assertEquals(List.of(List.of(2.0), List.of(2.0, 3.0), List.of(2.0, 3.0, 4.0)), seen);
    }

    private static List<Double> firstValues(Measurements measurements) {
        return measurements.iterations().stream().map(i -> i.value(0)).toList();
    }

    /** Eq. 2: the unions of all forks, growing from the first; warmup iterations are not in them. */
    @Test
    void forks_vector_growsFromFirstFork() {
        List<List<Double>> seen = new ArrayList<>();
        ReconfigurationSession session = new ReconfigurationSession(settings(measurements -> {
            seen.add(firstValues(measurements));
            return seen.size();
        }).forks(3, 5).warmupIterations(9, 9).build());
        for (int fork = 1; fork <= 3; fork++) {
            runFork(session, fork);
        }
        assertEquals(List.of(List.of(1.0, 10.0), List.of(1.0, 10.0, 2.0, 20.0),
                List.of(1.0, 10.0, 2.0, 20.0, 3.0, 30.0)), seen);
    }

    @Test
    void warmup_nextFork_startsAnEmptyWindow() {
        List<List<Double>> seen = new ArrayList<>();
        ReconfigurationSession session = started(settings(measurements -> {
            seen.add(firstValues(measurements));
            return seen.size();
        }).warmupIterations(1, 9));
        SessionCalls.afterWarmup(session, iteration(1));
        session.abandonFork();
        session.startFork(ForkRole.measured());
        SessionCalls.afterWarmup(session, iteration(2));
        assertEquals(List.of(List.of(1.0), List.of(2.0)), seen);
    }

    @Test
    void warmupFork_withoutAnyIteration_isUndecided() {
        ReconfigurationSession session = new ReconfigurationSession(settings("cv").warmupForks(0, 3).build());
        session.startFork(ForkRole.warmup());
        Checkpoint checkpoint = session.endFork();
        assertEquals(Decision.UNDECIDED, checkpoint.decision());
        assertEquals("fork 1, the fork has no measurement iteration",
                SessionCalls.first(checkpoint).undecidedReason().orElseThrow());
        assertTrue(session.failure().isEmpty());
    }

    @Test
    void stabilityFunction_givesNaN_isUndecidedWithReason() {
        ReconfigurationSession session = started(ReconfigurationSettings.builder().warmupIterations(1, 3)
                .criteria(List.of(ConfiguredCriterion.of(new UndecidedCriterion()))));
        Checkpoint checkpoint = SessionCalls.afterWarmup(session, iteration(1));
        assertEquals(Decision.UNDECIDED, checkpoint.decision());
        Judgement verdict = SessionCalls.first(checkpoint);
        assertEquals("the stability function gives NaN", verdict.undecidedReason().orElseThrow());
        assertArrayEquals(new double[] {7}, verdict.evidence());
        assertTrue(Double.isNaN(verdict.figure()));
    }

    @Test
    void forks_window_shortensVectorFromItsStart() {
        List<List<Double>> seen = new ArrayList<>();
        ReconfigurationSession session = new ReconfigurationSession(settings(measurements -> {
            seen.add(firstValues(measurements));
            return seen.size();
        }).forks(3, 5).sampling(SamplingSettings.defaults().withForkWindow(1)).build());
        for (int fork = 1; fork <= 3; fork++) {
            runFork(session, fork);
        }
        assertEquals(List.of(List.of(1.0, 10.0, 2.0, 20.0), List.of(1.0, 10.0, 2.0, 20.0, 3.0, 30.0)), seen);
    }

    private static Checkpoint runFork(ReconfigurationSession session, double value) {
        session.startFork(ForkRole.measured());
        SessionCalls.afterWarmup(session, iteration(-value));
        session.measurementIteration(iteration(value));
        session.measurementIteration(iteration(10 * value));
        return session.endFork();
    }

    @Test
    void forks_abandoned_leavesNoTrace() {
        List<List<Double>> seen = new ArrayList<>();
        ReconfigurationSession session = new ReconfigurationSession(settings(measurements -> {
            seen.add(firstValues(measurements));
            return seen.size();
        }).forks(2, 5).build());
        runFork(session, 1);
        session.startFork(ForkRole.measured());
        session.measurementIteration(iteration(Double.NaN));
        session.abandonFork();
        Checkpoint second = runFork(session, 2);
        assertEquals(2, second.index());
        assertEquals(List.of(1.0, 10.0, 2.0, 20.0), seen.get(1));
    }

    @Test
    void warmupForks_areCountedAndJudgedApart() {
        ReconfigurationSession session = new ReconfigurationSession(
                settings("cv").warmupForks(0, 3).forks(2, 5).build());
        session.startFork(ForkRole.warmup());
        SessionCalls.afterWarmup(session, iteration(1, 2));
        assertEquals(Decision.UNDECIDED, session.endFork().decision());
        session.startFork(ForkRole.warmup());
        session.measurementIteration(iteration(1, 2));
        Checkpoint second = session.endFork();
        assertEquals(Phase.WARMUP_FORKS, second.phase());
        assertEquals(2, second.index());
        assertEquals(3, second.maximum());
        assertEquals(2, SessionCalls.first(second).evidence().length);
        Checkpoint fork = runFork(session, 1);
        assertEquals(Phase.FORKS, fork.phase());
        assertEquals(1, fork.index());
    }

    @Test
    void fork_withoutMeasurementIteration_isUndecided() {
        ReconfigurationSession session = started(settings("cv").forks(1, 5));
        SessionCalls.afterWarmup(session, iteration(1, 1));
        Checkpoint checkpoint = session.endFork();
        assertEquals(Decision.UNDECIDED, checkpoint.decision());
        assertEquals("fork 1, the fork has no measurement iteration",
                SessionCalls.first(checkpoint).undecidedReason().orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void warmup_valueNotFinite_isUndecidedWhileInWindow(double value) {
        ReconfigurationSession session = started(
                settings("cv").sampling(SamplingSettings.defaults().withWarmupWindow(1)).warmupIterations(2, 9));
        SessionCalls.afterWarmup(session, iteration(1, value));
        Checkpoint within = SessionCalls.afterWarmup(session, iteration(1, 1));
        assertEquals(Decision.UNDECIDED, within.decision());
        assertEquals("warmup iteration 1: the value at index 1 is " + value,
                SessionCalls.first(within).undecidedReason().orElseThrow());
        assertEquals(List.of("cv"), within.heldBack());
        assertEquals(Decision.STABLE, SessionCalls.afterWarmup(session, iteration(1, 1)).decision());
    }

    @Test
    void forks_emptyIteration_areUndecidedFromThenOn() {
        ReconfigurationSession session = new ReconfigurationSession(settings("cv").forks(1, 3).build());
        for (int fork = 1; fork <= 3; fork++) {
            session.startFork(ForkRole.measured());
            session.measurementIteration(fork == 1 ? iteration() : iteration(1, 1));
            Checkpoint checkpoint = session.endFork();
            assertEquals(fork == 3 ? Decision.EXHAUSTED : Decision.UNDECIDED, checkpoint.decision());
            assertEquals("fork 1, measurement iteration 1: no value was observed",
                    SessionCalls.first(checkpoint).undecidedReason().orElseThrow());
        }
    }

    @Test
    void kld_firstElement_isUndecidedForTooFewValues() {
        ReconfigurationSession session = started(settings("kld").warmupIterations(1, 9));
        Checkpoint first = SessionCalls.afterWarmup(session, iteration(1, 2, 3));
        assertEquals(Decision.UNDECIDED, first.decision());
        assertEquals("too few measurements: 0 of at least 1 stability values",
                SessionCalls.first(first).undecidedReason().orElseThrow());
    }

    /** Two of four forks fail: the others are enough for a decision, and the fourth would be the last. */
    @Test
    void forks_failed_areNotMadeUpFor() {
        ReconfigurationSession session =
                new ReconfigurationSession(settings(m -> m.iterations().size()).forks(2, 4).build());
        session.startFork(ForkRole.measured());
        session.abandonFork();
        assertEquals(3, runFork(session, 1).maximum());
        session.startFork(ForkRole.measured());
        session.abandonFork();
        Checkpoint last = runFork(session, 2);
        assertEquals(2, last.index());
        assertEquals(2, last.maximum());
        assertEquals(Decision.EXHAUSTED, last.decision());
        assertEquals(1, last.judgements().size());
    }

    @Test
    void forks_fewerThanTheMinimumLeft_areNotJudged() {
        ReconfigurationSession session = new ReconfigurationSession(settings("kld").forks(2, 2).build());
        session.startFork(ForkRole.measured());
        session.abandonFork();
        Checkpoint only = runFork(session, 1);
        assertEquals(Decision.EXHAUSTED, only.decision());
        assertTrue(only.judgements().isEmpty());
    }

    @Test
    void iteration_withoutFork_isAMistakeOfTheCaller() {
        ReconfigurationSession session = new ReconfigurationSession(settings("cv").build());
        assertThrows(IllegalStateException.class, () -> SessionCalls.afterWarmup(session, iteration(1)));
        assertThrows(IllegalStateException.class, () -> session.measurementIteration(iteration(1)));
        assertThrows(IllegalStateException.class, session::endFork);
        session.startFork(ForkRole.measured());
        session.abandonFork();
        assertThrows(IllegalStateException.class, session::endFork);
    }

    @Test
    void sameMeasurements_sameSeed_giveTheSameVectors() {
        assertArrayEquals(vectors(1), vectors(1));
    }

    @Test
    void sameMeasurements_otherSeed_drawOtherwise() {
        assertFalse(Arrays.equals(vectors(1), vectors(2)));
    }

    private static double[] vectors(long seed) {
        ReconfigurationSession session = started(settings("rciw:simulations=200,cv").seed(seed));
        Random random = new Random(7);
        List<Double> values = new ArrayList<>();
        Consumer<Checkpoint> keep = c -> c.judgements().values().forEach(v -> {
            for (double value : v.evidence()) {
                values.add(value);
            }
        });
        for (int i = 0; i < 7; i++) {
            keep.accept(SessionCalls.afterWarmup(session, iteration(random.doubles(3000, 1, 2).toArray())));
        }
        return values.stream().mapToDouble(d -> d).toArray();
    }
}
