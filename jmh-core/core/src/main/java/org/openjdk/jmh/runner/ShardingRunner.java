package org.openjdk.jmh.runner;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.DynamicDefaults;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.Shard;
import org.openjdk.jmh.shards.ShardException;
import org.openjdk.jmh.environment.HostMachine;
import org.openjdk.jmh.shards.ShardMark;
import org.openjdk.jmh.shards.ShardRun;
import org.openjdk.jmh.shards.SuiteBenchmark;
import org.openjdk.jmh.shards.SuitePartition;

/**
 * Superclass of {@link Runner}: takes one part of the benchmarks, where others run on other machines. Without such an
 * option, all benchmarks pass through each method here as if it were not there.
 */
abstract class ShardingRunner extends DecidingRunner {

    private final Map<BenchmarkListEntry, Integer> forks = new TreeMap<>();
    private final Map<BenchmarkParams, List<HostMachine>> machines = new HashMap<>();
    private final Map<BenchmarkParams, List<Instant>> starts = new HashMap<>();
    private final Map<BenchmarkParams, Integer> begunTwice = new HashMap<>();
    private ShardRun run;
    private boolean resumed;

    ShardingRunner(Options options, OutputFormat out) {
        super(options, out);
    }

    /** Upstream's method, which {@link Runner} implements. */
    abstract BenchmarkParams newBenchmarkParams(BenchmarkListEntry benchmark, ActionMode mode);

    /** Called before a run with all benchmarks that it finds: returns those that it is to run. */
    SortedSet<BenchmarkListEntry> wanted(SortedSet<BenchmarkListEntry> benchmarks) throws RunnerException {
        SortedSet<BenchmarkListEntry> distinct = withoutTwins(benchmarks);
        if (!options.getShard().hasValue()) {
            return distinct;
        }
        SuitePartition partition = partition(distinct);
        run = ShardRun.begin(partition, options, System.getProperty("java.class.path"));
        comment("# " + partition.words());
        return part(distinct, partition);
    }

    /** Called before benchmarks are listed, each with all of its parameters: returns those to list. */
    SortedSet<BenchmarkListEntry> listed(SortedSet<BenchmarkListEntry> benchmarks) {
        SortedSet<BenchmarkListEntry> own = new TreeSet<>();
        for (BenchmarkListEntry entry : ofShard(benchmarks)) {
            benchmarks.stream().filter(each -> each.getUsername().equals(entry.getUsername())).forEach(own::add);
        }
        return options.getShard().hasValue() ? own : benchmarks;
    }

    /** The same for a list in which parameters are told. */
    SortedSet<BenchmarkListEntry> listedWithParams(SortedSet<BenchmarkListEntry> benchmarks) {
        SortedSet<BenchmarkListEntry> own = new TreeSet<>();
        ofShard(benchmarks).forEach(entry -> own.add(new ListedPart(entry)));
        return options.getShard().hasValue() ? own : benchmarks;
    }

    private SortedSet<BenchmarkListEntry> ofShard(SortedSet<BenchmarkListEntry> found) {
        if (!options.getShard().hasValue() || found.isEmpty()) {
            return Collections.emptySortedSet();
        }
        try {
            SortedSet<BenchmarkListEntry> single = withoutTwins(single(found));
            return part(single, partition(single));
        } catch (RunnerException e) {
            throw KeepingRunner.<RuntimeException>unchecked(e);
        }
    }

    /** Upstream's method, which {@link Runner} implements. */
    abstract List<ActionPlan> getActionPlans(Set<BenchmarkListEntry> benchmarks);

    /** Upstream's method, which {@link Runner} implements. */
    abstract List<WorkloadParams> explodeAllParams(BenchmarkListEntry benchmark) throws RunnerException;

    /** Returns the benchmarks that a run would have, with the parameters that they would run with. */
    List<BenchmarkParams> resolve() throws RunnerException {
        SortedSet<BenchmarkListEntry> found = BenchmarkList.defaultList().find(out, options.getIncludes(),
                options.getExcludes());
        if (found.isEmpty()) {
            throw new NoBenchmarksException();
        }
        SortedSet<BenchmarkListEntry> single = withoutTwins(single(found));
        return getActionPlans(options.getShard().hasValue() ? part(single, partition(single)) : single).stream()
                .flatMap(plan -> plan.getMeasurementActions().stream()).map(Action::getParams)
                .collect(Collectors.toList());
    }

    /** Returns an entry for each mode and for each combination of parameters. */
    private SortedSet<BenchmarkListEntry> single(Collection<BenchmarkListEntry> found) throws RunnerException {
        SortedSet<BenchmarkListEntry> single = new TreeSet<>();
        for (BenchmarkListEntry entry : found) {
            for (BenchmarkListEntry inMode : inModes(entry)) {
                single.addAll(withParameters(inMode));
            }
        }
        return single;
    }

    private List<BenchmarkListEntry> inModes(BenchmarkListEntry entry) {
        Collection<Mode> wanted = options.getBenchModes().isEmpty()
                ? Collections.singleton(entry.getMode()) : options.getBenchModes();
        return wanted.stream().flatMap(mode -> mode == Mode.All
                ? Stream.of(Mode.values()).filter(each -> each != Mode.All) : Stream.of(mode))
                .map(entry::cloneWith).collect(Collectors.toList());
    }

    private List<BenchmarkListEntry> withParameters(BenchmarkListEntry entry) throws RunnerException {
        return !entry.getParams().hasValue() ? Collections.singletonList(entry)
                : explodeAllParams(entry).stream().map(entry::cloneWith).collect(Collectors.toList());
    }

    private SuitePartition partition(SortedSet<BenchmarkListEntry> benchmarks) throws RunnerException {
        Shard shard = options.getShard().get();
        check(shard);
        forks.clear();
        List<BenchmarkParams> suite = new ArrayList<>();
        for (BenchmarkListEntry entry : benchmarks) {
            suite.add(newBenchmarkParams(entry, ActionMode.WARMUP_MEASUREMENT));
        }
        checkDynamic(shard, suite);
        return new SuitePartition(shard, new SuiteTimes(suite, this::fewestWarmups, earlier(options)).benchmarks(
                this::reconfiguration));
    }

    private void check(Shard shard) throws ShardException {
        if (ForkSchedulers.isByAssertions(options)) {
            throw new ShardException(
                    "-order assertions and -shard " + shard + ": assertions are judged when all shards "
                            + "are loaded together; leave the order out, or run on one machine");
        }
        if (shard.isOfForks() && options.getBudget().hasValue()) {
            throw new ShardException(
                    "-budget and -shard " + shard + ": under a budget nobody knows how many forks there "
                            + "are to spread; spread benchmarks, by -shard " + shard.number() + "/" + shard.count());
        }
    }

    private static void checkDynamic(Shard shard, List<BenchmarkParams> suite) throws ShardException {
        for (BenchmarkParams params : suite) {
            if (shard.isOfForks() && params.isReconfigurable()) {
                throw new ShardException("-shard " + shard + " spreads forks, and " + params.getBenchmark() + " is "
                        + "dynamic: how many it needs is decided by all of them together, which machines that do not "
                        + "talk cannot do; spread benchmarks, by -shard " + shard.number() + "/" + shard.count()
                        + ", or run statically");
            }
        }
    }

    /** Remembers as well how many forks of each are to run. */
    private SortedSet<BenchmarkListEntry> part(SortedSet<BenchmarkListEntry> suite, SuitePartition partition) {
        SortedSet<BenchmarkListEntry> own = new TreeSet<>();
        int number = 0;
        for (BenchmarkListEntry entry : suite) {
            int runs = partition.runs(number++);
            if (runs > 0) {
                own.add(entry);
                forks.put(entry, runs);
            }
        }
        return own;
    }

    @Override
    BenchmarkParams reconfigure(BenchmarkParams params, BenchmarkListEntry entry, ActionMode mode) {
        BenchmarkParams whole = super.reconfigure(params, entry, mode);
        Integer own = options.getShard().hasValue() && options.getShard().get().isOfForks() ? forks.get(entry) : null;
        return own == null || whole.getForks() == 0 ? whole : new DynamicDefaults(options, entry).keep(whole, own);
    }

    @Override
    void forgetEarlierRun() {
        super.forgetEarlierRun();
        machines.clear();
        starts.clear();
        begunTwice.clear();
        resumed = false;
    }

    @Override
    int nextFork(BenchmarkParams params, int next) {
        int fork = super.nextFork(params, next);
        if (goesOnWithInterrupted() && !resumed && benchmark().hasForkRunning()) {
            resumed = true;
            if (fork >= params.getWarmupForks()) {
                begunTwice.put(params, fork - params.getWarmupForks() + 1);
            }
        }
        return fork;
    }

    @Override
    void forkEnds(BenchmarkParams params, BenchmarkResult result) {
        super.forkEnds(params, result);
        if (run != null) {
            note(params, run.machine(), Instant.ofEpochMilli(benchmark().startMillis()));
        }
    }

    @Override
    void forkWasReplayed(JournaledFork fork) {
        if (run != null && fork.result().isPresent()) {
            note(fork.params(), fork.context().machine().orElse(run.machine()),
                    Instant.ofEpochMilli(fork.startMillis()));
        }
    }

    private void note(BenchmarkParams params, HostMachine machine, Instant started) {
        machines.computeIfAbsent(params, first -> new ArrayList<>()).add(machine);
        starts.computeIfAbsent(params, first -> new ArrayList<>()).add(started);
    }

    @Override
    HostMachine machine() {
        return run == null ? null : run.machine();
    }

    @Override
    void mark(RunResult result) {
        super.mark(result);
        if (run != null) {
            BenchmarkParams params = result.getParams();
            result.attachShard(ShardMark.of(run, machines.getOrDefault(params, Collections.emptyList()),
                    starts.getOrDefault(params, Collections.emptyList()),
                    begunTwice.containsKey(params) ? Collections.singletonList(begunTwice.get(params))
                            : Collections.emptyList()));
        }
    }
}
