package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.dynreconf.attribution.CodeChange;
import org.openjdk.jmh.dynreconf.attribution.CountedTimes;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.results.json.StoredMetric;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.why.CostObserver;
import org.openjdk.jmh.why.ObservedForkResult;
import org.openjdk.jmh.why.ForkObservationException;

/**
 * Runs blocks of observed forks after the compared ones, to find out why a benchmark differs.
 *
 * @param <T> the observations of a fork
 */
final class ObservedBlocks<T> {

    /** Fewer blocks do not show how forks vary. */
    static final int FEWEST = 3;
    /** More blocks hardly change which methods explain most of a change. */
    static final int MOST = 10;

    /**
     * Number of consecutive lost blocks that end the observation. Sides take turns at the start, so each has started
     * one of them.
     */
    private static final int MAX_LOST_IN_A_ROW = 2;

    private final ForkRunner workers;
    private final CostObserver<T> source;
    private final Function<String, CodeChange> code;

    /**
     * @param source observes the forks
     * @param code   describes how the code of a method differs between the sides
     */
    ObservedBlocks(ForkRunner workers, CostObserver<T> source, Function<String, CodeChange> code) {
        this.workers = workers;
        this.source = source;
        this.code = code;
    }

    /** Returns the number of blocks for a benchmark: as many as the verdict took, within bounds. */
    static int wanted(MeasuredPair pair) {
        return Math.max(FEWEST, Math.min(MOST, pair.sequence().blocks()));
    }

    /**
     * Observes a benchmark and explains why its sides differ, or why that is unknown.
     *
     * @param times  of the compared forks
     * @param blocks number of blocks, 2 or more
     * @throws IOException if a worker cannot be started, or its output cannot be read
     */
    ExplainedChange explain(PairedBenchmark benchmark, CountedTimes times, int blocks)
            throws IOException, InterruptedException {
        List<T> baseline = new ArrayList<>();
        List<T> candidate = new ArrayList<>();
        String loss = "";
        int lostInARow = 0;
        for (int block = 0; block < blocks && lostInARow < MAX_LOST_IN_A_ROW; block++) {
            try {
                List<T> both = block(benchmark, block % 2);
                baseline.add(both.get(MeasuredPair.BASELINE));
                candidate.add(both.get(MeasuredPair.CANDIDATE));
                lostInARow = 0;
            } catch (ForkObservationException e) {
                loss = e.getMessage();
                lostInARow++;
            }
        }
        if (baseline.size() < 2) {
            return ExplainedChange.unknown(benchmark.key, loss.isEmpty()
                    ? "one pair of observed forks does not show how much they vary" : loss);
        }
        return ExplainedChange.of(benchmark.key, source.evidence(baseline, candidate, times), code);
    }

    /** Returns the times of the compared forks, the reciprocals of throughputs. */
    static CountedTimes times(double[] baseline, double[] candidate, Direction direction) {
        boolean reciprocal = direction == Direction.HIGHER_IS_BETTER;
        return CountedTimes.of(times(baseline, reciprocal), times(candidate, reciprocal));
    }

    private static double[] times(double[] scores, boolean reciprocal) {
        return reciprocal ? Arrays.stream(scores).map(score -> 1 / score).toArray() : scores;
    }

    /** Runs one fork of each side; the list is by numbers of sides. */
    private List<T> block(PairedBenchmark benchmark, int first)
            throws ForkObservationException, IOException, InterruptedException {
        List<T> both = new ArrayList<>(Arrays.asList(null, null));
        both.set(first, fork(benchmark, first));
        both.set(1 - first, fork(benchmark, 1 - first));
        return both;
    }

    private T fork(PairedBenchmark benchmark, int side)
            throws ForkObservationException, IOException, InterruptedException {
        try {
            return source.read(ended(workers.run(side, benchmark,
                    benchmark.fork(side).withArguments(source.vmArguments()))));
        } catch (ForkObservationException | ForkLostException e) {
            throw new ForkObservationException((side == MeasuredPair.BASELINE ? "an observed fork of the baseline"
                    : "an observed fork of the candidate") + " is not usable: " + e.getMessage());
        }
    }

    private static ObservedForkResult ended(ForkResult fork) throws IOException {
        StoredResult result = MeasuredPair.read(fork.json());
        long[] starts = fork.iterationStarts();
        long[] ends = fork.iterationEnds();
        return new ObservedForkResult(result, starts[starts.length - measured(result.primary())],
                ends[ends.length - 1]);
    }

    /** Returns the number of iterations in a result, which follow all warmup iterations. */
    private static int measured(StoredMetric score) {
        return score.isHistogram() ? score.iterations()[0].length : score.scores()[0].length;
    }
}
