package org.openjdk.jmh.dynreconf.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.dynreconf.history.Histories.step;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.ForkLoop;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.criteria.steady.SteadyFigures;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;

/** Runs with a history, by the session that decides in live runs. */
class HistoryJudgeTest {

    private static final BenchmarkHistory LATE_STEP = BenchmarkHistory.of(Arrays.asList(step(1, 30, 2, 1, 60),
            step(1, 30, 2, 1.001, 60), step(1, 30, 2, 0.999, 60)));

    private static ReconfigurationSession session(String criterion, BenchmarkHistory history) {
        return new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse(criterion)).history(history).build());
    }

    /** Iterations of a second, by the number of those before. */
    private static ForkLoop fork(ReconfigurationSession session, DoubleUnaryOperator levels) {
        int[] next = {0};
        return ForkLoop.run(session, ForkRole.measured(),
                () -> Iteration.of(Sample.of(levels.applyAsDouble(next[0]++))).withSeconds(1));
    }

    private static Judgement last(ForkLoop loop) {
        return loop.last().judgements().values().iterator().next();
    }

    @Test
    void lateChange_isWaitedForIfTheHistoryHasIt() {
        DoubleUnaryOperator late = i -> i < 30 ? 2 : 1;
        assertTrue(fork(session("steady", BenchmarkHistory.NONE), late).iterationsBeforeResult() < 10,
                "the plateau looks steady");
        ForkLoop knowing = fork(session("steady", LATE_STEP), late);
        assertTrue(knowing.iterationsBeforeResult() >= 30, "its result is behind the step");
        assertEquals(Decision.STABLE, knowing.last().decision());
        assertFalse(last(knowing).figures().containsKey(HistoryFigures.CONTRADICTED));
    }

    @Test
    void changeBehindTheLongestWarmup_isNotWaitedFor() {
        BenchmarkHistory tooLate = BenchmarkHistory.of(Collections.singletonList(step(1, 100, 2, 1, 160)));
        assertTrue(fork(session("steady", tooLate), i -> 2).iterationsBeforeResult() < 10);
    }

    @Test
    void fasterFork_isBelievedAgainstTheHistory() {
        ReconfigurationSession session = session("steady", LATE_STEP);
        ForkLoop faster = fork(session, i -> 0.85);
        assertTrue(faster.iterationsBeforeResult() < 10, "no fork was ever that fast");
        assertEquals(1, last(faster).figures().get(HistoryFigures.CONTRADICTED));
        session.endFork();
        ForkLoop second = fork(session, i -> 0.95);
        assertTrue(second.iterationsBeforeResult() < 10, "the history was contradicted and no longer counts");
        assertEquals(1, last(second).figures().get(HistoryFigures.CONTRADICTED));
    }

    @Test
    void slowerFork_isBelievedWhenNoOtherWasSoSlowForSoLong() {
        BenchmarkHistory history = BenchmarkHistory.of(Arrays.asList(step(1, 15, 2, 1, 60), step(1, 15, 2, 1, 60)));
        ForkLoop slower = fork(session("steady", history), i -> 2);
        assertTrue(slower.iterationsBeforeResult() >= 15, "at first it looks like a warmup that lasts");
        assertTrue(slower.iterationsBeforeResult() <= 25, "and then like another benchmark");
        assertEquals(1, last(slower).figures().get(HistoryFigures.CONTRADICTED));
        assertEquals(Decision.STABLE, slower.last().decision());
    }

    @Test
    void forkThatIsSlowerThanTheHistory_waitsLonger() {
        BenchmarkHistory history = BenchmarkHistory.of(Arrays.asList(step(1, 1, 1, 1, 60), step(1, 1, 1, 1, 60)));
        ForkLoop slower = fork(session("steady", history), i -> 1.05);
        assertTrue(slower.iterationsBeforeResult() > 10, "5 % count in full at first");
        assertEquals(0.05, last(slower).figures().get(HistoryFigures.SLOWER)
                * (1 + slower.iterationsBeforeResult() / 10.0), 0.01);
    }

    @Test
    void fork_neverRunsLongerThanAStaticOne() {
        ForkLoop noisy = fork(session("steady", LATE_STEP), i -> 1 + i % 2);
        assertEquals(50, noisy.iterationsBeforeResult());
        assertEquals(Decision.EXHAUSTED, noisy.last().decision());
    }

    @Test
    void criterionThatUsesNoHistory_decidesAsWithout() {
        DoubleUnaryOperator late = i -> i < 30 ? 2 : 1;
        assertEquals(fork(session("cv", BenchmarkHistory.NONE), late).iterationsBeforeResult(),
                fork(session("cv", LATE_STEP), late).iterationsBeforeResult());
    }

    @Test
    void unusableIteration_leavesItUndecided() {
        ReconfigurationSession session = session("steady", LATE_STEP);
        ForkLoop loop = fork(session, i -> i < 56 ? Double.NaN : 1);
        assertEquals(Decision.EXHAUSTED, loop.last().decision());
        assertTrue(last(loop).undecidedReason().isPresent());
    }

    @Test
    void scatterOfEarlierForks_countsForThePrecision() {
        BenchmarkHistory scattered = BenchmarkHistory.of(Arrays.asList(step(1, 1, 1, 1, 60), step(1, 1, 1, 1.1, 60),
                step(1, 1, 1, 1.2, 60)));
        assertEquals(Decision.STABLE, twoForks(BenchmarkHistory.NONE, 1).decision(), "they agree by chance");
        assertEquals(Decision.CONTINUE, twoForks(scattered, 1).decision());
        BenchmarkHistory calm = BenchmarkHistory.of(Arrays.asList(step(1, 1, 1, 1, 60), step(1, 1, 1, 1.001, 60),
                step(1, 1, 1, 0.999, 60), step(1, 1, 1, 1.001, 60)));
        assertEquals(Decision.CONTINUE, twoForks(BenchmarkHistory.NONE, 1.01).decision(), "two forks are too few");
        Checkpoint knowing = twoForks(calm, 1.01);
        assertEquals(Decision.STABLE, knowing.decision());
        assertEquals(3, knowing.judgements().values().iterator().next().figures().get(HistoryFigures.FREEDOM));
    }

    private static Checkpoint twoForks(BenchmarkHistory history, double second) {
        ReconfigurationSession session = session("steady", history);
        fork(session, i -> 1);
        session.endFork();
        fork(session, i -> second);
        return session.endFork();
    }

    /** pooled-precision-reference.txt, by make_history_reference.py. */
    @Test
    void pooledPrecision_isThatOfSciPy() throws IOException {
        List<String> lines;
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                HistoryJudgeTest.class.getResourceAsStream("pooled-precision-reference.txt"),
                StandardCharsets.UTF_8))) {
            lines = reader.lines().collect(Collectors.toList());
        }
        assertEquals(20, lines.size());
        for (String line : lines) {
            String[] parts = line.split(" \\| ");
            List<RememberedFork> forks = new ArrayList<>();
            for (double time : numbers(parts[0])) {
                forks.add(step(1, 0, 1, time, 8));
            }
            PooledPrecision precision = new PooledPrecision(BenchmarkHistory.of(forks), 0.02);
            for (double time : numbers(parts[1])) {
                precision.add(time);
            }
            double[] expected = numbers(parts[2]);
            Judgement judgement = precision.judge(Judgement.of(false, 1)
                    .withFigures(Collections.singletonMap(SteadyFigures.CONFIDENCE, 0.95)));
            assertEquals(expected[0], judgement.figure(), 1e-9 * expected[0], line);
            assertEquals(expected[1], judgement.figures().getOrDefault(SteadyFigures.NEEDED_FORKS, 0.0), line);
        }
    }

    private static double[] numbers(String text) {
        return Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
    }

    @Test
    void precisionWithoutConfidence_isLeftToTheJudge() {
        PooledPrecision precision = new PooledPrecision(LATE_STEP, 0.02);
        precision.add(1);
        precision.add(1);
        Judgement own = Judgement.of(false, 0.5);
        assertEquals(own, precision.judge(own));
    }
}
