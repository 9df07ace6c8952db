package org.openjdk.jmh.ab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.openjdk.jmh.budget.RunningBudget;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.dynreconf.scheduling.BlockSchedule;
import org.openjdk.jmh.dynreconf.scheduling.Blocks;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.dynreconf.scheduling.RunProgress;
import org.openjdk.jmh.features.RunParts;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.journal.HeaderSource;
import org.openjdk.jmh.output.OutputSource;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.results.reports.BlockText;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.run.PreviousStart;
import org.openjdk.jmh.run.LiveProgress;
import org.openjdk.jmh.run.ProgressReport;
import org.openjdk.jmh.run.Run;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKeys;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Optional;

/**
 * Runs forks of two sides. A schedule of blocks selects the next fork. The outcome of a fork is passed to its
 * benchmark, the schedule and the parts of the run, and to the results if its benchmark is decided.
 */
final class BlockRun extends Run {

    /** Makes the random order of sides the same in each run. */
    private static final long SEED = 1;
    private static final int SIDES = 2;

    private final SideReporter reporter;
    private PairedSuite suite = PairedSuite.none();
    private List<MeasuredPair> pairs = suite.pairs;
    private BlockRunner source;
    private SideWorkers workers;
    private ProgressReport progress;
    /** Null without a budget. */
    private BlockBudget budget;

    /** @param status receives suppliers of the text of the status line, and null to remove it */
    BlockRun(RunContext context, Consumer<Supplier<String>> status, SideReporter reporter) {
        super(context, status, RunParts::ofSides);
        this.reporter = reporter;
        context.publish(OutputSource.KEY, file -> new SideResultStore(context, file, () -> suite));
    }

    /** Starts the parts of the run and opens its result files. */
    void begin() throws RunnerException {
        start();
        Optional<String> file = OptionFiles.resultFile(context().options());
        if (file.hasValue()) {
            openResults(file.get());
        }
    }

    /**
     * Plans the forks of the selected benchmarks and returns the progress of the run.
     *
     * @param forks       runs the forks
     * @param forkWorkers workers for the forks
     * @param description describes the properties that a run needs to resume the journal of this one
     */
    RunProgress plan(PairedSuite chosen, BlockRunner forks, SideWorkers forkWorkers, HeaderSource description) {
        context().startClock();
        suite = chosen;
        pairs = chosen.pairs;
        source = forks;
        workers = forkWorkers;
        context().publish(HeaderSource.KEY, description);
        List<ForkEstimate> estimates = pairs.stream()
                .map(pair -> new ForkEstimate(source.seconds(pair.pair) / SIDES, 0)).collect(Collectors.toList());
        progress = new ProgressReport(new RunProgress(schedule(), SIDES, estimates,
                Collections.nCopies(pairs.size(), SIDES * suite.settings.mostBlocks())), System::nanoTime);
        workers.watch(this::iterationStarts);
        return progress.schedule();
    }

    private void iterationStarts(int number) {
        progress.live().startIteration(number);
        showStatus(progress.live()::text);
    }

    private BlockSchedule schedule() {
        Optional<TimeValue> time = context().options().getBudget();
        if (!time.hasValue()) {
            return new Blocks(pairs.size(), SEED);
        }
        budget = new BlockBudget(TimeBudget.seconds(time.get()), context().clock(), pairs, suite.settings,
                source::seconds, SEED);
        context().publish(RunningBudget.KEY,
                new RunningBudget(budget, pairs.stream().map(MeasuredPair::params).collect(Collectors.toList())));
        return budget.schedule();
    }

    /**
     * Replays the forks of a journal, and runs the others.
     *
     * @throws SideException   if a lost fork ends the run
     * @throws RunnerException if no benchmark fits into the budget, or the journal cannot be used
     */
    void measure() throws IOException, InterruptedException, RunnerException {
        pairs.forEach(this::benchmarkAnnounced);
        resume(pairs);
        beforeFirstFork();
        for (OptionalInt next = next(); next.isPresent(); next = next()) {
            MeasuredPair pair = pairs.get(next.getAsInt() / SIDES);
            take(pair, run(pair, next.getAsInt() % SIDES));
        }
        workers.limit(Double.POSITIVE_INFINITY);
        workers.watch(number -> {
        });
        if (budget != null && !SideSettings.isPartOfRun(context().options()) && budget.judgeAtEnd()) {
            pairs.forEach(reporter::blockEnded);
            pairs.forEach(this::kept);
        }
        endProgress();
        source.observations().forEach(reporter::sayOf);
        reporter.ownTime(pairs);
    }

    /** Shows a step after the comparison in the status line. */
    void showStep(String what) {
        LiveProgress step = new LiveProgress(() -> Double.NaN, System::nanoTime);
        step.startStep(what);
        workers.watch(number -> {
            step.startIteration("iteration", number, 0);
            showStatus(step::text);
        });
        showStatus(step::text);
    }

    /** Judges the assertions on the candidate, which may name the baseline. */
    void judge(String baseline, String candidate) {
        context().publish(RunKeys.BASELINE, suite.results(MeasuredPair.BASELINE, baseline));
        report(MeasuredResults.ofSide(suite.results(MeasuredPair.CANDIDATE, candidate)));
    }

    private OptionalInt next() {
        return suite.controls.areOnlyOnesLeft() ? OptionalInt.empty() : progress.schedule().next();
    }

    @Override
    protected void replay(PreviousStart earlier) {
        Map<BenchmarkParams, MeasuredPair> known = new HashMap<>();
        pairs.forEach(pair -> known.put(pair.params(), pair));
        for (JournaledFork ended : earlier.forks()) {
            MeasuredPair pair = known.get(ended.params());
            if (!pair.hasEnded()) {
                replay(pair, ended);
            }
        }
        reporter.resumed(earlier.forks().stream().mapToInt(ended -> ended.sides().size()).sum());
    }

    private void replay(MeasuredPair pair, JournaledFork ended) {
        forkReplayed(pair, ended);
        try {
            for (SideFork fork : ended.isCut() ? Collections.<SideFork>emptyList() : ended.sides()) {
                source.replayed(fork);
                add(pair, ended, fork);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        kept(pair);
    }

    private JournaledFork run(MeasuredPair pair, int side) throws IOException, InterruptedException {
        workers.limit(RunningBudget.secondsOfFork(context(), pair.params()));
        progress.startFork(BlockText.name(pair.sequence()), "pair " + (pair.nextFork() + 1) + "/"
                + suite.settings.mostBlocks() + source.statusSuffix(side), LiveProgress.phases(pair.params()),
                SIDES * pairs.indexOf(pair));
        showStatus(progress.live()::text);
        forkStarts(pair);
        List<SideFork> forks = source.run(pair.pair, side, pair.nextFork());
        boolean isCut = workers.wasCut();
        pair.forksEnd(isCut ? Collections.singletonList(SideFork.discarded(side)) : forks);
        forkStops(pair);
        return recordFork(isCut ? pair.record().cut() : pair.record(), true, null);
    }

    private void take(MeasuredPair pair, JournaledFork ended) throws IOException, SideException {
        if (ended.isCut()) {
            reporter.forkCut(pair);
            forkTimedOut(pair);
            return;
        }
        for (SideFork fork : ended.sides()) {
            boolean judged = add(pair, ended, fork);
            if (fork.loss().isPresent()) {
                reporter.forkLost(pair);
                checkErrors(pair);
            }
            if (judged) {
                reporter.blockEnded(pair);
            }
        }
        kept(pair);
    }

    /** Adds a fork; returns whether it completed a block, which is then judged. */
    private boolean add(MeasuredPair pair, JournaledFork ended, SideFork fork) throws IOException {
        pair.add(fork, ended.context());
        if (fork.loss().isPresent()) {
            context().addFailure(pair.params(), pair.lastLoss());
        }
        boolean judged = pair.hasBlock();
        ForkEnd end = ForkEnd.measured(ended.seconds() / ended.sides().size());
        boolean last = judged && pair.endBlock();
        pair.sequence().failure().ifPresent(reason -> context().addFailure(pair.params(), reason));
        progress.schedule().forkEnded(SIDES * pairs.indexOf(pair) + fork.side(), last ? end.asLast() : end);
        return judged;
    }

    private void kept(MeasuredPair pair) {
        if (pair.hasEnded()) {
            benchmarkReported(pair);
        } else {
            benchmarkContinues(pair);
        }
    }

    /** Ends the run after a lost fork if the options request that. */
    private void checkErrors(MeasuredPair pair) throws SideException {
        if (context().failsOnError()) {
            lostForkEndsRun(pair);
            throw new SideException("A fork of " + pair.pair.key + " is lost, so -foe true ends the run: "
                    + pair.lastLoss());
        }
    }
}
