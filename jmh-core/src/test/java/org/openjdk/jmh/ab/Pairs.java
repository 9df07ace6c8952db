package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.comparison.BlockSequence;
import org.openjdk.jmh.results.journal.ForkContext;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.SideOrder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Pairs without a side that could be run. */
final class Pairs {

    private static final ForkContext CONTEXT = new ForkContext(0, true, null);

    private Pairs() {
    }

    static MeasuredPair of(String benchmark) {
        return of(benchmark, new Suite(SequentialSettings.standard()));
    }

    /** One of those that a suite decides together. */
    static MeasuredPair of(String benchmark, Suite suite) {
        PairedBenchmark pair = new PairedBenchmark(new BenchmarkParams(benchmark, benchmark, false, 1, new int[] {1},
                List.of(), 20, 0, phase(IterationType.WARMUP), phase(IterationType.MEASUREMENT), Mode.AverageTime,
                new WorkloadParams(), TimeUnit.NANOSECONDS, 1, null, List.of(), null, null, null, null,
                TimeValue.minutes(10)), null, null, List.of(),
                PairOrder.of(SideOrder.INTERLEAVED, false));
        return new MeasuredPair(pair,
                new BlockSequence(pair.key, DifferenceRule.standard(), SequentialSettings.standard(),
                        suite));
    }

    private static IterationParams phase(IterationType type) {
        return new IterationParams(type, 1, TimeValue.seconds(1), 1);
    }

    static void measured(MeasuredPair pair, int side, String json) throws IOException {
        pair.add(SideFork.measured(side, json), CONTEXT);
    }

    static void lose(MeasuredPair pair, int side, String cause) throws IOException {
        pair.add(SideFork.lost(side, cause), CONTEXT);
    }

    static void discard(MeasuredPair pair, int side) throws IOException {
        pair.add(SideFork.discarded(side), CONTEXT);
    }

    static void loseBlock(MeasuredPair pair) throws IOException {
        lose(pair, MeasuredPair.BASELINE, "killed");
        lose(pair, MeasuredPair.CANDIDATE, "killed");
        pair.endBlock();
    }

    /** Forks that ended well, as their run keeps them. */
    static JournaledFork record(MeasuredPair pair, double seconds, int... sides) {
        return JournaledFork.ofSides(pair.pair.params, 0, seconds,
                Arrays.stream(sides).mapToObj(side -> SideFork.measured(side, "[]")).toList());
    }
}
