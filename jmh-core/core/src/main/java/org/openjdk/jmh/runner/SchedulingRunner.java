package org.openjdk.jmh.runner;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.budget.BudgetException;
import org.openjdk.jmh.budget.RunClock;
import org.openjdk.jmh.comparison.EarlierTimes;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.asserted.Assertion;
import org.openjdk.jmh.results.compared.ResultSide;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;

/**
 * Superclass of {@link JournalingRunner}: lets a schedule say which benchmark gets the next fork, and knows which one that
 * is. Without a schedule, upstream's loop goes over its own list.
 */
abstract class SchedulingRunner extends BaseRunner {

    private final StatusLine statusLine;
    private ForkScheduler scheduler;
    private Visits visits;
    private RunningBenchmark benchmark;
    private ProgressReport progress;
    private Long started;
    private RunClock clock;
    private RunBudget budget;
    private AssertedForks asserted;
    private EarlierTimes earlier;
    private ForkDeadline deadline = new ForkDeadline();

    SchedulingRunner(Options options, OutputFormat out) {
        this(options, out, new StatusLine(System.out));
    }

    private SchedulingRunner(Options options, OutputFormat out, StatusLine line) {
        super(options, ForkSchedulers.isAskedFor(options) && StatusLine.isPossible() ? line.below(out) : out);
        statusLine = out == this.out ? null : line;
    }

    /**
     * Sets who decides which benchmark gets the next fork, whatever the options say.
     *
     * @param decider of runs that start from now on
     */
    public void setForkScheduler(ForkScheduler decider) {
        scheduler = decider;
    }

    /** Sets when the next run has begun, on the clock of {@link System#nanoTime}; else it begins with its first fork. */
    void startedAt(long nanos) {
        started = nanos;
    }

    /** Sets by what forks are expected to take, where there is a budget. */
    void expect(EarlierTimes times) {
        earlier = times;
    }

    /** Returns what is known of earlier forks, or null; nobody may have looked at the files yet, as before a list. */
    EarlierTimes earlier(Options wanted) throws RunnerException {
        if (earlier == null && wanted instanceof CommandLineOptions
                && !((CommandLineOptions) wanted).getLoadedResults().isEmpty()) {
            earlier = new EarlierTimes(((CommandLineOptions) wanted).getLoadedResults(), wanted);
        }
        return earlier;
    }

    /** Returns what upstream's loop over all plans goes through. */
    Iterator<ActionPlan> scheduled(List<ActionPlan> plans) throws RunnerException {
        visits = null;
        progress = null;
        clock = new RunClock(started == null ? System.nanoTime() : started);
        started = null;
        budget = options.getBudget().hasValue() && scheduler == null
                ? new RunBudget(options, clock, this::fewestWarmups, earlier) : null;
        asserted = null;
        ForkScheduler decider = scheduler == null ? ForkSchedulers.of(options, budget) : scheduler;
        if (decider == null) {
            return plans.iterator();
        }
        visits = newVisits(plans, decider);
        if (budget != null) {
            checkForks(plans);
            budget.expectation().forEach(this::comment);
        }
        return visits;
    }

    private static void checkForks(List<ActionPlan> plans) throws BudgetException {
        for (ActionPlan plan : ofType(ActionType.EMBEDDED, plans)) {
            throw new BudgetException("A run without forks, as of "
                    + plan.getMeasurementActions().get(0).getParams().getBenchmark()
                    + ", cannot be ended in time: with a "
                    + "budget, give each benchmark forks (-f 1), or leave it out (-e)");
        }
    }

    /** Returns how many warmup iterations a fork of a benchmark runs at least. */
    abstract int fewestWarmups(BenchmarkParams params);

    /** Returns how many forks a benchmark has at least, where something other than it ends them. */
    abstract int fewestForks(BenchmarkParams params);

    /** Returns the stored results that are compared with. */
    abstract Optional<ResultSide> baselineResults() throws RunnerException;

    /** Returns the assertions that the results of these benchmarks are judged by. */
    abstract List<Assertion> assertionsOn(Collection<BenchmarkParams> measured);

    /** Called when the VM of a fork has started. */
    void forkStarted(Process fork) {
        deadline = new ForkDeadline();
        if (budget != null) {
            deadline.start(fork, budget.secondsOf(benchmark.params()));
        }
    }

    /** Called when the VM of a fork has ended. */
    void forkStopped() {
        deadline.end();
    }

    /** Tells whether the last fork was ended since it outlasted its time. */
    boolean wasForkCut() {
        return deadline.hasPassed();
    }

    /** The fork that runs has outlasted its time. */
    void cutFork() {
        forkWasCut(benchmark.params());
        benchmark.cutFork();
    }

    /** A fork of a benchmark has outlasted its time, in this run or in the one that it goes on with. */
    void forkWasCut(BenchmarkParams params) {
        if (budget != null) {
            budget.forkWasCut(params);
        }
    }

    /** The run goes on with one that took so long, or that has come to its end and used its time. */
    void runTook(double seconds, boolean toItsEnd) {
        clock.add(budget == null ? seconds : budget.used(seconds, toItsEnd));
    }

    /** Returns how long the run takes by now, with the one that it goes on with. */
    double runSeconds() {
        return clock.seconds();
    }

    /** Tells whether forks of a benchmark that do not run are missed by nobody. */
    boolean isOpenEnded(BenchmarkParams params) {
        return asserted != null || budget != null && budget.isOpenEnded(params);
    }

    /** Foresees how long the end of the run takes, where it has to end in time. */
    void foreseeEnd() {
        if (budget != null) {
            budget.foreseeEnd(this::resultsSoFar, keepsResults());
        }
    }

    /** Returns the results of all benchmarks that have one by now. */
    abstract Collection<RunResult> resultsSoFar();

    /** Tells whether there is a result file. */
    abstract boolean keepsResults();

    /** Returns what came of the budget; nothing where there is none. */
    List<String> budgetOutcome() {
        return budget == null ? Collections.emptyList() : budget.outcome();
    }

    private Visits newVisits(List<ActionPlan> plans, ForkScheduler decider) throws RunnerException {
        List<ActionPlan> forked = ofType(ActionType.FORKED, plans);
        List<RunningBenchmark> benchmarks = forked.stream().map(SchedulingRunner::newBenchmark)
                .collect(Collectors.toList());
        List<BenchmarkParams> params = benchmarks.stream().map(RunningBenchmark::params).collect(Collectors.toList());
        if (scheduler == null && ForkSchedulers.isByAssertions(options)) {
            List<Integer> fewest = params.stream().map(this::fewestForks).collect(Collectors.toList());
            asserted = new AssertedForks(benchmarks, assertionsOn(params), fewest, baselineResults());
        }
        GuardedSchedule guarded = new GuardedSchedule(asserted == null ? decider.schedule(params) : asserted,
                forked.size(),
                reason -> comment("# WARNING: " + reason));
        progress = new ProgressReport(guarded, params);
        beforeForks(benchmarks, progress.schedule());
        return new Visits(forked, benchmarks, ofType(ActionType.EMBEDDED, plans), progress.schedule(), this::cutShort);
    }

    /**
     * Called before the schedule is asked for the first fork.
     *
     * @throws RunnerException if the run is impossible: nothing has run by then
     */
    abstract void beforeForks(List<RunningBenchmark> benchmarks, Schedule schedule) throws RunnerException;

    private static List<ActionPlan> ofType(ActionType type, List<ActionPlan> plans) {
        return plans.stream().filter(plan -> plan.getType() == type).collect(Collectors.toList());
    }

    private static RunningBenchmark newBenchmark(ActionPlan plan) {
        return new RunningBenchmark(plan.getMeasurementActions().get(0).getParams());
    }

    /** Called for each benchmark that has begun, but gets no fork any more. */
    abstract void cutShort(RunningBenchmark open);

    /** A visit of a benchmark begins: its first one, or another one. */
    RunningBenchmark visit(ActionPlan plan) {
        benchmark = visits == null ? newBenchmark(plan) : visits.visited();
        return benchmark;
    }

    /** From now on, this benchmark is the one that runs. */
    void turnTo(RunningBenchmark next) {
        benchmark = next;
    }

    /** Returns the benchmark that runs, or ran last; null where none has run. */
    RunningBenchmark benchmark() {
        return benchmark;
    }

    /** Tells whether the forks of one benchmark may lie between those of others. */
    boolean isScheduled() {
        return progress != null;
    }

    /** Tells whether the next fork of the run is one of the same benchmark. */
    boolean staysWithBenchmark() {
        return !benchmark.hasEnded() && (visits == null || visits.goesOn());
    }

    /** A fork of the benchmark has ended, or failed. */
    void tellSchedule(ForkEnd end) {
        if (visits != null) {
            visits.forkEnded(end);
        }
    }

    /** Returns all benchmarks with forks of a run that has a schedule. */
    List<RunningBenchmark> benchmarks() {
        return visits == null ? Collections.emptyList() : new ArrayList<>(visits.benchmarks());
    }

    /** Forks that are left out count as done in upstream's estimate of the remaining time. */
    void skip(BenchmarkParams params, int forks) {
        for (int i = 0; i < forks && !isScheduled(); i++) {
            etaAfterBenchmark(params);
        }
    }

    /** Upstream's line knows nothing of forks in an earlier run, nor of what a schedule leaves out. */
    @Override
    String progressLine(String upstreams) {
        if (!isScheduled() || benchmark.params().getForks() == 0) {
            return upstreams;
        }
        progress.startFork();
        if (statusLine != null) {
            statusLine.show(progress::line);
        }
        List<String> lines = new ArrayList<>(ConsoleLines.of(progress.line()));
        if (asserted != null) {
            lines.addAll(ConsoleLines.of(asserted.line()));
        }
        return String.join("\n", lines);
    }

    @Override
    protected void etaAfterBenchmarks() {
        endProgress();
        super.etaAfterBenchmarks();
    }

    /** No fork runs any more. */
    void endProgress() {
        if (statusLine != null) {
            statusLine.show(null);
        }
    }

    void comment(String text) {
        ConsoleLines.of(text).forEach(out::println);
    }
}
