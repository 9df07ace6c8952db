package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.journal.SideFork;

/**
 * Runs both forks of a pair in turns, iteration by iteration; one after the other if a benchmark does not support that.
 */
final class AlternatingForks implements BlockRunner {

    /**
     * On a busy machine, a background compiler that waits for a processor leaves the benchmark cold for many seconds.
     * If threads wait for compilations, a fork is warm after the same number of invocations on any machine.
     */
    static final String NO_BACKGROUND = "-XX:-BackgroundCompilation";
    private static final Pattern COMPILATION = Pattern.compile("BackgroundCompilation|-X(batch|int|comp)\\b");

    private final ConcurrentForks forks;
    private final InterleavedForks apart;
    private final List<MeasuredPair> pairs;
    private final double pairSeconds;

    /** @param pairSeconds that a pair should take, which limits its warmup and its measurement; above 0 */
    AlternatingForks(SideWorkers workers, List<MeasuredPair> pairs, double pairSeconds) {
        this.pairSeconds = pairSeconds;
        forks = new ConcurrentForks(workers);
        apart = new InterleavedForks(workers);
        this.pairs = pairs;
    }

    @Override
    public List<SideFork> run(PairedBenchmark benchmark, int side, int block) throws IOException, InterruptedException {
        if (!benchmark.order.isAlternating()) {
            return apart.run(benchmark, side, block);
        }
        AlternatingTurns turns = new AlternatingTurns(benchmark.order.slices(), pairSeconds);
        List<SideFork> ended = forks.run(benchmark, side,
                Arrays.asList(inTurns(benchmark.fork(side)), inTurns(benchmark.fork(1 - side))),
                Arrays.asList(turns.member(0), turns.member(1)), (one, other) -> {
                });
        return Arrays.asList(ended.get(0).withWarmth(turns.warmth(0)), ended.get(1).withWarmth(turns.warmth(1)));
    }

    /** Returns a fork that takes turns, perhaps with itself alone. */
    static ForkRequest inTurns(ForkRequest fork) {
        ForkRequest plain = fork.takingTurns();
        String given = plain.settings() + " " + plain.vm().arguments() + plain.vm().added();
        return COMPILATION.matcher(given).find() ? plain
                : plain.withArguments(Collections.singletonList(NO_BACKGROUND));
    }

    @Override
    public double seconds(PairedBenchmark benchmark) {
        return apart.seconds(benchmark);
    }

    @Override
    public List<String> announcements() {
        long count = pairs.stream().filter(pair -> pair.pair.order.isAlternating()).count();
        List<String> lines = new ArrayList<>();
        if (count > 0) {
            lines.add("both forks of a pair run in turns, iteration by iteration, with " + NO_BACKGROUND
                    + (count == pairs.size() ? ""
                            : ": " + Nouns.count(count, "benchmark") + " of " + pairs.size()));
        }
        pairs.stream().map(pair -> pair.pair.order.obstacle()).filter(Optional::isPresent).map(Optional::get)
                .collect(Collectors.groupingBy(reason -> reason, TreeMap::new, Collectors.counting()))
                .forEach((reason, some) -> lines.add(Nouns.count(some, "benchmark")
                        + ": one fork after the other, as " + reason));
        return lines;
    }
}
