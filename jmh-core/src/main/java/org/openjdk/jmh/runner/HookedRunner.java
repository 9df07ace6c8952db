package org.openjdk.jmh.runner;

import java.io.File;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.ab.PilotFork;
import org.openjdk.jmh.assertions.JudgedRun;
import org.openjdk.jmh.budget.RunningBudget;
import org.openjdk.jmh.comparison.ComparedRun;
import org.openjdk.jmh.counting.CountedOptions;
import org.openjdk.jmh.features.RunParts;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.assertions.Assertion;
import org.openjdk.jmh.results.format.ResultFormat;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.run.ForkScheduler;
import org.openjdk.jmh.run.ForkedBenchmark;
import org.openjdk.jmh.run.MeasuredFork;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunInputs;
import org.openjdk.jmh.run.StatusLine;
import org.openjdk.jmh.run.UpstreamLoop;
import org.openjdk.jmh.run.UpstreamRun;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.BinaryLinkServer;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.Reconfiguration;

/**
 * The superclass of {@link Runner} that forwards each hook in upstream's loops to the current {@link UpstreamRun}. It
 * contains no feature: those are in the run and its parts.
 */
abstract class HookedRunner extends BaseRunner {

    private final RunInputs inputs = new RunInputs();
    private final StatusLine statusLine;
    private Function<RunContext, List<Part>> parts = RunParts::of;
    private UpstreamRun run;
    private ActionPlan currentPlan;
    private ForkObserver turns;

    HookedRunner(Options options, OutputFormat out) {
        this(out, CountedOptions.ofOneSide(options), new StatusLine(System.out));
    }

    private HookedRunner(OutputFormat out, Options options, StatusLine line) {
        super(options, UpstreamRun.mayHaveStatus(options) && StatusLine.isPossible() ? line.below(out) : out);
        statusLine = out == this.out ? null : line;
        if (options.getCount().hasValue()) {
            line.tick();
        }
        inputs.printTo(out);
        run = newRun();
    }

    private UpstreamRun newRun() {
        return new UpstreamRun(options, out, inputs, new Loop(), statusLine, parts);
    }

    // Methods for callers.

    /**
     * Sets the scheduler that selects the benchmark of the next fork, in place of the options, for runs that start from
     * now on.
     */
    public void setForkScheduler(ForkScheduler decider) {
        inputs.schedule(decider);
    }

    /** Sets the assertions that runs judge from now on, in place of those on the classes of the benchmarks. */
    public void setAssertions(Collection<Assertion> judgedOnes) {
        inputs.set(JudgedRun.ASSERTIONS, Collections.unmodifiableList(new ArrayList<>(judgedOnes)));
    }

    /**
     * Makes forks ask an observer before each iteration, including warmup iterations. A fork waits for the answer.
     *
     * @param observer its {@link ForkObserver#isEnough} ends the warmup, or the measurement after one more iteration but
     *     not before as many as the parameters say
     */
    public void takeTurns(ForkObserver observer) {
        turns = observer;
    }

    /** Sets the parts of runs that start from now on. */
    void compose(Function<RunContext, List<Part>> list) {
        parts = list;
    }

    RunInputs inputs() {
        return inputs;
    }

    /**
     * {@return the judged assertions; empty if there are none}
     *
     * @throws ComparisonException if judging them failed; the results are printed and written by then
     */
    public Optional<JudgedRun> judged() throws ComparisonException {
        return run.context().outcome(JudgedRun.OUTCOME);
    }

    /**
     * Returns the comparison, empty if nothing was compared. If it failed, throws after the results are printed and
     * written.
     */
    Optional<ComparedRun> compared() throws ComparisonException {
        return run.context().outcome(ComparedRun.OUTCOME);
    }

    /**
     * {@return the benchmarks without a result, or with one that lacks a fork or an iteration, each with the last cause
     * in one line, in the order of the run}
     */
    public Map<BenchmarkParams, String> failures() {
        return run.context().failures();
    }

    /** Returns the benchmarks for which the budget left no time. */
    Collection<BenchmarkParams> unmeasured() {
        return RunningBudget.unmeasured(run.context());
    }

    /** Returns the benchmarks to run, with all parameters resolved. */
    List<BenchmarkParams> resolve() throws RunnerException {
        SortedSet<BenchmarkListEntry> found = BenchmarkList.defaultList().find(out, options.getIncludes(),
                options.getExcludes());
        if (found.isEmpty()) {
            throw new NoBenchmarksException();
        }
        return getActionPlans(run.wouldRun(found)).stream().flatMap(plan -> plan.getMeasurementActions().stream())
                .map(Action::getParams).collect(Collectors.toList());
    }

    int minWarmupIterations(BenchmarkParams params) {
        return run.context().plans().fewestWarmups(params);
    }

    // Methods that upstream's Runner implements.

    abstract Collection<RunResult> runAsUpstream() throws RunnerException;

    abstract Collection<RunResult> internalRun() throws RunnerException;

    abstract BenchmarkParams newBenchmarkParams(BenchmarkListEntry benchmark, ActionMode mode);

    abstract List<ActionPlan> getActionPlans(Set<BenchmarkListEntry> benchmarks);

    abstract List<WorkloadParams> explodeAllParams(BenchmarkListEntry benchmark) throws RunnerException;

    abstract List<IterationResult> doFork(BinaryLinkServer server, List<String> command, File stdOut, File stdErr,
                                          boolean printOut, boolean printErr);

    private final class Loop implements UpstreamLoop {

        @Override
        public BenchmarkParams params(BenchmarkListEntry benchmark) {
            return newBenchmarkParams(benchmark, ActionMode.WARMUP_MEASUREMENT);
        }

        @Override
        public BenchmarkParams params(ActionPlan plan) {
            return plan.getMeasurementActions().get(0).getParams();
        }

        @Override
        public boolean isEmbedded(ActionPlan plan) {
            return plan.getType() == ActionType.EMBEDDED;
        }

        @Override
        public List<WorkloadParams> parameters(BenchmarkListEntry benchmark) throws RunnerException {
            return explodeAllParams(benchmark);
        }

        @Override
        public double nanosOfInvocation(BenchmarkParams params) throws RunnerException {
            return PilotFork.nanosOfInvocation(params, options);
        }

        @Override
        public void skip(BenchmarkParams params) {
            etaAfterBenchmark(params);
        }

        @Override
        public void estimate(Collection<ForkedBenchmark> benchmarks, Collection<ActionPlan> others) {
            List<ActionPlan> left = benchmarks.stream().map(ActionPlans::remaining).collect(Collectors.toList());
            left.addAll(others);
            etaBeforeBenchmarks(left);
        }
    }

    // Hooks, in the order of a run.

    /**
     * Replaces {@link #runAsUpstream}. A run that counts instructions takes no lock of the machine, because other
     * processes do not change its counts.
     */
    Collection<RunResult> runOnce() throws RunnerException {
        try (UpstreamRun once = newRun()) {
            run = once;
            return options.getCount().hasValue() ? internalRun() : runAsUpstream();
        }
    }

    void openResults(String file) {
        try {
            run.openResults(file);
        } catch (RunnerException e) {
            throw HookedRunner.<RuntimeException>unchecked(e);
        }
    }

    /** Throws a checked exception through upstream methods that do not declare it but whose callers do. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    static <T extends Exception> T unchecked(Exception e) throws T {
        throw (T) e;
    }

    SortedSet<BenchmarkListEntry> wanted(SortedSet<BenchmarkListEntry> benchmarks) throws RunnerException {
        return run.begin(benchmarks);
    }

    BenchmarkParams reconfigure(BenchmarkParams params, BenchmarkListEntry entry, ActionMode mode) {
        try {
            BenchmarkParams planned = run.plan(entry, params, mode.doWarmup());
            if (turns != null) {
                planned.takeTurns();
            }
            return planned;
        } catch (RunnerException e) {
            throw HookedRunner.<RuntimeException>unchecked(e);
        }
    }

    void showFindings(Collection<BenchmarkListEntry> benchmarks) {
        if (run.context().plans().isAnyDynamic()) {
            CompiledFindings.in(benchmarks).forEach(out::println);
        }
    }

    /**
     * Prints the findings on the error stream, because scripts read the list from the output stream. As in upstream,
     * prints nothing unless an option of dynamic runs is given.
     */
    void showFindingsBesideList(Collection<BenchmarkListEntry> benchmarks) {
        if (options.getReconfiguration().orElse(Reconfiguration.STATIC).isDynamic()) {
            CompiledFindings.in(benchmarks).forEach(System.err::println);
        }
    }

    Iterator<ActionPlan> scheduled(List<ActionPlan> plans) throws RunnerException {
        return run.scheduled(plans);
    }

    void startForks(BinaryLinkServer server, ActionPlan plan) {
        ForkObserver visited = run.visit(plan, server::getClientPid);
        ForkObserver observer = turns != null ? turns : visited;
        if (observer != null) {
            server.observe(observer);
        }
        currentPlan = plan;
        server.setPlan(ActionPlans.adapted(plan, run::adaptForFork));
    }

    static void announce(OutputFormat out, BenchmarkParams params, HookedRunner runner) {
        runner.run.announce(params);
    }

    int nextFork(BenchmarkParams params, int next) {
        return run.nextFork(params, next);
    }

    @Override
    String progressLine(String upstreams) {
        return run.progressLine(upstreams);
    }

    List<IterationResult> measureFork(BinaryLinkServer server, List<String> command, File stdOut, File stdErr,
                                      boolean printOut, boolean printErr, BenchmarkParams params, int index) {
        return kept(run.measure(params, command, new MeasuredFork() {
            @Override
            public List<IterationResult> run(List<String> adapted) {
                return doFork(server, adapted, stdOut, stdErr, printOut, printErr);
            }

            @Override
            public void renew() {
                discard();
                server.setPlan(ActionPlans.adapted(currentPlan, run::adaptForFork));
            }

            @Override
            public void discard() {
                server.getResults();
                server.getMetadata();
            }
        }), params);
    }

    static void startFork(ProcessBuilder fork, BinaryLinkServer server) {
        server.handTokenTo(fork);
    }

    void forkStarted(Process vm) {
        run.vmStarts(vm);
    }

    void endFork(BinaryLinkServer server) {
        run.vmHasEnded();
        server.refusals().forEach(out::println);
    }

    void forkEnds(BenchmarkParams params, BenchmarkResult result) {
        run.add(result);
    }

    static void visitEnds(OutputFormat out, BenchmarkResult visited, HookedRunner runner) {
        runner.run.visitEnds(visited);
    }

    @Override
    void startEmbedded(BenchmarkParams params) {
        run.embedded().start(params);
    }

    @Override
    void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        run.embedded().iterationEnds(params, phase, iteration, result);
    }

    @Override
    boolean isEnough(IterationType phase, int iterations) {
        return run.embedded().isEnough(phase, iterations);
    }

    @Override
    void embeddedEnds(BenchmarkParams params, BenchmarkResult result) {
        run.embedded().end(params, result);
    }

    @Override
    protected void etaAfterBenchmarks() {
        run.endProgress();
        super.etaAfterBenchmarks();
    }

    SortedSet<RunResult> attachReconfiguration(SortedSet<RunResult> results) {
        return run.complete(results);
    }

    void summarize(Collection<RunResult> results) throws RunnerException {
        run.summarize(results);
    }

    void interruptResults() {
        run.interrupt();
    }

    /** Returns a format that finishes the run, which writes the results to the file of {@link #openResults}. */
    static ResultFormat resultFormat(ResultFormatType format, String file, HookedRunner runner) {
        return results -> runner.finishResults();
    }

    private void finishResults() {
        try {
            run.finish();
        } catch (RunnerException e) {
            throw HookedRunner.<RuntimeException>unchecked(e);
        }
    }

    // Hooks of lists.

    SortedSet<BenchmarkListEntry> listed(SortedSet<BenchmarkListEntry> benchmarks) {
        ListingOptionCheck.check(options);
        return !options.getShard().hasValue() ? benchmarks
                : ParameterCombinationEntry.named(benchmarks, wouldRun(benchmarks));
    }

    /** Returns the benchmarks to list with their parameters: in a shard, one entry for each combination. */
    SortedSet<BenchmarkListEntry> listedWithParams(SortedSet<BenchmarkListEntry> benchmarks) {
        ListingOptionCheck.check(options);
        return !options.getShard().hasValue() ? benchmarks
                : wouldRun(benchmarks).stream().map(ParameterCombinationEntry::new)
                        .collect(Collectors.toCollection(TreeSet::new));
    }

    private SortedSet<BenchmarkListEntry> wouldRun(SortedSet<BenchmarkListEntry> found) {
        try {
            return found.isEmpty() ? Collections.emptySortedSet() : run.wouldRun(found);
        } catch (RunnerException e) {
            throw HookedRunner.<RuntimeException>unchecked(e);
        }
    }
}
