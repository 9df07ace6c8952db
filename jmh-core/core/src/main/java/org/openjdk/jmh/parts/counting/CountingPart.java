package org.openjdk.jmh.parts.counting;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.openjdk.jmh.counting.CompileThresholds;
import org.openjdk.jmh.counting.CountedEvent;
import org.openjdk.jmh.counting.CountedFork;
import org.openjdk.jmh.counting.CountedLabels;
import org.openjdk.jmh.counting.CountingException;
import org.openjdk.jmh.counting.CountingMark;
import org.openjdk.jmh.counting.CountingText;
import org.openjdk.jmh.counting.ForkCounter;
import org.openjdk.jmh.counting.Valgrind;
import org.openjdk.jmh.counting.WindowSize;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.reconfiguration.SystemLoad;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.CountResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.stored.ResultKeys;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKeys;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.runner.BenchmarkException;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.link.ForkObserver;

/** Counts what forks do under valgrind, and puts that in place of the time that their iterations took. */
public final class CountingPart implements Part {

    /** Forks of one side are no pairs: what they did differently would be theirs. */
    private static final CompileThresholds THRESHOLDS = CompileThresholds.FIXED;

    private final RunContext run;
    private final CountedEvent event;
    private final Map<BenchmarkParams, WindowSize> sizes = new HashMap<>();
    private final Map<BenchmarkParams, List<CountedFork>> forks = new HashMap<>();
    /** Benchmarks of which a fork was counted, or corrected the size. */
    private final Set<BenchmarkParams> begun = new HashSet<>();
    private Valgrind valgrind;
    private ForkCounter counter;
    private String sizingFailure;

    /** Nothing has run yet. */
    public CountingPart(RunContext run) {
        this.run = run;
        event = run.options().getCount().orElse(null);
    }

    @Override
    public void starts() throws RunnerException {
        if (event != null) {
            try {
                valgrind = Valgrind.find();
            } catch (CountingException e) {
                throw new CountingRefusal("-count " + event + ": " + e.getMessage());
            }
            run.say("# " + CountingText.announcement(event, valgrind, THRESHOLDS));
            SystemLoad.warningOfTime().ifPresent(sentence -> run.say("# " + sentence));
        }
    }

    /** Threads of a group wait for each other, and valgrind runs one at a time: there is no count of that. */
    @Override
    public SortedSet<BenchmarkListEntry> chosen(SortedSet<BenchmarkListEntry> found) throws RunnerException {
        if (event == null) {
            return found;
        }
        SortedSet<BenchmarkListEntry> countable = found.stream().filter(entry -> entry.getThreadGroups().length == 1)
                .collect(Collectors.toCollection(TreeSet::new));
        if (countable.size() < found.size()) {
            String groups = found.stream().filter(entry -> entry.getThreadGroups().length > 1)
                    .map(BenchmarkListEntry::getUsername).distinct().collect(Collectors.joining(", "));
            String sentence = "threads of a group depend on each other, which cannot be counted: " + groups;
            if (countable.isEmpty()) {
                throw new CountingRefusal("-count " + event + ": " + sentence);
            }
            run.say("# WARNING: left out, as " + sentence);
        }
        return countable;
    }

    @Override
    public void forkReplayed(RunningBenchmark benchmark, JournaledFork fork) {
        BenchmarkResult result = fork.result().orElse(null);
        if (event != null && result != null) {
            BenchmarkParams params = fork.params();
            long operations = result.getIterationResults().iterator().next().getMetadata().getMeasuredOps();
            sizes.put(params, WindowSize.ofInvocations((int) (operations / operations(params))));
            begun.add(params);
        }
    }

    private static long operations(BenchmarkParams params) {
        return (long) params.getThreads() * params.getOpsPerInvocation();
    }

    @Override
    public BenchmarkParams toldForks(RunningBenchmark benchmark, BenchmarkParams params) {
        if (event == null) {
            return params;
        }
        WindowSize size = size(benchmark.params());
        return size == null ? params : batches(params, size);
    }

    private WindowSize size(BenchmarkParams params) {
        sizingFailure = null;
        if (!sizes.containsKey(params)) {
            try {
                OptionalInt earlier = earlier(params);
                sizes.put(params, earlier.isPresent() ? WindowSize.ofInvocations(earlier.getAsInt())
                        : WindowSize.of(run.find(RunKeys.UPSTREAM).orElseThrow(IllegalStateException::new)
                                .nanosOfInvocation(params)));
            } catch (RunnerException e) {
                sizingFailure = e.getMessage();
            }
        }
        return sizes.get(params);
    }

    /** Invocations in a window of what is compared with: its forks and those of this run are to do the same. */
    private OptionalInt earlier(BenchmarkParams params) throws RunnerException {
        Optional<ResultSide> baseline = run.find(RunKeys.BASELINE);
        return baseline.isPresent() ? baseline.get().countedInvocations(ResultKeys.of(params)) : OptionalInt.empty();
    }

    private static BenchmarkParams batches(BenchmarkParams params, WindowSize size) {
        return new BenchmarkParams(params.getBenchmark(), params.generatedBenchmark(), params.shouldSynchIterations(),
                params.getThreads(), params.getThreadGroups(), params.getThreadGroupLabels(), params.getForks(),
                params.getWarmupForks(), batch(params.getWarmup(), size.warmupInvocations()),
                batch(params.getMeasurement(), size.invocations()), params.getMode(), workload(params),
                params.getTimeUnit(),
                params.getOpsPerInvocation(), params.getJvm(), params.getJvmArgs(), params.getJdkVersion(),
                params.getVmName(), params.getVmVersion(), params.getJmhVersion(), params.getTimeout());
    }

    private static IterationParams batch(IterationParams phase, int invocations) {
        return new IterationParams(phase.getType(), phase.getCount(), phase.getTime(), invocations);
    }

    private static WorkloadParams workload(BenchmarkParams params) {
        WorkloadParams copy = new WorkloadParams();
        int order = 0;
        for (String name : params.getParamsKeys()) {
            copy.put(name, params.getParam(name), order++);
        }
        return copy;
    }

    @Override
    public void announced(RunningBenchmark benchmark) {
        if (event != null && sizes.containsKey(benchmark.params())) {
            run.say("# " + CountingText.size(sizes.get(benchmark.params())));
        }
    }

    @Override
    public ForkObserver follows(RunningBenchmark benchmark, ForkObserver next) {
        return event == null ? next : new CountedCourse(next, (warmup, number) -> {
            if (counter != null) {
                counter.iterationStarts(!warmup || number > WindowSize.WARMUPS - ForkCounter.NOTICE);
            }
        });
    }

    @Override
    public List<String> command(RunningBenchmark benchmark, List<String> command) {
        if (event == null) {
            return command;
        }
        if (sizingFailure != null) {
            throw lost(sizingFailure);
        }
        try {
            counter = new ForkCounter(valgrind, event, true, false);
            List<String> counted = new ArrayList<>(command);
            counted.set(0, counter.program(command.get(0), THRESHOLDS.arguments(0)).toString());
            return counted;
        } catch (IOException e) {
            throw lost("there is no place for what valgrind writes: " + e.getMessage());
        }
    }

    /**
     * By the first fork of a benchmark alone: forks that are compared, with each other or with those of a file, do the same.
     * What is wrong with a count is found where it is used.
     */
    @Override
    public boolean isToRunAgain(RunningBenchmark benchmark, List<IterationResult> measured) {
        BenchmarkParams params = benchmark.params();
        if (event == null || measured.isEmpty() || !begun.add(params) || isGiven(params)) {
            return false;
        }
        try {
            WindowSize size = sizes.get(params);
            WindowSize corrected = size.corrected(counted(params, measured).mean() * operations(params));
            sizes.put(params, corrected);
            if (corrected == size) {
                return false;
            }
            run.say("# The fork runs again, as its windows were too small. " + CountingText.size(corrected));
            return true;
        } catch (CountingException e) {
            return false;
        }
    }

    private boolean isGiven(BenchmarkParams params) {
        try {
            return earlier(params).isPresent();
        } catch (RunnerException e) {
            return false;
        }
    }

    private CountedFork counted(BenchmarkParams params, List<IterationResult> measured) throws CountingException {
        return CountedFork.of(counter.windows(Math.max(1, measured.size() - WindowSize.LEAD)),
                (double) sizes.get(params).invocations() * operations(params));
    }

    @Override
    public List<IterationResult> measured(RunningBenchmark benchmark, List<IterationResult> measured) {
        if (event == null || measured.isEmpty()) {
            return measured;
        }
        BenchmarkParams params = benchmark.params();
        double operations = (double) sizes.get(params).invocations() * operations(params);
        try {
            CountedFork fork = counted(params, measured);
            forks.computeIfAbsent(params, first -> new ArrayList<>()).add(fork);
            warnOfSize(sizes.get(params), fork.mean() * operations(params));
            return results(fork, measured.get(0), (long) operations);
        } catch (CountingException e) {
            throw lost(e.getMessage());
        }
    }

    private void warnOfSize(WindowSize size, double work) {
        if (size.corrected(work) != size) {
            run.say("# WARNING: " + CountingText.smallWindows(size.invocations() * work));
        }
    }

    /** Says why, as nobody else does where no fork of a benchmark is left. */
    private BenchmarkException lost(String reason) {
        run.say("# WARNING: a fork is lost: " + reason);
        return new BenchmarkException(new IllegalStateException(reason));
    }

    private List<IterationResult> results(CountedFork fork, IterationResult like, long operations) {
        List<IterationResult> results = new ArrayList<>();
        for (double work : fork.work()) {
            IterationResult result = new IterationResult(like.getBenchmarkParams(), like.getParams(),
                    new IterationResultMetaData(operations, operations));
            result.addResult(
                    new CountResult(ResultRole.PRIMARY, like.getPrimaryResult().getLabel(), work, event.unit()));
            result.addResult(new CountResult(ResultRole.SECONDARY, event.beside().label(), fork.beside(),
                    event.beside().unit()));
            result.addResult(
                    new CountResult(ResultRole.SECONDARY, CountedLabels.COLLECTION, fork.collection(), event.unit()));
            result.addResult(
                    new CountResult(ResultRole.SECONDARY, CountedLabels.COMPILATION, fork.compilation(), event.unit()));
            results.add(result);
        }
        return results;
    }

    @Override
    public void vmEnds() {
        if (counter != null) {
            counter.close();
            counter = null;
        }
    }

    @Override
    public void benchmarkEnds(RunningBenchmark benchmark) {
        List<CountedFork> ended = forks.getOrDefault(benchmark.params(), Collections.emptyList());
        if (!ended.isEmpty()) {
            CountingText.levels(ended.stream().mapToDouble(CountedFork::mean).toArray(), event.unit())
                    .forEach(sentence -> run.say("# " + sentence));
            CountingText.observations((int) ended.stream().filter(fork -> !fork.isSettled()).count(),
                    ended.stream().mapToDouble(CountedFork::waited).max().orElse(0))
                    .forEach(sentence -> run.say("# WARNING: " + sentence));
        }
    }

    @Override
    public void mark(RunResult result) {
        WindowSize size = sizes.get(result.getParams());
        if (size != null) {
            result.attachCounting(new CountingMark(event, valgrind, size, THRESHOLDS));
        }
    }

    @Override
    public void close() {
        vmEnds();
    }
}
