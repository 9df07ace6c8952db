package org.openjdk.jmh.shards;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.openjdk.jmh.dynreconf.scheduling.EstimateScale;
import org.openjdk.jmh.estimates.EarlierTimes;
import org.openjdk.jmh.estimates.ForkTime;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.environment.HostMachine;
import org.openjdk.jmh.results.journal.ForkContext;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.journal.RunIdentity;
import org.openjdk.jmh.results.partitions.ShardException;
import org.openjdk.jmh.results.partitions.ShardMark;
import org.openjdk.jmh.results.partitions.ShardRun;
import org.openjdk.jmh.results.partitions.SuiteBenchmark;
import org.openjdk.jmh.results.partitions.SuitePartition;
import org.openjdk.jmh.results.stored.ResultKeys;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKeys;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.run.UpstreamLoop;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Shard;

/** Runs one part of the benchmarks, and marks results with the part that they belong to. */
public final class ShardsPart implements Part {

    private final RunContext run;
    private final Shard shard;
    private final Map<BenchmarkListEntry, Integer> forks = new TreeMap<>();
    private final Map<BenchmarkParams, List<HostMachine>> machines = new HashMap<>();
    private final Map<BenchmarkParams, List<Instant>> starts = new HashMap<>();
    private final Map<BenchmarkParams, Integer> begunTwice = new HashMap<>();
    private ShardRun shardRun;
    private boolean begins;
    private boolean resumed;

    public ShardsPart(RunContext run) {
        this.run = run;
        shard = run.options().getShard().get();
    }

    @Override
    public void runStarts() {
        begins = true;
    }

    @Override
    public SortedSet<BenchmarkListEntry> selectBenchmarks(SortedSet<BenchmarkListEntry> found) throws RunnerException {
        SuitePartition partition = partition(found);
        if (begins) {
            shardRun = ShardRun.begin(partition, run.options(), System.getProperty("java.class.path"));
            run.say("# " + partition.words());
        }
        forks.putAll(partition.own(found));
        return new TreeSet<>(forks.keySet());
    }

    private SuitePartition partition(SortedSet<BenchmarkListEntry> benchmarks) throws RunnerException {
        forks.clear();
        List<BenchmarkParams> suite = new ArrayList<>();
        UpstreamLoop loop = run.find(RunKeys.UPSTREAM).orElseThrow(IllegalStateException::new);
        for (BenchmarkListEntry entry : benchmarks) {
            suite.add(loop.params(entry));
        }
        checkDynamic(suite);
        return new SuitePartition(shard,
                new SuiteEstimate(suite, run.plans()::fewestWarmups, run.inputs().earlier(run.options()))
                        .benchmarks(run.plans()::description));
    }

    private void checkDynamic(List<BenchmarkParams> suite) throws ShardException {
        for (BenchmarkParams params : suite) {
            if (shard.isOfForks() && params.isReconfigurable()) {
                throw new ShardException("-shard " + shard + " spreads forks, and " + params.getBenchmark() + " is "
                        + "dynamic: it needs all forks to decide how many to run, but shards run separately; spread benchmarks "
                        + "with -shard " + shard.ofBenchmarks()
                        + ", or run statically");
            }
        }
    }

    @Override
    public int forkCount(BenchmarkListEntry entry, BenchmarkParams params) {
        Integer own = shard.isOfForks() ? forks.get(entry) : null;
        return own == null || params.getForks() == 0 ? params.getForks() : own;
    }

    /** Records the first fork of a resumed run, which may have run before, up to the interruption. */
    @Override
    public void forkStarts(RunningBenchmark benchmark) {
        BenchmarkParams params = benchmark.params();
        if (run.find(RunKeys.INTERRUPTED_START).isPresent() && !resumed && !benchmark.isWarmupFork()) {
            begunTwice.put(params, benchmark.nextFork() - params.getWarmupForks() + 1);
        }
        resumed = true;
    }

    /** Records the start of a benchmark without forks. */
    @Override
    public void benchmarkAnnounced(RunningBenchmark benchmark) {
        if (shardRun != null && benchmark.params().getForks() == 0) {
            note(benchmark.params(), shardRun.machine, Instant.now());
        }
    }

    @Override
    public ForkContext addContext(ForkContext context) {
        return shardRun == null ? context : context.withMachine(shardRun.machine);
    }

    @Override
    public void forkEnded(JournaledFork fork) {
        if (shardRun != null && fork.result().isPresent()) {
            note(fork.params(), fork.context().machine().orElse(shardRun.machine),
                    Instant.ofEpochMilli(fork.startMillis()));
        }
    }

    @Override
    public void forkReplayed(RunningBenchmark benchmark, JournaledFork fork) {
        forkEnded(fork);
    }

    private void note(BenchmarkParams params, HostMachine machine, Instant started) {
        machines.computeIfAbsent(params, first -> new ArrayList<>()).add(machine);
        starts.computeIfAbsent(params, first -> new ArrayList<>()).add(started);
    }

    @Override
    public void annotate(RunResult result) {
        if (shardRun != null) {
            BenchmarkParams params = result.getParams();
            result.attachShard(ShardMark.of(shardRun, machines.getOrDefault(params, Collections.emptyList()),
                    starts.getOrDefault(params, Collections.emptyList()),
                    begunTwice.containsKey(params) ? Collections.singletonList(begunTwice.get(params))
                            : Collections.emptyList()));
        }
    }

    /**
     * Estimates the time of the benchmarks of a suite: by earlier results if possible, else by settings, scaled by the mean
     * ratio of both.
     */
    private static final class SuiteEstimate {

        private final List<BenchmarkParams> suite;
        private final ToIntFunction<BenchmarkParams> fewestWarmups;
        private final EarlierTimes earlier;
        private final EstimateScale scale = new EstimateScale();

        /** @param earlier null if there is no earlier result */
        SuiteEstimate(List<BenchmarkParams> suite, ToIntFunction<BenchmarkParams> fewestWarmups, EarlierTimes earlier) {
            this.suite = suite;
            this.fewestWarmups = fewestWarmups;
            this.earlier = earlier;
            suite.forEach(
                    params -> measured(params).ifPresent(time -> scale.add(middle(time), middle(bySettings(params)))));
        }

        /** Returns the suite; {@code reconfiguration} describes how a benchmark is reconfigured. */
        List<SuiteBenchmark> benchmarks(Function<BenchmarkParams, String> reconfiguration) {
            List<SuiteBenchmark> benchmarks = new ArrayList<>();
            for (BenchmarkParams params : suite) {
                double seconds = measured(params).map(SuiteEstimate::middle)
                        .orElseGet(() -> scale.factor() * middle(bySettings(params)));
                int forks = params.isReconfigurable() && earlier != null
                        ? Math.min(params.getForks(), earlier.forks(params).orElse(params.getForks()))
                        : params.getForks();
                benchmarks.add(new SuiteBenchmark(ResultKeys.of(params).toString(), params.getForks(),
                        RunIdentity.settings(params, reconfiguration.apply(params)), seconds,
                        Math.max(1, forks + params.getWarmupForks()) * seconds));
            }
            return benchmarks;
        }

        private Optional<ForkTime> measured(BenchmarkParams params) {
            return earlier == null ? Optional.empty() : earlier.of(params, fewestWarmups.applyAsInt(params));
        }

        private ForkTime bySettings(BenchmarkParams params) {
            return ForkTime.of(params, fewestWarmups.applyAsInt(params));
        }

        /** Returns the middle of the range, because the end of a dynamic warmup is unknown. */
        private static double middle(ForkTime time) {
            return (time.shortest() + time.longest()) / 2;
        }
    }
}
