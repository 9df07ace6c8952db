package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.dynreconf.TestSessions.iteration;
import static org.openjdk.jmh.dynreconf.TestSessions.settings;
import static org.openjdk.jmh.dynreconf.TestSessions.started;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.criteria.catalog.Thresholds;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;

/** Criteria that disagree, and criteria that fail. */
class SessionCriteriaTest {

    @Test
    void severalCriteria_oneRefuses_isNamed() {
        ReconfigurationSession session = started(ReconfigurationSettings.builder().warmupIterations(2, 9).criteria(
                Thresholds.set(StabilityCriteria.builtIn().parse("kld,cv"), List.of(0.99, 0.0001))));
        SessionCalls.afterWarmup(session, iteration(100, 100));
        Checkpoint checkpoint = SessionCalls.afterWarmup(session, iteration(100.1, 100.1));
        assertEquals(Decision.CONTINUE, checkpoint.decision());
        assertEquals(List.of("cv"), checkpoint.heldBack());
        assertTrue(SessionCalls.first(checkpoint).isStable());
    }

    /** Only where none of the criteria says "not stable" is the checkpoint undecided. */
    @Test
    void severalCriteria_oneRefusesOneUndecided_continues() {
        ReconfigurationSession session = started(both(m -> Double.NaN, m -> m.iterations().size()));
        SessionCalls.afterWarmup(session, iteration(1));
        Checkpoint checkpoint = SessionCalls.afterWarmup(session, iteration(1));
        assertEquals(Decision.CONTINUE, checkpoint.decision());
        assertEquals(List.of("first", "second"), checkpoint.heldBack());
    }

    @Test
    void severalCriteria_oneHoldsOneUndecided_isUndecided() {
        ReconfigurationSession session = started(both(m -> 0, m -> Double.NaN));
        SessionCalls.afterWarmup(session, iteration(1));
        Checkpoint checkpoint = SessionCalls.afterWarmup(session, iteration(1));
        assertEquals(Decision.UNDECIDED, checkpoint.decision());
        assertEquals(List.of("second"), checkpoint.heldBack());
    }

    private static ReconfigurationSettings.Builder both(StabilityValue first, StabilityValue second) {
        return ReconfigurationSettings.builder().warmupIterations(2, 9).criteria(List.of(
                ConfiguredCriterion.of(new ScriptedCriterion("first", first)),
                ConfiguredCriterion.of(new ScriptedCriterion("second", second))));
    }

    @Test
    void severalCriteria_allHold_isStable() {
        ReconfigurationSession session = started(settings("kld,cv,rciw").warmupIterations(2, 9));
        SessionCalls.afterWarmup(session, iteration(100, 100));
        Checkpoint checkpoint = SessionCalls.afterWarmup(session, iteration(100, 100));
        assertEquals(Decision.STABLE, checkpoint.decision());
        assertEquals(List.of(), checkpoint.heldBack());
        assertEquals(3, checkpoint.judgements().size());
    }

    @Test
    void criterion_givesNaN_isUndecidedWithReason() {
        ReconfigurationSession session = started(settings(m -> Double.NaN).warmupIterations(2, 3));
        SessionCalls.afterWarmup(session, iteration(1));
        Checkpoint checkpoint = SessionCalls.afterWarmup(session, iteration(1));
        assertEquals(Decision.UNDECIDED, checkpoint.decision());
        assertEquals("stability value 1 of 2 is NaN", SessionCalls.first(checkpoint).undecidedReason().orElseThrow());
        assertEquals(Decision.EXHAUSTED, SessionCalls.afterWarmup(session, iteration(1)).decision());
        assertTrue(session.failure().isEmpty());
    }

    static List<Throwable> failures() {
        return List.of(new IllegalStateException("boom"), new NoClassDefFoundError("gone"), new AssertionError("no"),
                new StackOverflowError(), new OutOfMemoryError("no"), new InternalError("no"),
                new Exception("checked"));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void criterion_throws_sessionGoesOnStatically(Throwable thrown) {
        ReconfigurationSession session = started(settings(m -> ScriptedCriterion.throwAny(thrown))
                .warmupIterations(1, 3).forks(1, 2));
        assertEquals(Decision.CONTINUE, SessionCalls.afterWarmup(session, iteration(1)).decision());
        CriterionFailure failure = session.failure().orElseThrow();
        assertEquals("scripted", failure.criterion);
        assertSame(thrown, failure.cause());
        assertEquals(Decision.CONTINUE, SessionCalls.afterWarmup(session, iteration(1)).decision());
        assertEquals(Decision.EXHAUSTED, SessionCalls.afterWarmup(session, iteration(1)).decision());
        session.measurementIteration(iteration(1));
        assertEquals(Decision.CONTINUE, session.endFork().decision());
        assertSame(failure, session.failure().orElseThrow());
    }

    @Test
    void criterion_threadDeath_passes() {
        ReconfigurationSession session = started(settings(m -> ScriptedCriterion.throwAny(new ThreadDeath()))
                .warmupIterations(1, 3));
        assertThrows(ThreadDeath.class, () -> SessionCalls.afterWarmup(session, iteration(1)));
        assertTrue(session.failure().isEmpty());
    }

    @Test
    void criterion_busy_isNamedToOtherThreads() throws Exception {
        CountDownLatch busy = new CountDownLatch(1);
        CountDownLatch enough = new CountDownLatch(1);
        ReconfigurationSession session = started(settings(m -> {
            busy.countDown();
            try {
                enough.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return 0;
        }).warmupIterations(1, 3));
        assertEquals(Optional.empty(), session.busyCriterion());
        CompletableFuture<Checkpoint> decision =
                CompletableFuture.supplyAsync(() -> SessionCalls.afterWarmup(session, iteration(1)));
        busy.await();
        assertEquals(Optional.of("scripted"), session.busyCriterion());
        enough.countDown();
        decision.get();
        assertEquals(Optional.empty(), session.busyCriterion());
    }

    @Test
    void criterion_throwsAtCreation_sessionGoesOnStatically() {
        ReconfigurationSession session = started(ReconfigurationSettings.builder().warmupIterations(1, 2)
                .criteria(List.of(ConfiguredCriterion.of(new ScriptedCriterion("broken", null)))));
        assertEquals("broken", session.failure().orElseThrow().criterion);
        SessionCalls.afterWarmup(session, iteration(1));
        assertEquals(Decision.EXHAUSTED, SessionCalls.afterWarmup(session, iteration(1)).decision());
    }
}
