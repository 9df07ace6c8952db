package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.shards.ShardRun;
import org.openjdk.jmh.shards.SuiteBenchmark;
import org.openjdk.jmh.shards.SuitePartition;

/** The part of the pairs that runs on this machine, where others run on others: both sides of each, always. */
final class ShardedPairs {

    private final List<PairedBenchmark> wanted = new ArrayList<>();
    private final ShardRun run;

    private ShardedPairs(ShardRun run) {
        this.run = run;
    }

    /** Takes all pairs where the options name no part, else those of the part. */
    static ShardedPairs of(Options options, List<PairedBenchmark> pairs, int blocks, Side baseline, Side candidate)
            throws RunnerException {
        if (!options.getShard().hasValue()) {
            ShardedPairs all = new ShardedPairs(null);
            all.wanted.addAll(pairs);
            return all;
        }
        List<SuiteBenchmark> suite = new ArrayList<>();
        for (PairedBenchmark pair : pairs) {
            double fork = BlockDefaults.seconds(pair);
            suite.add(new SuiteBenchmark(pair.key().toString(), 0, SideIdentity.words(pair), fork, 2 * blocks * fork));
        }
        SuitePartition partition = new SuitePartition(options.getShard().get(), suite);
        ShardedPairs part = new ShardedPairs(
                ShardRun.begin(partition, options, baseline.classPath(), candidate.classPath()));
        for (int number = 0; number < pairs.size(); number++) {
            if (partition.runs(number) > 0) {
                part.wanted.add(pairs.get(number));
            }
        }
        return part;
    }

    /** What is to run here. */
    List<PairedBenchmark> wanted() {
        return Collections.unmodifiableList(wanted);
    }

    /** The run of the part; empty where all pairs run here. */
    Optional<ShardRun> run() {
        return Optional.ofNullable(run);
    }
}
