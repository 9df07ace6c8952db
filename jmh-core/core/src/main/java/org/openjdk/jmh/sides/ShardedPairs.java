package org.openjdk.jmh.sides;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.hosts.inside.Phase;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.shards.ShardRun;
import org.openjdk.jmh.shards.SuiteBenchmark;
import org.openjdk.jmh.shards.SuitePartition;

/** The part of the pairs that runs on this machine, where others run on others: both sides of each, always. */
final class ShardedPairs {

    /** From the start of a virtual machine to its first iteration, as of any fork. */
    private static final double START = 0.5;
    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

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
            double fork = START + seconds(pair.candidate().warmup()) + seconds(pair.candidate().measurement());
            suite.add(new SuiteBenchmark(pair.key().toString(), 0, "baseline " + SideJournal.words(pair.baseline())
                    + "; candidate " + SideJournal.words(pair.candidate()), fork, 2 * blocks * fork));
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

    private static double seconds(Phase phase) {
        return phase.iterations().orElse(0)
                * phase.time().map(TimeValue::getTime).map(Long::doubleValue).orElse(0.0)
                * phase.time().map(time -> time.getTimeUnit().toNanos(1)).orElse(0L) / NANOS;
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
