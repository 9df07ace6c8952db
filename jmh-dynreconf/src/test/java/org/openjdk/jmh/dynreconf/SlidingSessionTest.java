package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriteria;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.measurement.IterationMeasurement;
import org.openjdk.jmh.dynreconf.measurement.Sample;

class SlidingSessionTest {

    private static IterationMeasurement iteration(double... values) {
        return IterationMeasurement.of(Sample.of(values)).withSeconds(1);
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
        session.startMeasurementFork();
        warmUp(session);
        return session;
    }

    private static Checkpoint warmUp(ReconfigurationSession session) {
        Checkpoint checkpoint;
        do {
            checkpoint = session.warmupIteration(iteration(1));
        } while (!checkpoint.decision().stops());
        return checkpoint;
    }

    /** Measures as a fork does: asks before each iteration, ends after the one that may be the last. */
    private static List<Checkpoint> measure(ReconfigurationSession session) {
        List<Checkpoint> checkpoints = new ArrayList<>();
        Checkpoint checkpoint;
        do {
            checkpoint = session.beforeMeasurementIteration();
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
        session.startMeasurementFork();
        assertTrue(session.slides());
        assertEquals(Decision.CONTINUE, session.warmupIteration(iteration(1)).decision());
        Checkpoint second = session.warmupIteration(iteration(1));
        assertEquals(Decision.DEFERRED, second.decision());
        assertTrue(second.decision().stops());
        assertEquals(List.of(), second.verdicts());
    }

    /** A tenth of a measurement iteration: five of them that were left out would not give time for one. */
    @Test
    void warmup_withoutTimeToSlide_runsInFull() {
        ReconfigurationSession session = warm(settings(ScriptedSliding.after(100)).measurementIterations(3, 0.1));
        assertEquals(3, measure(session).size());
        session = new ReconfigurationSession(settings(ScriptedSliding.after(0)).measurementIterations(3, 0.1).build());
        session.startMeasurementFork();
        Checkpoint last = warmUp(session);
        assertEquals(7, last.index());
        assertEquals(Decision.DEFERRED, last.decision());
    }

    /** Half of a measurement iteration: of the five after the minimum, four give time for two, and the fifth for none. */
    @Test
    void warmup_goesOnWhereThatTakesNoTimeFromTheMeasurement() {
        ReconfigurationSession session = new ReconfigurationSession(
                settings(ScriptedSliding.after(100)).measurementIterations(3, 0.5).build());
        session.startMeasurementFork();
        assertEquals(3, warmUp(session).index());
        assertEquals(5, measure(session).size());
    }

    @Test
    void warmup_otherCriterionToo_goesOnUntilThatHolds() {
        ReconfigurationSession session = new ReconfigurationSession(settings(ScriptedSliding.after(0),
                new ScriptedCriterion("other", all -> all.iterations().size() > 2 ? 1 : Double.NaN)).build());
        session.startMeasurementFork();
        session.warmupIteration(iteration(1));
        assertEquals(Decision.UNDECIDED, session.warmupIteration(iteration(1)).decision());
        Checkpoint last = warmUp(session);
        assertEquals(Decision.EXHAUSTED, last.decision());
        assertEquals(List.of("other"), last.heldBack());
        Checkpoint only = measure(session).get(2);
        assertEquals(3, only.maximum());
        assertEquals(List.of("sliding"), only.verdicts().stream().map(CriterionVerdict::criterion).toList());
    }

    @Test
    void measurement_belowItsSize_continuesWithoutAsking() {
        ScriptedSliding criterion = ScriptedSliding.after(0);
        ReconfigurationSession session = warm(settings(criterion));
        List<Checkpoint> checkpoints = measure(session);
        assertEquals(List.of(Decision.CONTINUE, Decision.CONTINUE, Decision.STABLE), decisions(checkpoints));
        assertEquals(List.of("start", "judge 2 of 3 after 4"), criterion.events);
        assertEquals(Checkpoint.Kind.MEASUREMENT_ITERATION, checkpoints.get(2).kind());
        assertEquals(3, checkpoints.get(2).index());
        assertEquals(3, checkpoints.get(2).minimum());
        assertEquals(8, checkpoints.get(2).maximum());
    }

    @Test
    void measurement_slides_untilItIsSteady() {
        ReconfigurationSession session = warm(settings(ScriptedSliding.after(4)));
        List<Checkpoint> checkpoints = measure(session);
        assertEquals(5, checkpoints.size());
        CriterionVerdict verdict = checkpoints.get(4).verdicts().get(0);
        assertEquals("4 measured", verdict.explanation().orElseThrow());
        assertEquals(0.2, verdict.aggregate());
        assertArrayEquals(new double[] {0.2}, verdict.vector());
        assertEquals("<=", verdict.comparison());
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
        ReconfigurationSession session = warm(settings(new ScriptedSliding((series, measured, wanted) ->
                Judgement.of(measured < wanted, 0.5, measured + " of " + wanted))));
        assertEquals(3, measure(session).size());
        assertEquals(List.of(), session.hindsight());
        Checkpoint checkpoint = session.endFork();
        assertEquals(Decision.STABLE, checkpoint.decision());
        assertEquals("forks agree", checkpoint.verdicts().get(0).explanation().orElseThrow());
        CriterionVerdict hindsight = session.hindsight().get(0);
        assertFalse(hindsight.isStable());
        assertEquals("3 of 3", hindsight.explanation().orElseThrow());
        session.startMeasurementFork();
        assertEquals(List.of(), session.hindsight());
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
        assertThrows(IllegalStateException.class, session::beforeMeasurementIteration);
        session.startWarmupFork();
        warmUp(session);
        measure(session);
        assertEquals(Checkpoint.Kind.WARMUP_FORK, session.endFork().kind());
        assertEquals(List.of("start", "judge 2 of 3 after 4", "start", "judge 2 of 3 after 4", "judge 3 of 3 after 5",
                "end warmup fork, 3 kept"), criterion.events.subList(0, 6));
    }

    @Test
    void unusableIteration_isUndecidedWhileInTheWindow() {
        ReconfigurationSession session = warm(settings(ScriptedSliding.after(0)));
        List<Checkpoint> checkpoints = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            checkpoints.add(session.beforeMeasurementIteration());
            session.measurementIteration(i == 1 ? iteration() : iteration(1));
        }
        assertEquals(List.of(Decision.CONTINUE, Decision.CONTINUE, Decision.UNDECIDED, Decision.STABLE),
                decisions(checkpoints));
        assertEquals("measurement iteration 1: no value was observed",
                checkpoints.get(2).verdicts().get(0).undecidedReason().orElseThrow());
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
                session.hindsight().get(0).undecidedReason().orElseThrow());
        assertEquals(List.of("start"), criterion.events);
    }

    @Test
    void criterionThrows_nextIterationIsTheLast() {
        ReconfigurationSession session = warm(settings(new ScriptedSliding((series, measured, wanted) -> {
            if (series.size() > 5) {
                throw new IllegalStateException("boom");
            }
            return Judgement.of(false, 1, "not yet");
        })));
        List<Checkpoint> checkpoints = measure(session);
        assertEquals(5, checkpoints.size());
        assertEquals(Decision.EXHAUSTED, checkpoints.get(4).decision());
        assertEquals("sliding", session.failure().orElseThrow().criterion());
        assertEquals(Decision.CONTINUE, session.endFork().decision());
        assertEquals(List.of(), session.hindsight());
        session.startMeasurementFork();
        assertEquals(7, warmUp(session).index());
        assertEquals(3, measure(session).size());
    }

    @Test
    void criterionCannotBeCreated_runIsStatic() {
        ReconfigurationSession session = new ReconfigurationSession(settings(new ScriptedSliding(null)).build());
        session.startMeasurementFork();
        assertEquals(7, warmUp(session).index());
        assertEquals(List.of(Decision.CONTINUE, Decision.CONTINUE, Decision.EXHAUSTED), decisions(measure(session)));
    }

    @Test
    void figureThatIsNotFinite_isUndecided() {
        ReconfigurationSession session = warm(settings(new ScriptedSliding((series, measured, wanted) ->
                Judgement.of(true, Double.POSITIVE_INFINITY, "half of nothing"))));
        Checkpoint last = measure(session).get(7);
        assertEquals(Decision.EXHAUSTED, last.decision());
        assertEquals("the figure is Infinity: half of nothing",
                last.verdicts().get(0).undecidedReason().orElseThrow());
    }

    @Test
    void withoutMeasurement_nothingSlides() {
        ReconfigurationSession session = new ReconfigurationSession(
                settings(ScriptedSliding.after(0)).measurementIterations(0, 1).build());
        session.startMeasurementFork();
        assertFalse(session.slides());
        Checkpoint last = warmUp(session);
        assertEquals(Decision.EXHAUSTED, last.decision());
        assertEquals("no measurement follows that could slide",
                last.verdicts().get(0).undecidedReason().orElseThrow());
        assertThrows(IllegalStateException.class, session::beforeMeasurementIteration);
    }

    @Test
    void measurementThatMustNotSlide_isLeftAlone_andItsForksAreJudged() {
        ReconfigurationSession session = new ReconfigurationSession(
                settings(ScriptedSliding.after(0)).warmupIterations(0, 0).sliding(false).build());
        session.startMeasurementFork();
        assertFalse(session.slides());
        session.measurementIteration(iteration(1));
        Checkpoint fork = session.endFork();
        assertEquals(List.of(), session.hindsight());
        assertEquals(1, fork.verdicts().size());
        assertThrows(IllegalStateException.class, session::beforeMeasurementIteration);
    }

    @Test
    void otherCriteria_haveNoCheckpointsInTheMeasurement() {
        ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse("kld")).build());
        session.startMeasurementFork();
        assertFalse(session.slides());
        assertThrows(IllegalStateException.class, session::beforeMeasurementIteration);
    }
}
