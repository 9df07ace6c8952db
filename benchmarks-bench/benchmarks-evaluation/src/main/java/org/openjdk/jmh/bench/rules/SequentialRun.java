package org.openjdk.jmh.bench.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.sequential.Block;
import org.openjdk.jmh.dynreconf.sequential.DifferenceJudge;
import org.openjdk.jmh.dynreconf.sequential.Look;

/** Carries out A/B runs on forks of recorded benchmarks, block by block, until a rule has enough. */
final class SequentialRun {

    private final List<Recorded> benchmarks;
    private final int sequences;
    private final long seed;
    private final int threads;
    private final ForkMean mean;

    /**
     * @param benchmarks sorted, those of a project beside each other
     * @param sequences  drawn of each benchmark
     * @param seed       of the draws, which depend on nothing else but the benchmark and the draw: all rules see the same
     *                   first blocks
     * @param threads    that share the benchmarks
     * @param mean       of the iterations of a fork
     */
    SequentialRun(List<Recorded> benchmarks, int sequences, long seed, int threads, ForkMean mean) {
        this.benchmarks = benchmarks;
        this.sequences = sequences;
        this.seed = seed;
        this.threads = threads;
        this.mean = mean;
    }

    /** One tally for each benchmark. */
    List<SequentialTally> run(SequentialCandidate candidate, Draw draw)
            throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<SequentialTally>> running = new ArrayList<>();
            for (int b = 0; b < benchmarks.size(); b++) {
                int index = b;
                running.add(pool.submit(() -> tally(index, candidate, draw)));
            }
            List<SequentialTally> tallies = new ArrayList<>();
            for (Future<SequentialTally> benchmark : running) {
                tallies.add(benchmark.get());
            }
            return tallies;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    private SequentialTally tally(int index, SequentialCandidate candidate, Draw draw) {
        Recorded benchmark = benchmarks.get(index);
        SplittableRandom random = new SplittableRandom(seed + 31L * benchmark.name().hashCode() + draw.ordinal());
        SequentialTally tally = new SequentialTally();
        for (int i = 0; i < sequences; i++) {
            SplittableRandom own = random.split();
            List<double[]> blocks = new ArrayList<>();
            for (int b = 0; b < candidate.settings().mostBlocks(); b++) {
                ForkSamples[] pair = draw.pair(benchmark, Recorded.neighbour(benchmarks, index), 1, own);
                blocks.add(new double[] {mean.of(pair[0]), mean.of(pair[1])});
            }
            for (int c = 0; c < SequentialTally.CHANGES.size(); c++) {
                tally.add(c, last(candidate.rule().judge(candidate.settings(), Direction.LOWER_IS_BETTER), blocks,
                        SequentialTally.CHANGES.get(c)));
            }
        }
        return tally;
    }

    private static Look last(DifferenceJudge judge, List<double[]> blocks, double change) {
        int next = 0;
        Look look;
        do {
            look = judge.endBlock(Block.of(blocks.get(next)[0], blocks.get(next)[1] * change));
            next++;
        } while (look.stop().isEmpty());
        return look;
    }
}
