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
import org.openjdk.jmh.why.CostSource;
import org.openjdk.jmh.why.EndedFork;
import org.openjdk.jmh.why.UnobservedForkException;

/**
 * Blocks of forks that are observed to find out why a benchmark differs, behind those that count, which know nothing of them.
 *
 * @param <T> what is kept of a fork
 */
final class ObservedBlocks<T> {

    /** As many as a verdict takes at least: fewer tell nothing of how forks scatter. */
    static final int FEWEST = 3;
    /** More hardly tell more of what explains most of a change. */
    static final int MOST = 10;

    /** Neither side begins twice running, so that after as many both have been tried. */
    private static final int FUTILE = 2;

    private final ForkRunner hosts;
    private final CostSource<T> source;
    private final Function<String, CodeChange> code;

    /**
     * Blocks of any benchmarks.
     *
     * @param hosts  that run them
     * @param source says what they cost
     * @param code   how methods differ
     */
    ObservedBlocks(ForkRunner hosts, CostSource<T> source, Function<String, CodeChange> code) {
        this.hosts = hosts;
        this.source = source;
        this.code = code;
    }

    /** How many blocks are worth it: as many as it took to decide, within bounds. */
    static int wanted(MeasuredPair pair) {
        return Math.max(FEWEST, Math.min(MOST, pair.sequence().blocks()));
    }

    /**
     * Observes a benchmark.
     *
     * @param times  that the forks took which count
     * @param blocks how many
     * @return why its sides differ, or why that is not known
     * @throws IOException if a host cannot be started or heard
     */
    ExplainedChange explain(PairedBenchmark benchmark, CountedTimes times, int blocks)
            throws IOException, InterruptedException {
        List<T> baseline = new ArrayList<>();
        List<T> candidate = new ArrayList<>();
        String loss = "";
        int lostInARow = 0;
        for (int block = 0; block < blocks && lostInARow < FUTILE; block++) {
            try {
                List<T> both = block(benchmark, block % 2);
                baseline.add(both.get(MeasuredPair.BASELINE));
                candidate.add(both.get(MeasuredPair.CANDIDATE));
                lostInARow = 0;
            } catch (UnobservedForkException e) {
                loss = e.getMessage();
                lostInARow++;
            }
        }
        if (baseline.size() < 2) {
            return ExplainedChange.unknown(benchmark.key(), loss.isEmpty()
                    ? "one block of observed forks tells nothing of how they scatter" : loss);
        }
        return ExplainedChange.of(benchmark.key(), source.evidence(baseline, candidate, times), code);
    }

    /** What the forks took that count; of throughputs the reciprocal. */
    static CountedTimes times(double[] baseline, double[] candidate, Direction direction) {
        boolean reciprocal = direction == Direction.HIGHER_IS_BETTER;
        return CountedTimes.of(times(baseline, reciprocal), times(candidate, reciprocal));
    }

    private static double[] times(double[] scores, boolean reciprocal) {
        return reciprocal ? Arrays.stream(scores).map(score -> 1 / score).toArray() : scores;
    }

    /** One fork of each side; by the numbers of the sides. */
    private List<T> block(PairedBenchmark benchmark, int first)
            throws UnobservedForkException, IOException, InterruptedException {
        List<T> both = new ArrayList<>(Arrays.asList(null, null));
        both.set(first, fork(benchmark, first));
        both.set(1 - first, fork(benchmark, 1 - first));
        return both;
    }

    private T fork(PairedBenchmark benchmark, int side)
            throws UnobservedForkException, IOException, InterruptedException {
        try {
            return source.read(ended(hosts.run(side, benchmark,
                    benchmark.fork(side).withArguments(source.vmArguments()))));
        } catch (UnobservedForkException | ForkLostException e) {
            throw new UnobservedForkException((side == MeasuredPair.BASELINE ? "an observed fork of the baseline"
                    : "an observed fork of the candidate") + " tells nothing: " + e.getMessage());
        }
    }

    private static EndedFork ended(ForkResult fork) throws IOException {
        StoredResult result = MeasuredPair.read(fork.json());
        long[] starts = fork.iterationStarts();
        long[] ends = fork.iterationEnds();
        return new EndedFork(result, starts[starts.length - measured(result.primary())], ends[ends.length - 1]);
    }

    /** How many iterations are in the result; warmups ran before them. */
    private static int measured(StoredMetric score) {
        return score.isHistogram() ? score.iterations()[0].length : score.scores()[0].length;
    }
}
