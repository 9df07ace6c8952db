package org.openjdk.jmh.production.comparisons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.production.recordings.InvocationDurations;
import org.openjdk.jmh.production.recordings.MethodName;
import org.openjdk.jmh.production.recordings.MethodTimes;
import org.openjdk.jmh.production.recordings.Window;
import org.openjdk.jmh.production.support.Results;
import org.openjdk.jmh.results.measures.MeasuredResult;
import org.openjdk.jmh.results.measures.MethodReference;
import org.openjdk.jmh.results.measures.MethodResults;

class BenchmarkMatchTest {

    private static final MethodName METHOD = new MethodName("a.A", "m", "()V");
    private static final long SEED = 39;

    @TempDir
    Path folder;

    private static ProductionTimes production(List<Window> windows) {
        return new ProductionTimes(
                new MethodTimes(METHOD, List.of(windows), Double.NaN, Double.NaN, InvocationDurations.none()));
    }

    private static ProductionTimes steady(double nanoseconds) {
        return production(IntStream.range(0, 40).mapToObj(i -> new Window(10, 10 * nanoseconds)).toList());
    }

    private List<MeasuredResult> results(Results results) throws IOException {
        return MethodResults.read(List.of(results.in(folder))).of(MethodReference.parse("a.A#m()"));
    }

    private static BenchmarkMatch represented(MeasuredResult result, ProductionTimes production) {
        return BenchmarkMatch.of(result, production, 0.25).orElseThrow();
    }

    @Test
    void sameTime_isAlike() throws IOException {
        BenchmarkMatch same =
                represented(results(new Results().with("b.B.m", "", 100, "a.A#m()")).get(0), steady(100_000));
        assertEquals(1, same.ratio().point(), 1e-6);
        assertEquals(Similarity.ALIKE, same.similarity());
        assertEquals(3, same.forks());
    }

    @Test
    void throughput_isConvertedToTimesOfAThread() throws IOException {
        MeasuredResult rate = results(new Results().withRaw("b.B.m", "thrpt", "",
                "\"rawData\" : [[0.01, 0.01], [0.01, 0.01]]", "ops/us", 4, "a.A#m()")).get(0);
        assertEquals(400_000, represented(rate, steady(100_000)).mean().point(), 1e-3);
    }

    @Test
    void sampledBenchmark_hasQuantiles() throws IOException {
        MeasuredResult sample = results(new Results().withRaw("b.B.m", "sample", "",
                "\"rawDataHistogram\" : [[[[1, 98], [5, 1], [9, 1]]], [[[1, 100]]]]", "us/op", 1, "a.A#m()")).get(0);
        BenchmarkMatch represented = represented(sample, steady(2_000));
        assertEquals(1_000, represented.quantile(0.5).orElseThrow(), 1e-6);
        assertEquals(9_000, represented.quantile(1).orElseThrow(), 1e-6);
        assertTrue(
                represented(results(new Results().with("b.B.m", "", 2, "a.A#m()")).get(0), steady(2_000)).quantile(0.5)
                        .isEmpty());
    }

    @Test
    void methodBelowAMicrosecond_isTooShort() throws IOException {
        MeasuredResult result = results(new Results().with("b.B.m", "", 0.9, "a.A#m()")).get(0);
        assertEquals(Similarity.TOO_SHORT, represented(result, steady(999)).similarity());
        assertEquals(Similarity.ALIKE, represented(result, steady(1_000)).similarity());
    }

    @Test
    void severalMethodsInOneBenchmark_areNotJudged() throws IOException {
        MeasuredResult result = results(new Results().with("b.B.m", "", 100, "a.A#m()", "a.A#n()")).get(0);
        assertEquals(Similarity.TOGETHER, represented(result, steady(100_000)).similarity());
    }

    @Test
    void singleBatch_isUndecided() throws IOException {
        MeasuredResult result = results(new Results().with("b.B.m", "", 100, "a.A#m()")).get(0);
        BenchmarkMatch once = represented(result, production(List.of(new Window(10, 1_000_000))));
        assertEquals(1, once.ratio().point(), 1e-6);
        assertFalse(once.ratio().isKnown());
        assertEquals(Similarity.UNDECIDED, once.similarity());
    }

    @Test
    void scoreOtherThanATime_isNotCompared() throws IOException {
        MeasuredResult bytes = results(new Results().withRaw("b.B.m", "avgt", "", "\"rawData\" : [[1]]", "B/op", 1,
                "a.A#m()")).get(0);
        assertTrue(BenchmarkMatch.of(bytes, steady(1), 0.25).isEmpty());
    }

    @Test
    void interval_containsTheTrueRatioInMostCases() throws IOException {
        Random random = new Random(SEED);
        int inside = 0;
        for (int round = 0; round < 100; round++) {
            String forks = IntStream.range(0, 5).mapToObj(fork -> {
                double mean = Math.exp(0.05 * random.nextGaussian());
                return "[" + IntStream.range(0, 5)
                        .mapToObj(i -> String.format(Locale.ROOT, "%.9f", mean * (1 + 0.01 * random.nextGaussian())))
                        .collect(Collectors.joining(", ")) + "]";
            }).collect(Collectors.joining(", "));
            MeasuredResult result = results(new Results().withRaw("b.B.m", "avgt", "", "\"rawData\" : [" + forks + "]",
                    "ms/op", 1, "a.A#m()")).get(0);
            List<Window> windows = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                int invocations = 50 + random.nextInt(50);
                windows.add(new Window(invocations, Arrays.stream(new double[invocations])
                        .map(none -> 2e6 * -Math.log(1 - random.nextDouble())).sum()));
            }
            inside += represented(result, production(windows)).ratio().contains(2) ? 1 : 0;
        }
        assertTrue(inside >= 90, inside + " of 100, seed " + SEED);
    }
}
