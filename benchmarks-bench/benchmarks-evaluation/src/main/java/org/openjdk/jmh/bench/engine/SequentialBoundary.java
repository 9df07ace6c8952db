package org.openjdk.jmh.bench.engine;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.bench.textbook.TextbookLevels;
import org.openjdk.jmh.dynreconf.statistics.SequentialLevels;

/**
 * The levels of all looks, which an A/B run needs once before its first block. The textbook simulates 10,000 sequences,
 * of which 500 are rejected, give or take 22; the engine's levels are exact.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class SequentialBoundary {

    private static final double LEVEL = 0.05;
    private static final int FIRST = 3;
    private static final double SHAPE = 0.35;
    private static final int SEQUENCES = 10_000;

    @Param({"10", "20", "30"})
    private int blocks;

    @Benchmark
    public double engine() {
        return SequentialLevels.of(LEVEL, FIRST, blocks, SHAPE).at(blocks);
    }

    @Benchmark
    public double textbook() {
        return TextbookLevels.atLast(LEVEL, FIRST, blocks, SHAPE, SEQUENCES, new SplittableRandom(Sessions.SEED));
    }
}
