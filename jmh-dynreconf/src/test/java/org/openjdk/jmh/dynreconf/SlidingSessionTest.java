package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.settings.Bounds;

class SlidingSessionTest {

    private static Iteration iteration(double... values) {
        return Iteration.of(Sample.of(values)).withSeconds(1);
    }

    /** Warmup of 2 to 7 iterations, 3 measurement iterations of the same length: 5 more at most. */
    private static ReconfigurationSettings.Builder settings(StabilityCriterion... criteria) {
        List<ConfiguredCriterion> configured = new ArrayList<>();
        for (StabilityCriterion criterion : criteria) {
            configured.add(ConfiguredCriterion.of(criterion));
        }
        return ReconfigurationSettings.builder().criteria(configured).warmupIterations(2, 7)
                .measurementIterations(3, 1).forks(1, 3);
    }

    private static ReconfigurationSession warm(ReconfigurationSettings.Builder settings) {
        ReconfigurationSession session = new ReconfigurationSession(settings.build());
        session.startFork(ForkRole.measured());
        warmUp(session);
        return session;
    }

    private static Checkpoint warmUp(ReconfigurationSession session) {
        Checkpoint checkpoint;
        do {
            checkpoint = SessionCalls.afterWarmup(session, iteration(1));
        } while (!checkpoint.decision().stops());
        return checkpoint;
    }

    /** Measures like a fork: calls the checkpoint before each iteration, ends after the one that may be the last. */
    private static List<Checkpoint> measure(ReconfigurationSession session) {
        List<Checkpoint> checkpoints = new ArrayList<>();
        Checkpoint checkpoint;
        do {
            checkpoint = session.mayMeasurementEnd();
            checkpoints.add(checkpoint);
            session.measurementIteration(iteration(checkpoints.size()));
        } while (!checkpoint.decision().stops());
        return checkpoints;
    }

    private static List<Decision> decisions(List<Checkpoint> checkpoints) {
        return checkpoints.stream().map(Checkpoint::decision).toList();
    }

    @Test
    void warmup_slidingCriterionAlone_isDeferredAtTheMinimum() {
        ReconfigurationSession session = new ReconfigurationSession(settings(ScriptedSliding.after(0)).build());
        session.startFork(ForkRole.measured());
        assertTrue(session.settings.measurementSlides());
        assertEquals(Decision.CONTINUE, SessionCalls.afterWarmup(session, iteration(1)).decision());
        Checkpoint second = SessionCalls.afterWarmup(session, iteration(1));
        assertEquals(Decision.DEFERRED, second.decision());
        assertTrue(second.decision().stops());
        assertEquals(Map.of(), second.judgements());
    }

    /** A tenth of a measurement iteration: five of them that were left out would not give time for one. */
    @Test
    void warmup_withoutTimeToSlide_runsInFull() {
        ReconfigurationSession session = warm(settings(ScriptedSliding.after(100)).measurementIterations(3, 0.1));
        assertEquals(3, measure(session).size());
        session = new ReconfigurationSession(settings(ScriptedSliding.after(0)).measurementIterations(3, 0.1).build());
        session.startFork(ForkRole.measured());
        Checkpoint last = warmUp(session);
        assertEquals(7, last.index());
        assertEquals(Decision.DEFERRED, last.decision());
    }

    /** Half of a measurement iteration: of the five after the minimum, four give time for two, and the fifth for none. */
    @Test
    void warmup_goesOnWhereThatTakesNoTimeFromTheMeasurement() {
        ReconfigurationSession session = new ReconfigurationSession(
                settings(ScriptedSliding.after(100)).measurementIterations(3, 0.5).build());
        session.startFork(ForkRole.measured());
        assertEquals(3, warmUp(session).index());
        assertEquals(5, measure(session).size());
    }

    @Test
    void warmup_otherCriterionToo_goesOnUntilThatHolds() {
        ReconfigurationSession session = new ReconfigurationSession(settings(ScriptedSliding.after(0),
                new ScriptedCriterion("other", all -> all.iterations().size() > 2 ? 1 : Double.NaN)).build());
        session.startFork(ForkRole.measured());
        SessionCalls.afterWarmup(session, iteration(1));
        assertEquals(Decision.UNDECIDED, SessionCalls.afterWarmup(session, iteration(1)).decision());
        Checkpoint last = warmUp(session);
        assertEquals(Decision.EXHAUSTED, last.decision());
        assertEquals(List.of("other"), last.heldBack());
        Checkpoint only = measure(session).get(2);
        assertEquals(3, only.maximum());
        assertEquals(List.of("sliding"), only.judgements().keySet().stream().map(ConfiguredCriterion::name).toList());
    }

    @Test
    void measurement_belowItsSize_continuesWithoutAsking() {
        ScriptedSliding criterion = ScriptedSliding.after(0);
        ReconfigurationSession session = warm(settings(criterion));
        List<Checkpoint> checkpoints = measure(session);
        assertEquals(List.of(Decision.CONTINUE, Decision.CONTINUE, Decision.STABLE), decisions(checkpoints));
        assertEquals(List.of("start", "judge 2 of 3 after 4"), criterion.events);
        assertEquals(Phase.MEASUREMENT, checkpoints.get(2).phase());
        assertEquals(3, checkpoints.get(2).index());
        assertEquals(3, checkpoints.get(2).minimum());
        assertEquals(8, checkpoints.get(2).maximum());
    }

    @Test
    void measurement_slides_untilItIsSteady() {
        ReconfigurationSession session = warm(settings(ScriptedSliding.after(4)));
        List<Checkpoint> checkpoints = measure(session);
        assertEquals(5, checkpoints.size());
        Judgement verdict = SessionCalls.first(checkpoints.get(4));
        assertEquals(Map.of("measured", 4.0), verdict.figures());
        assertEquals(0.2, verdict.figure());
        assertArrayEquals(new double[] {4}, verdict.evidence());
        assertEquals(List.of("sliding"), checkpoints.get(3).heldBack());
    }

    @Test
    void measurement_neverSteady_isExhaustedAtTheStaticMaximum() {
        List<Checkpoint> checkpoints = measure(warm(settings(ScriptedSliding.after(1000))));
        assertEquals(7 + 3, 2 + checkpoints.size());
        assertEquals(Decision.EXHAUSTED, checkpoints.get(7).decision());
        assertEquals(List.of(Decision.CONTINUE), decisions(checkpoints).subList(0, 7).stream().distinct().toList());
    }

    @Test
    void measurement_steadyAtTheStaticMaximum_isStable() {
        assertEquals(Decision.STABLE, measure(warm(settings(ScriptedSliding.after(7)))).get(7).decision());
    }

    @ParameterizedTest(name = "{0} iterations of {1} each after {2} warmup iterations: at most {3}")
    @CsvSource({"3, 1, 7, 3", "3, 1, 0, 10", "3, 0.5, 2, 5", "3, 0.5, 0, 6", "3, 2, 2, 13", "1, 0, 0, 1",
        "10, 0.1, 0, 10", "10, 0.3333333333333333, 1, 12", "1, 1e12, 0, 2147483647"})
    void bounds_followFromTheWarmupThatWasLeftOut(int wanted, double length, int warmup, int maximum) {
        Bounds bounds = settings(ScriptedSliding.after(0)).measurementIterations(wanted, length).build()
                .measurementIterations(warmup);
        assertEquals(wanted, bounds.minimum());
        assertEquals(maximum, bounds.maximum());
    }

    @Test
    void singleIteration_isJudgedBeforeItRuns() {
        ScriptedSliding criterion = ScriptedSliding.after(1);
        ReconfigurationSession session = warm(settings(criterion).measurementIterations(1, 1));
        assertEquals(List.of(Decision.CONTINUE, Decision.STABLE), decisions(measure(session)));
        session.endFork();
        assertEquals(List.of("start", "judge 0 of 1 after 2", "judge 0 of 1 after 3", "judge 1 of 1 after 4",
                "end fork, 1 kept", "judge forks"), criterion.events);
    }

    @Test
    void endOfFork_judgesTheWholeResult() {
        ReconfigurationSession session =
                warm(settings(new ScriptedSliding((iterations, measurements, question) -> Judgement
                        .of(question.present() < question.wanted(), question.present()))));
        assertEquals(3, measure(session).size());
        assertEquals(Map.of(), session.hindsight());
        Checkpoint checkpoint = session.endFork();
        assertEquals(Decision.STABLE, checkpoint.decision());
        assertEquals(0.125, SessionCalls.first(checkpoint).figure());
        Judgement hindsight = session.hindsight().values().iterator().next();
        assertFalse(hindsight.isStable());
        assertEquals(3, hindsight.figure());
        session.startFork(ForkRole.measured());
        assertEquals(Map.of(), session.hindsight());
    }

    @Test
    void endOfFork_keepsTheNewestIterationsForOtherCriteriaToo() {
        List<Double> seen = new ArrayList<>();
        ReconfigurationSession session = warm(settings(ScriptedSliding.after(4),
                new ScriptedCriterion("other", all -> {
                    seen.clear();
                    all.iterations().forEach(iteration -> seen.add(iteration.value(0)));
                    return 0;
                })));
        measure(session);
        session.endFork();
        assertEquals(List.of(3.0, 4.0, 5.0), seen);
    }

    @Test
    void diedFork_isForgotten() {
        ScriptedSliding criterion = ScriptedSliding.after(0);
        ReconfigurationSession session = warm(settings(criterion));
        measure(session);
        session.abandonFork();
        assertThrows(IllegalStateException.class, session::mayMeasurementEnd);
        session.startFork(ForkRole.warmup());
        warmUp(session);
        measure(session);
        assertEquals(Phase.WARMUP_FORKS, session.endFork().phase());
        assertEquals(List.of("start", "judge 2 of 3 after 4", "start", "judge 2 of 3 after 4", "judge 3 of 3 after 5",
                "end warmup fork, 3 kept"), criterion.events.subList(0, 6));
    }

    @Test
    void unusableIteration_isUndecidedWhileInTheWindow() {
        ReconfigurationSession session = warm(settings(ScriptedSliding.after(0)));
        List<Checkpoint> checkpoints = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            checkpoints.add(session.mayMeasurementEnd());
            session.measurementIteration(i == 1 ? iteration() : iteration(1));
        }
        assertEquals(List.of(Decision.CONTINUE, Decision.CONTINUE, Decision.UNDECIDED, Decision.STABLE),
                decisions(checkpoints));
        assertEquals("measurement iteration 1: no value was observed",
                SessionCalls.first(checkpoints.get(2)).undecidedReason().orElseThrow());
        assertEquals(Decision.STABLE, session.endFork().decision());
    }

    @Test
    void unusableLastIteration_isUndecidedInHindsightAndForTheForks() {
        ScriptedSliding criterion = ScriptedSliding.after(0);
        ReconfigurationSession session = warm(settings(criterion));
        session.measurementIteration(iteration(1));
        session.measurementIteration(iteration(1));
        session.measurementIteration(iteration(Double.NaN));
        assertEquals(Decision.UNDECIDED, session.endFork().decision());
        assertEquals("measurement iteration 3: the value at index 0 is NaN",
                session.hindsight().values().iterator().next().undecidedReason().orElseThrow());
        assertEquals(List.of("start"), criterion.events);
    }

    @Test
    void criterionThrows_nextIterationIsTheLast() {
        ReconfigurationSession session = warm(settings(new ScriptedSliding((iterations, measurements, question) -> {
            if (iterations > 5) {
                throw new IllegalStateException("boom");
            }
            return Judgement.of(false, 1);
        })));
        List<Checkpoint> checkpoints = measure(session);
        assertEquals(5, checkpoints.size());
        assertEquals(Decision.EXHAUSTED, checkpoints.get(4).decision());
        assertEquals("sliding", session.failure().orElseThrow().criterion);
        assertEquals(Decision.CONTINUE, session.endFork().decision());
        assertEquals(Map.of(), session.hindsight());
        session.startFork(ForkRole.measured());
        assertEquals(7, warmUp(session).index());
        assertEquals(3, measure(session).size());
    }

    @Test
    void criterionCannotBeCreated_runIsStatic() {
        ReconfigurationSession session = new ReconfigurationSession(settings(new ScriptedSliding(null)).build());
        session.startFork(ForkRole.measured());
        assertEquals(7, warmUp(session).index());
        assertEquals(List.of(Decision.CONTINUE, Decision.CONTINUE, Decision.EXHAUSTED), decisions(measure(session)));
    }

    @Test
    void figureThatIsNotFinite_isUndecided() {
        ReconfigurationSession session = warm(settings(new ScriptedSliding(
                (iterations, measurements, question) -> Judgement.of(true, Double.POSITIVE_INFINITY))));
        Checkpoint last = measure(session).get(7);
        assertEquals(Decision.EXHAUSTED, last.decision());
        assertEquals("the figure is Infinity",
                SessionCalls.first(last).undecidedReason().orElseThrow());
    }

    @Test
    void withoutMeasurement_nothingSlides() {
        ReconfigurationSession session = new ReconfigurationSession(
                settings(ScriptedSliding.after(0)).measurementIterations(0, 1).build());
        session.startFork(ForkRole.measured());
        assertFalse(session.settings.measurementSlides());
        Checkpoint last = warmUp(session);
        assertEquals(Decision.EXHAUSTED, last.decision());
        assertEquals("no measurement follows that could slide",
                SessionCalls.first(last).undecidedReason().orElseThrow());
        assertThrows(IllegalStateException.class, session::mayMeasurementEnd);
    }

    @Test
    void measurementThatMustNotSlide_isLeftAlone_andItsForksAreJudged() {
        ReconfigurationSession session = new ReconfigurationSession(
                settings(ScriptedSliding.after(0)).warmupIterations(0, 0).sliding(false).build());
        session.startFork(ForkRole.measured());
        assertFalse(session.settings.measurementSlides());
        session.measurementIteration(iteration(1));
        Checkpoint fork = session.endFork();
        assertEquals(Map.of(), session.hindsight());
        assertEquals(1, fork.judgements().size());
        assertThrows(IllegalStateException.class, session::mayMeasurementEnd);
    }

    @Test
    void otherCriteria_haveNoCheckpointsInTheMeasurement() {
        ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse("kld")).build());
        session.startFork(ForkRole.measured());
        assertFalse(session.settings.measurementSlides());
        assertThrows(IllegalStateException.class, session::mayMeasurementEnd);
    }
}
