package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.precision.PlainVerdict;
import org.openjdk.jmh.precision.Trust;

class ForkOutcomeTest {

    private static final ReconfigurationSettings SETTINGS = ReconfigurationSettings.builder()
            .criteria(StabilityCriteria.builtIn().parse("steady")).warmupIterations(2, 10).measurementIterations(3, 2)
            .build();

    /** Two warmup iterations of 4 s, then measurement iterations of 2 s with these scores. */
    private static ForkOutcome fork(double... scores) {
        ReconfigurationSession session = new ReconfigurationSession(SETTINGS);
        ForkOutcome fork = new ForkOutcome(SETTINGS);
        session.startFork(ForkRole.measured());
        for (int i = 1; i <= 2; i++) {
            session.warmupIteration(Iteration.of(Sample.of(scores[0])));
            fork.addWarmup(i, 4);
            fork.addWarmupCheckpoint(session.mayWarmupEnd());
        }
        SlidMeasurement measurement = fork.measurement().orElseThrow();
        for (int i = 1; i <= scores.length; i++) {
            Checkpoint checkpoint = session.mayMeasurementEnd();
            measurement.add(checkpoint);
            Sample sample = Sample.of(scores[i - 1]);
            session.measurementIteration(Iteration.of(sample));
            fork.addMeasurement(new MeasuredIteration(i, scores[i - 1], 2, sample));
        }
        fork.finalQuestions(session).run();
        fork.end(1 + 2 * 4 + 2 * scores.length);
        return fork;
    }

    private static MeasuredIteration iteration(double score) {
        return new MeasuredIteration(1, score, 2, Sample.of(score));
    }

    private static PlainVerdict verdict(ForkOutcome... forks) {
        ReconfigurationOutcome outcome = new ReconfigurationOutcome(SETTINGS);
        List.of(forks).forEach(fork -> outcome.addFork(fork, false));
        return outcome.verdict(0);
    }

    @Test
    void mean_coversTheIterationsOfTheResult() {
        assertEquals(Double.NaN, new ForkOutcome(SETTINGS).mean());
        assertEquals(10, fork(100, 50, 10, 10, 10, 10, 10).mean(), 1e-9);
    }

    /** No criterion judges forks, so the verdict comes from their means. */
    @Test
    void verdict_ignoresFailedForks() {
        ForkOutcome failed = fork(10, 10, 10);
        failed.fail("after 1 warmup iteration");
        assertEquals("no result: all forks failed", verdict(failed).text());
        assertEquals(Trust.UNKNOWN, verdict(failed, fork(10, 10, 10)).trust());
        PlainVerdict same = verdict(fork(10, 10, 10), failed, fork(10, 10, 10));
        assertEquals("good to \u00b1 0 %", same.text());
        assertEquals(Trust.GOOD, same.trust());
    }

    @Test
    void verdict_countsUnsettledForks() {
        double[] moving = new double[3 + 8 * 2];
        for (int i = 0; i < moving.length; i++) {
            moving[i] = 10 * Math.pow(1.5, i);
        }
        PlainVerdict verdict = verdict(fork(moving), fork(moving));
        assertEquals(Trust.UNSETTLED, verdict.trust());
        assertEquals("\u00b1 0 %, but 2 of 2 forks not settled", verdict.text());
    }

    @Test
    void slidFork_keepsTheNewestIterations() {
        ForkOutcome fork = fork(100, 50, 10, 10, 10, 10, 10);
        SlidMeasurement measurement = fork.measurement().orElseThrow();
        assertEquals(5, measurement.firstKept());
        assertEquals(7, measurement.lastKept());
        assertEquals(List.of(1, 2, 3, 4), measurement.dropped().stream().map(iteration -> iteration.number).toList());
        assertEquals(6, fork.iterationsBeforeResult());
        assertEquals(2, fork.warmupIterations());
        assertTrue(fork.isWarmupStable());
        assertFalse(measurement.isContradicted());
    }

    /** 1 s of start, 10 warmup iterations of 4 s, 3 measurement iterations of 2 s; two dropped ones make a warmup one. */
    @Test
    void staticSeconds_doNotDependOnTheSlidingDistance() {
        double expected = 1 + 10 * 4 + 3 * 2;
        assertEquals(expected, fork(10, 10, 10).staticSeconds(), 1e-9);
        assertEquals(expected, fork(100, 50, 10, 10, 10, 10).staticSeconds(), 1e-9);
    }

    /** Measurement iterations may take longer than warmup iterations, as those of single shots. */
    @Test
    void exhaustedFork_takesAtMostItsEstimate() {
        ReconfigurationSession session = new ReconfigurationSession(SETTINGS);
        ForkOutcome fork = new ForkOutcome(SETTINGS);
        session.startFork(ForkRole.measured());
        for (int i = 1; i <= 2; i++) {
            session.warmupIteration(Iteration.of(Sample.of(1)));
            fork.addWarmup(i, 0.25);
            fork.addWarmupCheckpoint(session.mayWarmupEnd());
        }
        for (int i = 1; i <= 3 + 8 * 2; i++) {
            fork.measurement().orElseThrow().add(new MeasuredIteration(i, 1, 2, Sample.of(1)));
        }
        fork.addDeciding(3);
        fork.end(0.5 + 19 * 2 + 3);
        assertEquals(38.5, fork.staticSeconds(), 1e-9);
    }

    @Test
    void exhaustedFork_takesAsLongAsAStaticOne() {
        double[] scores = new double[3 + 8 * 2];
        for (int i = 0; i < scores.length; i++) {
            scores[i] = Math.pow(2, i);
        }
        ForkOutcome fork = fork(scores);
        assertEquals(fork.seconds(), fork.staticSeconds(), 1e-9);
        assertFalse(fork.isWarmupStable());
    }

    @Test
    void measurementUnstableInItsLastIteration_isContradicted() {
        SlidMeasurement changed = fork(10, 10, 20).measurement().orElseThrow();
        assertTrue(changed.isContradicted());
        assertTrue(changed.isClearlyContradicted());
    }

    @Test
    void measurementBarelyUnstable_isNotClearlyContradicted() {
        SlidMeasurement measurement = fork(10, 10, 12).measurement().orElseThrow();
        assertTrue(measurement.isContradicted());
        assertFalse(measurement.isClearlyContradicted());
    }

    @Test
    void forkWithoutSlidingCriterion_hasNoSlidMeasurement() {
        ForkOutcome fork = new ForkOutcome(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse("kld")).build());
        assertTrue(fork.measurement().isEmpty());
        assertEquals(0, fork.iterationsBeforeResult());
        assertEquals(Collections.emptyList(), fork.warmupCheckpoints());
    }

    @Test
    void fork_withAllMeasurementIterations_isComplete() {
        ForkOutcome fork = new ForkOutcome(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse("kld")).build());
        fork.addMeasurement(iteration(10));
        assertFalse(fork.isComplete(2));
        fork.addMeasurement(iteration(10));
        assertTrue(fork.isComplete(2));
    }

    /** Enough iterations for a result, but not the one that tears the trial down. */
    @Test
    void slidFork_withoutItsLastIteration_isNotComplete() {
        ForkOutcome fork = new ForkOutcome(SETTINGS);
        assertFalse(fork.isComplete(3));
        for (int i = 0; i < 4; i++) {
            fork.addMeasurement(iteration(10));
        }
        fork.endsWith(5);
        assertFalse(fork.isComplete(3));
        fork.addMeasurement(iteration(10));
        assertTrue(fork.isComplete(3));
    }

    @Test
    void failedFork_savesNothing() {
        ForkOutcome good = fork(10, 10, 10);
        ForkOutcome failed = fork(10, 10, 10);
        failed.fail("after 1 warmup iteration");
        assertEquals(failed.seconds(), failed.staticSeconds(), 1e-9);
        ReconfigurationOutcome outcome = new ReconfigurationOutcome(SETTINGS);
        outcome.addFork(failed, false);
        assertFalse(outcome.isWarmupStable());
        assertFalse(outcome.areForksStable());
        outcome.addFork(good, false);
        assertTrue(outcome.isWarmupStable());
        double leftOut = SETTINGS.forks().maximum() - 2;
        assertEquals(failed.seconds() + (1 + leftOut) * good.staticSeconds(), outcome.staticSeconds(), 1e-9);
    }

    @Test
    void failedForks_giveOneWarning() {
        ForkOutcome good = fork(10, 10, 10);
        ForkOutcome failed = new ForkOutcome(SETTINGS);
        failed.addWarmup(1, 1);
        failed.fail(ForkFailureText.failure(failed, 3, "java.lang.Error: gone"));
        assertEquals(Optional.empty(), ForkFailureText.warning(List.of(good, good), "fork"));
        assertEquals(Optional.of("2 of 3 forks failed (1, 3), fork 1 after 1 warmup iteration: java.lang.Error: gone; "
                + "they do not count in decisions"),
                ForkFailureText.warning(List.of(failed, good, failed), "fork"));
        failed.addMeasurement(iteration(10));
        failed.fail(ForkFailureText.failure(failed, 3, null));
        assertEquals(Optional.of(
                "1 of 2 forks failed (2), fork 2 after 1 of 3 measurement iterations; they do not count in decisions, but their measurements are in the result, as in a static run"),
                ForkFailureText.warning(List.of(good, failed), "fork"));
    }
}
