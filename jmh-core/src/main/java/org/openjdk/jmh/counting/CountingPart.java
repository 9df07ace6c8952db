package org.openjdk.jmh.counting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.CountResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.counts.CompileThresholds;
import org.openjdk.jmh.results.counts.CountedEvent;
import org.openjdk.jmh.results.counts.WindowSize;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.stored.ResultKeys;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKeys;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.runner.BenchmarkException;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.link.ForwardingForkObserver;
import org.openjdk.jmh.util.ExplainedException;

/** Counts the forks of a run of one side, and replaces the times of their iterations by counts. */
public final class CountingPart implements Part {

    private final RunContext run;
    private final CountedEvent event;
    private ForkCounting<BenchmarkParams> counting;
    private ForkCounter counter;
    private String sizingFailure;

    public CountingPart(RunContext run) {
        this.run = run;
        event = run.options().getCount().get();
    }

    /** Thrown when this machine cannot count, or cannot count any of the selected benchmarks. */
    private static final class CountingRefusal extends ExplainedException {

        private static final long serialVersionUID = 1L;

        private CountingRefusal(CountingException reason) {
            super(reason.getMessage());
        }
    }

    /** Notifies the counter of the beginning of each iteration. */
    private final class IterationCounter extends ForwardingForkObserver {

        private IterationCounter(ForkObserver next) {
            super(next);
        }

        @Override
        public void iterationStarts(BenchmarkParams params, IterationParams phase, int iteration) {
            if (counter != null) {
                counter.iterationStarts(
                        phase.getType() == IterationType.WARMUP ? iteration : WindowSize.WARMUPS + iteration);
            }
            super.iterationStarts(params, phase, iteration);
        }
    }

    private void say(String sentence) {
        run.say("# " + sentence);
    }

    /** Fixes the compilers' thresholds: forks of one side are not paired, so varied thresholds would only add noise. */
    @Override
    public void runStarts() throws RunnerException {
        try {
            counting = ForkCounting.of(event, CompileThresholds.FIXED, this::say);
        } catch (CountingException e) {
            throw new CountingRefusal(e);
        }
        counting.announcements().forEach(this::say);
    }

    @Override
    public SortedSet<BenchmarkListEntry> selectBenchmarks(SortedSet<BenchmarkListEntry> found) throws RunnerException {
        try {
            return new TreeSet<>(ForkCounting.countable(event, found, entry -> entry.getThreadGroups().length > 1,
                    BenchmarkListEntry::getUsername, this::say));
        } catch (CountingException e) {
            throw new CountingRefusal(e);
        }
    }

    @Override
    public void forkReplayed(RunningBenchmark benchmark, JournaledFork fork) {
        BenchmarkResult result = fork.result().orElse(null);
        if (result != null) {
            long operations = result.getIterationResults().iterator().next().getMetadata().getMeasuredOps();
            counting.setFinalSize(fork.params(), (int) (operations / operations(fork.params())));
        }
    }

    private static long operations(BenchmarkParams params) {
        return (long) params.getThreads() * params.getOpsPerInvocation();
    }

    @Override
    public BenchmarkParams adaptForFork(RunningBenchmark benchmark, BenchmarkParams params) {
        sizingFailure = null;
        try {
            size(benchmark.params());
        } catch (RunnerException e) {
            sizingFailure = e.getMessage();
        }
        return counting.size(benchmark.params()).map(size -> batches(params, size)).orElse(params);
    }

    /** Determines the size of windows: that of the baseline's forks if results are compared, else by a pilot fork. */
    private void size(BenchmarkParams params) throws RunnerException {
        if (!counting.size(params).isPresent()) {
            OptionalInt earlier = earlier(params);
            if (earlier.isPresent()) {
                counting.setFinalSize(params, earlier.getAsInt());
            } else {
                counting.setPilotSize(params, WindowSize.of(run.find(RunKeys.UPSTREAM)
                        .orElseThrow(IllegalStateException::new).nanosOfInvocation(params)));
            }
        }
    }

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
    public void benchmarkAnnounced(RunningBenchmark benchmark) {
        counting.size(benchmark.params()).map(CountingText::size).ifPresent(this::say);
    }

    @Override
    public ForkObserver observe(RunningBenchmark benchmark, ForkObserver next) {
        return new IterationCounter(next);
    }

    @Override
    public List<String> adaptCommand(RunningBenchmark benchmark, List<String> command) {
        if (sizingFailure != null) {
            throw lost(sizingFailure);
        }
        try {
            counter = counting.counter(true, false);
            List<String> counted = new ArrayList<>(command);
            counted.set(0, counting.program(counter, command.get(0), 0, Collections.emptyList()));
            return counted;
        } catch (CountingException e) {
            throw lost(e.getMessage());
        }
    }

    /** Reports no failure, because reading the same counts for the result reports it. */
    @Override
    public boolean mustRunAgain(RunningBenchmark benchmark, List<IterationResult> measured) {
        BenchmarkParams params = benchmark.params();
        if (measured.isEmpty() || counting.hasFinalSize(params)) {
            return false;
        }
        try {
            return counting.needsLargerWindows(params, counted(params, measured), operations(params));
        } catch (CountingException e) {
            return false;
        }
    }

    private CountedFork counted(BenchmarkParams params, List<IterationResult> measured) throws CountingException {
        return counting.counted(params, counter, Math.max(1, measured.size() - WindowSize.LEAD), operations(params));
    }

    @Override
    public List<IterationResult> adaptIterations(RunningBenchmark benchmark, List<IterationResult> measured) {
        if (measured.isEmpty()) {
            return measured;
        }
        BenchmarkParams params = benchmark.params();
        try {
            CountedFork fork = counted(params, measured);
            counting.add(params, fork, operations(params));
            closeCounter();
            return results(fork, measured.get(0), (long) counting.operations(params, operations(params)));
        } catch (CountingException e) {
            throw lost(e.getMessage());
        }
    }

    /** Reports the reason, because JMH does not if the benchmark has no other fork. */
    private BenchmarkException lost(String reason) {
        say("WARNING: a fork failed: " + reason);
        return new BenchmarkException(new IllegalStateException(reason));
    }

    private List<IterationResult> results(CountedFork fork, IterationResult like, long operations) {
        List<IterationResult> results = new ArrayList<>();
        for (double work : fork.work()) {
            IterationResult result = new IterationResult(like.getBenchmarkParams(), like.getParams(),
                    new IterationResultMetaData(operations, operations));
            result.addResult(
                    new CountResult(ResultRole.PRIMARY, like.getPrimaryResult().getLabel(), work, event.unit()));
            result.addResult(secondary(event.other().label(), fork.otherEvent(), event.other()));
            result.addResult(secondary(CountedFork.COLLECTION, fork.collection(), event));
            result.addResult(secondary(CountedFork.COMPILATION, fork.compilation(), event));
            results.add(result);
        }
        return results;
    }

    private static CountResult secondary(String label, double count, CountedEvent of) {
        return new CountResult(ResultRole.SECONDARY, label, count, of.unit());
    }

    /** Reports why valgrind ended a fork, of which JMH only knows the exit code. */
    @Override
    public void vmEnds() {
        if (counter != null) {
            String fault = counter.fault();
            if (!fault.isEmpty()) {
                say("WARNING: valgrind says: " + fault);
            }
            closeCounter();
        }
    }

    private void closeCounter() {
        counter.close();
        counter = null;
    }

    @Override
    public void benchmarkEnds(RunningBenchmark benchmark) {
        counting.levels(benchmark.params()).forEach(this::say);
        counting.observations(benchmark.params()).forEach(sentence -> say("WARNING: " + sentence));
    }

    @Override
    public void annotate(RunResult result) {
        counting.mark(result.getParams()).ifPresent(result::attachCounting);
    }

    @Override
    public void close() {
        vmEnds();
    }
}
