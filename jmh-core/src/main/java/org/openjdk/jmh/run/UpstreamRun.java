package org.openjdk.jmh.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.SortedSet;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.reconfiguration.RunSummary;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.runner.ActionPlan;
import org.openjdk.jmh.runner.BenchmarkException;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.Reconfiguration;
import org.openjdk.jmh.util.VmCleanup;

/**
 * A run of one side, whose forks upstream's loops run: one object for each call of {@code Runner.run()}. The hooks in
 * these loops call the methods below, in this order.
 */
public final class UpstreamRun extends Run {

    /**
     * Lets a profiler write its results. A counted VM gets no grace period: under valgrind, a waiting VM does not
     * notice the request to end.
     */
    private static final int SECONDS_TO_END = 2;

    private final RunContext context;
    private final OutputFormat out;
    private final BenchmarkVariants variants;
    private final ForkSequence sequence;
    private final RunResults results;
    private final EmbeddedBenchmarks embedded;
    private Schedule schedule;
    private Process forked;

    /**
     * @param statusLine at the bottom of the terminal, or null
     * @param parts      creates the parts in their order
     */
    public UpstreamRun(Options options, OutputFormat out, RunInputs inputs, UpstreamLoop loop, StatusLine statusLine,
                       Function<RunContext, List<Part>> parts) {
        super(new RunContext(options, out, inputs), statusLine == null ? line -> {
        } : statusLine::show, parts);
        context = context();
        this.out = out;
        if (statusLine != null) {
            statusLine.watchIterations(this::iterationPrinted);
        }
        context.publish(RunKeys.UPSTREAM, loop);
        sequence = new ForkSequence(context, loop);
        results = new RunResults(context, this.parts, sequence);
        embedded = new EmbeddedBenchmarks(context, this.parts, sequence, this::ended);
        context.publish(RunKeys.FORKS, results);
        variants = new BenchmarkVariants(options, loop);
    }

    /** Returns whether a run may have a status line. Static runs without a schedule look like upstream's. */
    public static boolean mayHaveStatus(Options options) {
        return !ConsolePrinter.isSilent(options) && (ForkSequence.isScheduleRequested(options)
                || options.getCount().hasValue()
                || options.getReconfiguration().orElse(Reconfiguration.STATIC).isDynamic());
    }

    private ForkedBenchmark benchmark() {
        return sequence.benchmark();
    }

    private void iterationPrinted(IterationParams phase, int number) {
        ProgressReport progress = sequence.progress();
        if (progress != null) {
            progress.live().startIteration(phase.getType() == IterationType.WARMUP ? "warmup" : "iteration", number,
                    phase.getCount());
        }
    }

    // Before anything runs.

    /** Starts the run and returns the benchmarks to run, a subset of those that upstream found. */
    public SortedSet<BenchmarkListEntry> begin(SortedSet<BenchmarkListEntry> found) throws RunnerException {
        OptionRules.check(context.options());
        OptionFiles.of(context.options()).check();
        start();
        return chosen(BenchmarkVariants.withoutTwins(found));
    }

    private SortedSet<BenchmarkListEntry> chosen(SortedSet<BenchmarkListEntry> found) throws RunnerException {
        SortedSet<BenchmarkListEntry> chosen = found;
        for (Part part : parts.all) {
            chosen = part.selectBenchmarks(chosen);
        }
        return chosen;
    }

    /** Returns the benchmarks that would run, one for each mode and combination of parameters. */
    public SortedSet<BenchmarkListEntry> wouldRun(Collection<BenchmarkListEntry> found) throws RunnerException {
        OptionRules.check(context.options());
        return chosen(variants.single(found));
    }

    /** Returns the parameters that a benchmark runs with, derived from upstream's. */
    public BenchmarkParams plan(BenchmarkListEntry entry, BenchmarkParams params, boolean warmsUp)
            throws RunnerException {
        return context.plans().add(entry, params, warmsUp, parts.all);
    }

    public Iterator<ActionPlan> scheduled(List<ActionPlan> plans) throws RunnerException {
        context.startClock();
        sequence.plan(plans);
        schedule = sequence.schedule(parts.all);
        if (schedule == null) {
            return plans.iterator();
        }
        resume(sequence.all());
        beforeFirstFork();
        return sequence.visits(schedule, this::cutShort);
    }

    @Override
    protected void replay(PreviousStart earlier) {
        context.say(earlier.line());
        new Replay(context, sequence, fork -> forkReplayed(benchmark(), fork), this::wereForksEnough,
                this::forksHaveEnded)
                .replay(earlier, schedule);
    }

    private boolean wereForksEnough(ForkedBenchmark replayed) {
        return parts.all.stream().anyMatch(part -> part.hasEnoughForks(replayed));
    }

    // Forks.

    public ForkObserver visit(ActionPlan plan, LongSupplier pid) {
        ForkedBenchmark visited = sequence.visit(plan);
        visited.usePid(pid);
        return parts.throughBackwards(null, (part, next) -> part.observe(visited, next));
    }

    /** Announces the benchmark of a visit, in place of upstream's description. */
    public void announce(BenchmarkParams params) {
        if (benchmark().wasAnnounced()) {
            context.say(ScheduledPlans.announcement(params));
        } else {
            out.startBenchmark(params);
            benchmarkAnnounced(benchmark());
        }
    }

    /** Returns the progress lines: upstream's, or those of the schedule. */
    public String progressLine(String upstreams) {
        ProgressReport progress = sequence.progress();
        if (progress != null && (sequence.isScheduled() || context.plans().isAnyDynamic()
                || context.options().getCount().hasValue())) {
            showStatus(progress);
        }
        if (progress == null || !sequence.isScheduled()) {
            return upstreams;
        }
        List<String> lines = new ArrayList<>(ConsoleLines.of(progress.line()));
        parts.forEach(part -> part.progressLines().forEach(line -> lines.addAll(ConsoleLines.of(line))));
        return String.join("\n", lines);
    }

    private void showStatus(ProgressReport progress) {
        ForkedBenchmark next = benchmark();
        progress.startFork(RunSummary.name(next.params()), "fork " + (next.nextFork() + 1) + "/" + next.allForks(),
                LiveProgress.phases(next.params()), sequence.currentIndex());
        showStatus(progress.live()::text);
    }

    /**
     * Returns the number of the next fork, from 0, warmup forks first. Called before each fork of a visit and after the
     * last.
     *
     * @param next number of the fork that upstream would run
     * @return {@code next}, or a later number if forks ran in earlier visits or are left out; the number of all forks
     *     ends the visit
     */
    public int nextFork(BenchmarkParams params, int next) {
        if (benchmark().hasForkRunning()) {
            forkHasEnded(params, next);
        }
        if (!sequence.staysWithBenchmark()) {
            return benchmark().allForks();
        }
        forkStarts(benchmark());
        return benchmark().nextFork();
    }

    public void vmStarts(Process vm) {
        VmCleanup.own(vm, context.options().getCount().hasValue() ? 0 : SECONDS_TO_END);
        forked = vm;
        parts.forEach(part -> part.vmStarts(benchmark(), vm));
    }

    /**
     * Handles the end of a fork's VM. If the VM ended because this program is exiting, the fork has not failed, and
     * this method does not return.
     */
    public void vmHasEnded() {
        VmCleanup.forget(forked);
        if (forked == null || !forked.isAlive() && forked.exitValue() == 0) {
            return;
        }
        try {
            VmCleanup.sleepIfExiting();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns the parameters to send to the forks of the visit. */
    public BenchmarkParams adaptForFork(BenchmarkParams params) {
        return parts.through(params, (part, sent) -> part.adaptForFork(benchmark(), sent));
    }

    /** Runs a fork and returns its iterations, none if it is lost and the other forks are kept. */
    public List<IterationResult> measure(BenchmarkParams params, List<String> command, MeasuredFork fork) {
        try {
            List<IterationResult> measured = fork.run(adapted(command));
            while (mustRunAgain(measured)) {
                parts.forEach(Part::vmEnds);
                fork.renew();
                measured = fork.run(adapted(command));
            }
            if (measured.size() < params.getMeasurement().getCount()) {
                benchmark().lacksIterations();
                context.addFailure(params, "a fork ended before its last iteration");
            }
            List<IterationResult> result = result(measured);
            benchmark().forks.countSuccess();
            return result;
        } catch (BenchmarkException e) {
            forkFails(params, e);
            fork.discard();
            return Collections.emptyList();
        } finally {
            parts.forEach(Part::vmEnds);
        }
    }

    private boolean mustRunAgain(List<IterationResult> measured) {
        return parts.any(part -> part.mustRunAgain(benchmark(), measured));
    }

    /** A part that throws here loses the fork, because the command without it would measure something else. */
    private List<String> adapted(List<String> command) {
        List<String> adapted = command;
        for (Part part : parts.all) {
            adapted = part.adaptCommand(benchmark(), adapted);
        }
        return adapted;
    }

    private List<IterationResult> result(List<IterationResult> measured) {
        List<IterationResult> result = measured;
        for (Part part : parts.all) {
            result = part.adaptIterations(benchmark(), result);
        }
        return result;
    }

    private void forkFails(BenchmarkParams params, BenchmarkException failure) {
        if (parts.any(Part::hasTimedOut)) {
            context.say("# Fork " + (benchmark().nextFork() + 1)
                    + " exceeded its time: JMH stopped it, and the result does not include it");
            benchmark().cutFork();
            forkTimedOut(benchmark());
            return;
        }
        String cause = LostForkText.cause(failure);
        benchmark().stopFork(context.inputs().nanos().getAsLong());
        context.addFailure(params, cause);
        if (!context.keepsForks(params)) {
            recordFork(record().lost(cause, true));
            drop(params);
            throw failure;
        }
        parts.forEach(part -> part.forkLost(benchmark(), cause));
        String loss = benchmark().lose(cause).toString();
        if (!params.isReconfigurable()) {
            context.say("# WARNING: " + loss + "; the others stay in the result");
        }
        if (context.failsOnError()) {
            recordFork(record());
            lostForkEndsRun(benchmark());
            throw failure;
        }
    }

    /** Drops a benchmark with the forks of earlier visits, as upstream does with forks of the current one. */
    private void drop(BenchmarkParams params) {
        if (sequence.isScheduled()) {
            sequence.skip(params, benchmark().allForks() - benchmark().nextFork());
            parts.forEachBackwards(part -> part.benchmarkDropped(benchmark()));
            sequence.forkEnded(benchmark().fail());
        }
    }

    public void add(BenchmarkResult result) {
        benchmark().add(result);
    }

    private void forkHasEnded(BenchmarkParams params, int next) {
        forkStops(benchmark());
        recordFork(record());
        ForkEnd end = benchmark().endFork(!benchmark().wasForkCut() && hasEnoughForks(benchmark()));
        sequence.skip(params, benchmark().nextFork() - next);
        if (end.isLast()) {
            parts.forEachBackwards(part -> part.benchmarkEnds(benchmark()));
        } else {
            benchmarkContinues(benchmark());
        }
        sequence.forkEnded(end);
        parts.forEach(Part::betweenForks);
    }

    private boolean hasEnoughForks(ForkedBenchmark stopped) {
        return parts.any(part -> part.hasEnoughForks(stopped));
    }

    private JournaledFork record() {
        return benchmark().record(parts.first(part -> part.evidence(benchmark())));
    }

    private void recordFork(JournaledFork fork) {
        recordFork(fork, results.isOpenEnded(fork.params()), context.fingerprint(fork.params()));
    }

    public void visitEnds(BenchmarkResult visited) {
        if (benchmark().hasEnded()) {
            results.print(benchmark(), sequence.isScheduled() ? results.aggregated(benchmark()) : visited);
            ended(benchmark());
        }
    }

    private void ended(ForkedBenchmark announced) {
        results.end(announced);
        benchmarkReported(announced);
    }

    /** Continues after the forks of an earlier start, which may have been all. */
    private void forksHaveEnded(ForkedBenchmark replayed) {
        if (replayed.hasEnded()) {
            parts.forEachBackwards(part -> part.benchmarkEnds(replayed));
            ended(replayed);
        } else {
            benchmarkContinues(replayed);
        }
    }

    private void cutShort(ForkedBenchmark open) {
        sequence.makeCurrent(open);
        sequence.skip(open.params(), open.allForks() - open.nextFork());
        parts.forEachBackwards(part -> part.benchmarkEnds(open));
        results.print(open, results.aggregated(open));
        ended(open);
    }

    public EmbeddedBenchmarks embedded() {
        return embedded;
    }

    // Results.

    /** Returns the results of the run in place of upstream's. */
    public SortedSet<RunResult> complete(SortedSet<RunResult> upstreams) {
        embedded.endLast();
        return results.complete(upstreams);
    }

    /** Reports on the results, which upstream has printed. */
    public void summarize(Collection<RunResult> all) throws RunnerException {
        report(new MeasuredResults(all));
        if (!context.find(RunKeys.RESULT_FILE).isPresent()) {
            finish();
        }
    }
}
