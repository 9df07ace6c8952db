package org.openjdk.jmh.bench.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.outcome.ForkTrace;
import org.openjdk.jmh.bench.outcome.Ratio;
import org.openjdk.jmh.bench.outcome.StaticComparison;
import org.openjdk.jmh.bench.outcome.Stopwatch;
import org.openjdk.jmh.bench.outcome.TechniqueOutcome;
import org.openjdk.jmh.bench.outcome.WallTime;
import org.openjdk.jmh.bench.outcome.WarmupOutcome;

class SummaryTest {

    /** Its RPD is 1 / N after N seconds. */
    private static ForkTrace fork() {
        float[] seconds = new float[Stopwatch.SECONDS];
        float[] deviation = new float[seconds.length];
        for (int i = 0; i < seconds.length; i++) {
            seconds[i] = i + 1;
            deviation[i] = 1f / (i + 1);
        }
        return new ForkTrace(20, new float[] {1}, new float[] {300}, new Stopwatch(seconds, deviation));
    }

    private static BenchmarkOutcome benchmark(String name) {
        StaticComparison comparison =
                new StaticComparison(Ratio.of(0.9, 1.02, 1.1), 100, 20, 10, List.of(10), 0, true, WallTime.UNKNOWN);
        TechniqueOutcome replayed = new TechniqueOutcome("cv", 1, List.of(
                new WarmupOutcome(0, 100, 10, true, -10, Ratio.of(1.1, 1.2, 1.3), ""),
                WarmupOutcome.unjudged(1, 100, 10, false, "")),
                comparison, Double.NaN, Double.NaN);
        TechniqueOutcome published = new TechniqueOutcome("Cov", 1,
                List.of(new WarmupOutcome(0, 400, 40, true, 20, Ratio.of(0.9, 1, 1.1), "")), null, Double.NaN,
                Double.NaN);
        return new BenchmarkOutcome(name,
                List.of(fork(), new ForkTrace(Double.NaN, new float[] {1}, new float[] {300}, null)),
                List.of(replayed, published));
    }

    private static ReplaySummary summary() {
        ReplaySummary.Builder builder = new ReplaySummary.Builder();
        builder.add(benchmark("a#x#"));
        builder.add(benchmark("b#y#"));
        return builder.build();
    }

    @Test
    void timesStopwatch_knownFrontier_isTheRatioAtTheSameTime() {
        TechniqueSummary cv = summary().techniques().get(0);
        assertEquals(2, cv.timesStopwatch().point(), 1e-6);
        assertEquals(2, cv.timesStopwatch().upper(), 1e-6);
        assertEquals(0, summary().techniques().get(1).timesStopwatch().point());
    }

    @Test
    void hindsight_takesTheShortestOfTheBestWarmupsWithinItsBound() {
        Hindsight best = summary().hindsight().get(0);
        assertEquals(50, best.seconds());
        assertEquals(50, best.quality().warmupSeconds());
        assertEquals(0.02, best.quality().rpd().point(), 1e-6);
        assertEquals(1, best.timesStopwatch().point(), 1e-6);
        assertEquals(150, summary().hindsight().get(1).quality().warmupSeconds());

        ForkTrace flawless = fork();
        Arrays.fill(flawless.stopwatch().deviation(), 2, 40, 0);
        Hindsight.Aggregate aggregate = new Hindsight.Aggregate(50);
        aggregate.add(List.of(flawless), PoissonWeights.of("a"));
        WarmupQuality quality = aggregate.against(new Frontier()).quality();
        assertEquals(3, quality.warmupSeconds());
        assertEquals(1, quality.early());
        assertEquals(0, quality.rpd().point());
    }

    @Test
    void quality_forksWithoutSteadyState_areNotJudged() {
        ReplaySummary summary = summary();
        WarmupQuality quality = summary.techniques().get(0).quality();
        assertEquals(4, summary.forks());
        assertEquals(2, summary.steadyForks());
        assertEquals(2, quality.forks());
        assertEquals(1, quality.early());
        assertEquals(0, quality.late());
        assertEquals(10, quality.wee().point());
        assertEquals(0.5, summary.techniques().get(0).unstableForks());
        assertEquals(1, summary.techniques().get(1).quality().late());
    }

    @Test
    void comparison_knownTimes_savesTheirDifference() {
        ComparisonSummary comparison = summary().comparisons().get(0);
        assertEquals(0.7, comparison.saved(), 1e-12);
        assertEquals(1, comparison.notDifferent());
        assertEquals(0.02, comparison.changeRate(), 1e-12);
        assertEquals(0, comparison.below()[1], "2 % is not below 2 %");
        assertEquals(1, comparison.below()[2]);
        assertTrue(Double.isNaN(comparison.overhead()));
        assertTrue(Double.isNaN(comparison.wallTime().saved()));
    }

    private static TechniqueOutcome compared(double overhead, double warmupLeft) {
        return new TechniqueOutcome("cv", 1, List.of(), new StaticComparison(Ratio.of(1.1, 1.2, 1.3), 100, 20, 10,
                List.of(10), 1, false, new WallTime(120, 90)), overhead, warmupLeft);
    }

    @Test
    void comparison_warmupLeftKnownForSome_isTakenOffInThese() {
        ComparisonSummary.Builder builder = new ComparisonSummary.Builder("cv");
        builder.add(compared(Double.NaN, Double.NaN));
        assertTrue(Double.isNaN(builder.build().changeRateWithoutLeft()));
        builder.add(compared(Double.NaN, 0.5));
        assertEquals((0.2 + 0.2) / 2, builder.build().changeRateWithoutLeft(), 1e-12, "1.2 is 20 % less than 1.5");
        builder.add(compared(Double.NaN, 0.2));
        assertEquals((0.2 + 0.2 + 0) / 3, builder.build().changeRateWithoutLeft(), 1e-12);
        assertEquals(0.2, builder.build().changeRate(), 1e-12);
    }

    @Test
    void comparison_overhead_makesWarmupsLonger() {
        ComparisonSummary.Builder builder = new ComparisonSummary.Builder("cv");
        builder.add(compared(0.5, Double.NaN));
        assertEquals(0.6, builder.build().saved(), 1e-12);
        assertEquals(0, builder.build().notDifferent());
        assertEquals(0.25, builder.build().wallTime().saved());
    }

    @Test
    void comparison_overheadUnknownForSome_isThatOfTheOthersInAnyOrder() {
        for (List<Double> overheads : List.of(List.of(0.5, Double.NaN), List.of(Double.NaN, 0.5))) {
            ComparisonSummary.Builder builder = new ComparisonSummary.Builder("cv");
            overheads.forEach(overhead -> builder.add(compared(overhead, Double.NaN)));
            assertEquals(0.5, builder.build().overhead());
            assertEquals(1 - 70 / 200.0, builder.build().saved(), 1e-12);
        }
    }

    @Test
    void at_outsideOfThePlaces_isNothing() {
        double[] places = {1, 2, 4};
        double[] values = {10, 20, 0};
        assertEquals(10, Frontier.at(3, places, values));
        assertEquals(10, Frontier.at(1, places, values));
        assertTrue(Double.isNaN(Frontier.at(4.1, places, values)));
    }

    @Test
    void weights_manyBenchmarks_haveTheMomentsOfPoisson() {
        double[] counts = new double[100 * PoissonWeights.RESAMPLES];
        for (int i = 0; i < 100; i++) {
            int[] weights = PoissonWeights.of("benchmark " + i);
            for (int k = 0; k < weights.length; k++) {
                counts[i * weights.length + k] = weights[k];
            }
        }
        double mean = Arrays.stream(counts).average().orElseThrow();
        assertEquals(1, mean, 0.02);
        assertEquals(1, Arrays.stream(counts).map(c -> (c - mean) * (c - mean)).average().orElseThrow(), 0.04);
    }
}
