package org.openjdk.jmh.bench.replay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.bench.outcome.Ratio;
import org.openjdk.jmh.bench.outcome.StaticComparison;
import org.openjdk.jmh.bench.outcome.Stopwatch;
import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.bench.series.ForkSeries;
import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;

class ReplayTest {

    private static final ReplaySettings SETTINGS = new ReplaySettings(List.of(Candidate.parse("cv")), 10,
            Grouping.VALUES, RatioInterval.BOOTSTRAP, 5, 20, 5, 10, 2, 5, 5, 1, 0);

    /** Slow for the first slices, then fast, with a noise of a thousandth. */
    private static ForkSeries fork(int slowSlices, int slices) {
        SplittableRandom random = new SplittableRandom(1);
        double[] means = new double[slices];
        for (int i = 0; i < slices; i++) {
            means[i] = (i < slowSlices ? 0.002 : 0.001) * (1 + random.nextDouble() / 1000);
        }
        return new ForkSeries(means);
    }

    private static Recording recording(int slowSlices) {
        return new SeriesRecording(new BenchmarkSeries("a#b#", Stream.generate(() -> fork(slowSlices, 300)).limit(4)
                .toList()), 10, SETTINGS.neededIterations(), Grouping.VALUES);
    }

    /** An operation of 0.3 s is run four times in a second, one of 2 s once. */
    @Test
    void recording_slowBenchmark_endsIterationsWhenTheirTimeIsUp() {
        double[] means = new double[20];
        Arrays.fill(means, 0, 8, 0.3);
        Arrays.fill(means, 8, 20, 2);
        SeriesRecording recording = new SeriesRecording(
                new BenchmarkSeries("a#b#", List.of(new ForkSeries(means))), 10, 4, Grouping.VALUES);
        assertEquals(List.of(0, 4, 8, 9, 10),
                IntStream.rangeClosed(0, 4).mapToObj(i -> recording.slicesOf(0, i)).toList());
        assertEquals(1.2, recording.iteration(0, 1).seconds(), 1e-9);
        assertArrayEquals(new double[] {2}, recording.values(0, 2));
        assertEquals(6.4, recording.secondsOf(0, 4), 1e-9);
    }

    private static DynamicRun run(int slowSlices) {
        return DynamicRun.of(SETTINGS, SETTINGS.candidates().get(0), recording(slowSlices));
    }

    @Test
    void dynamicRun_steadySeries_stopsAtTheMinima() {
        DynamicRun run = run(0);
        assertEquals(2, run.forksUsed());
        assertTrue(run.forksStable());
        assertEquals(4, run.warmups().size());
        run.warmups().forEach(w -> assertEquals(new DynamicRun.Warmup(5, true, ""), w));
    }

    @Test
    void dynamicRun_stepInTheMiddleOfAnIteration_waitsUntilItHasLeftTheWindow() {
        DynamicRun run = run(45);
        run.warmups().forEach(w -> assertTrue(w.iterations() > 5 && w.iterations() < 20, w::toString));
    }

    /** Two forks are the run, the other two what it knows. */
    @Test
    void dynamicRun_thatKnowsOtherForks_waitsForTheirLateStep() {
        Candidate candidate = Candidate.parse("steady");
        ReplaySettings settings =
                new ReplaySettings(List.of(candidate), 10, Grouping.VALUES, RatioInterval.BOOTSTRAP, 1,
                        20, 5, 10, 2, 2, 2, 1, 30);
        Recording recording = recording(150);
        RecordingPart half = new RecordingPart(recording, 0, 2);
        BenchmarkHistory history = new RecordingPart(recording, 2, 4).history(settings);
        assertEquals(2, history.forks().size());
        assertEquals(30, history.seconds(), 0.1);
        DynamicRun.of(settings.engine(candidate), half).warmups()
                .forEach(warmup -> assertTrue(warmup.iterations() < 10, warmup::toString));
        DynamicRun.of(settings.engine(candidate, history), half).warmups()
                .forEach(warmup -> assertTrue(warmup.iterations() >= 14, warmup::toString));
    }

    /** Slow until the middle of iteration 8: the result begins after it. */
    @Test
    void dynamicRun_criterionThatSlides_countsDroppedIterationsAsWarmup() {
        Candidate candidate = Candidate.parse("steady");
        DynamicRun steady = DynamicRun.of(SETTINGS, candidate, recording(0));
        assertEquals(2, steady.forksUsed());
        for (DynamicRun.Warmup warmup : steady.warmups()) {
            assertEquals(5, warmup.iterations());
            assertTrue(warmup.stable());
            assertTrue(warmup.why().startsWith("4 iterations vary by "), warmup.why());
        }
        DynamicRun late = DynamicRun.of(SETTINGS, candidate, recording(75));
        late.warmups().forEach(w -> assertTrue(w.stable() && w.iterations() >= 8 && w.iterations() <= 12, w::toString));
    }

    @Test
    void comparison_steadySeries_isNotDifferentAndCountsTheTime() {
        StaticComparison comparison = new StaticRun(SETTINGS, recording(0)).compare(run(0));
        assertFalse(comparison.ratio().isDifferent());
        assertEquals(4 * 30, comparison.staticSeconds(), 0.5);
        assertEquals(2 * 5, comparison.warmupSeconds(), 0.1);
        assertEquals(2 * 5, comparison.measurementSeconds(), 0.1);
        assertEquals(List.of(5, 5), comparison.warmupIterations());
    }

    @Test
    void grouping_score_isTotalTimeByOperations() {
        ForkSeries fork = new ForkSeries(0.1, 0.05);
        assertEquals(0.2 / 3, Grouping.SCORE.sample(fork, 0, 2).value(0), 1e-12);
        assertEquals(2, Grouping.VALUES.sample(fork, 0, 2).size());
    }

    @Test
    void deviation_beforeTheSteadyState_isTheDistanceOfTheRatioFrom1() {
        SteadyState steady = new SteadyState(fork(100, 1000), 100, RatioInterval.BOOTSTRAP, 7);
        assertEquals(1.0, steady.ratio(0).deviation(), 0.01);
        assertEquals(0.5, steady.ratio(50).deviation(), 0.01);
        assertEquals(0, steady.ratio(200).deviation());
        assertEquals(10, steady.startSeconds(), 0.05);
    }

    @Test
    void ratio_otherWarmupsAskedBefore_isTheSame() {
        SteadyState fresh = new SteadyState(fork(100, 1000), 100, RatioInterval.BOOTSTRAP, 7);
        SteadyState asked = new SteadyState(fork(100, 1000), 100, RatioInterval.BOOTSTRAP, 7);
        asked.ratio(3);
        asked.ratio(70);
        assertEquals(fresh.ratio(50), asked.ratio(50));
    }

    @Test
    void comparison_othersComparedBefore_isTheSame() {
        StaticRun asked = new StaticRun(SETTINGS, recording(45));
        asked.compare(run(45));
        assertEquals(new StaticRun(SETTINGS, recording(45)).compare(run(45)).ratio(), asked.compare(run(45)).ratio());
    }

    @Test
    void ratio_limits_giveTheRangeOfDeviations() {
        Ratio slower = Ratio.of(1.02, 1.05, 1.07);
        assertEquals(0.02, slower.lowestDeviation(), 1e-12);
        assertEquals(0.07, slower.highestDeviation(), 1e-12);
        Ratio same = Ratio.of(0.9, 1.02, 1.05);
        assertEquals(0, same.deviation());
        assertEquals(0, same.lowestDeviation());
        assertEquals(0.1, same.highestDeviation(), 1e-12);
    }

    @Test
    void deviation_constantSeries_is0() {
        double[] constant = new double[50];
        Arrays.fill(constant, 0.01);
        assertEquals(0, new SteadyState(new ForkSeries(constant), 0, RatioInterval.BOOTSTRAP, 1).ratio(49).deviation());
    }

    @Test
    void stopwatch_slowOperations_runsWholeSlices() {
        double[] means = new double[400];
        Arrays.fill(means, 1.5);
        ForkSeries fork = new ForkSeries(means);
        Stopwatch stopwatch = new RecordedFork(fork, new SteadyState(fork, 0, RatioInterval.BOOTSTRAP, 1)).stopwatch();
        assertArrayEquals(new float[] {1.5f, 3, 3},
                new float[] {stopwatch.seconds()[0], stopwatch.seconds()[1], stopwatch.seconds()[2]});
    }

    @Test
    void candidate_thresholds_belongToTheCriteriaInOrder() {
        Candidate candidate = Candidate.parse("cv,kld@0.02,0.9");
        assertEquals(2, candidate.criteria().size());
        assertEquals(0.02, candidate.criteria().get(0).threshold());
        assertEquals(0.9, candidate.criteria().get(1).threshold());
    }
}
