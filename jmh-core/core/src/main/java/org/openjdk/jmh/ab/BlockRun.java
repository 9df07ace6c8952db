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
import org.openjdk.jmh.budget.KeptBudget;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.dynreconf.scheduling.BlockSchedule;
import org.openjdk.jmh.dynreconf.scheduling.Blocks;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.dynreconf.scheduling.RunProgress;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.features.RunParts;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.journal.HeaderSource;
import org.openjdk.jmh.output.OutputSource;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.results.reports.BlockText;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.run.EarlierStart;
import org.openjdk.jmh.run.ProgressReport;
import org.openjdk.jmh.run.Run;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKeys;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Optional;

/**
 * A run whose forks are of two sides, as a schedule of blocks says, until it wants no other one. What comes of each goes
 * to its benchmark, the schedule, the parts of the run and, where a benchmark is decided, to the results.
 */
final class BlockRun extends Run {

    /** The same order of sides in each run: what is random about it is that it has nothing to do with the machine. */
    private static final long SEED = 1;
    private static final int SIDES = 2;

    private final SequentialSettings settings;
    private final SideNarrator narrator;
    private PairedSuite suite = PairedSuite.none();
    private List<MeasuredPair> pairs = suite.pairs();
    private BlockForks source;
    private SideWorkers hosts;
    private ProgressReport progress;

    /**
     * A run that has not begun.
     *
     * @param context  with a budget or without
     * @param status   takes what gives the text of a line that is always the last one; null for none
     * @param settings of the decision
     * @param narrator of what happens
     */
    BlockRun(RunContext context, Consumer<Supplier<String>> status, SequentialSettings settings,
             SideNarrator narrator) {
        super(context, status, RunParts::ofSides);
        this.settings = settings;
        this.narrator = narrator;
        context.publish(OutputSource.KEY, file -> new SideFiles(context, file, () -> suite));
    }

    /**
     * Nothing is known yet but the options.
     *
     * @throws RunnerException if they make no sense
     */
    void begin() throws RunnerException {
        begins();
        Optional<String> file = OptionFiles.resultFile(context().options());
        if (file.hasValue()) {
            openResults(file.get());
        }
    }

    /**
     * The benchmarks are chosen.
     *
     * @param chosen     to be measured
     * @param forks      how they are run
     * @param whereTheyRun the VMs that run them
     * @param description says what this run must have in common with one that goes on with it
     * @return the count of its forks
     */
    RunProgress plan(PairedSuite chosen, BlockForks forks, SideWorkers whereTheyRun, HeaderSource description) {
        context().startClock();
        suite = chosen;
        pairs = chosen.pairs();
        source = forks;
        hosts = whereTheyRun;
        context().publish(HeaderSource.KEY, description);
        List<ForkEstimate> estimates = pairs.stream()
                .map(pair -> new ForkEstimate(source.seconds(pair.pair()) / SIDES, 0)).collect(Collectors.toList());
        progress = new ProgressReport(new RunProgress(schedule(), SIDES, estimates,
                Collections.nCopies(pairs.size(), SIDES * settings.mostBlocks())), System::nanoTime);
        return progress.schedule();
    }

    private BlockSchedule schedule() {
        Optional<TimeValue> time = context().options().getBudget();
        if (!time.hasValue()) {
            return new Blocks(pairs.size(), SEED);
        }
        BlockBudget budget = new BlockBudget(TimeBudget.seconds(time.get()), context().clock(), pairs, settings,
                source::seconds, SEED);
        context().publish(KeptBudget.KEY,
                new KeptBudget(budget, pairs.stream().map(MeasuredPair::params).collect(Collectors.toList())));
        return budget.schedule();
    }

    /**
     * Takes the forks that a journal has, and runs the others.
     *
     * @throws SideException   if a fork is lost, and the options want the run to end then
     * @throws RunnerException if no benchmark fits into a budget, or a journal cannot be used
     */
    void measure() throws IOException, InterruptedException, RunnerException {
        pairs.forEach(this::announced);
        goOn(pairs);
        ready();
        for (OptionalInt next = next(); next.isPresent(); next = next()) {
            MeasuredPair pair = pairs.get(next.getAsInt() / SIDES);
            take(pair, run(pair, next.getAsInt() % SIDES));
        }
        hosts.limit(Double.POSITIVE_INFINITY);
        endProgress();
        source.observations().forEach(narrator::sayOf);
        narrator.ownTime(pairs);
    }

    /** Judges what is asserted of the candidate, in which the baseline has a name of its own. */
    void judge(String baseline, String candidate) {
        context().publish(RunKeys.BASELINE, suite.results(MeasuredPair.BASELINE, baseline));
        report(MeasuredResults.ofSide(suite.results(MeasuredPair.CANDIDATE, candidate)));
    }

    private OptionalInt next() {
        return suite.controls().areAllThatIsLeft() ? OptionalInt.empty() : progress.schedule().next();
    }

    @Override
    protected void replay(EarlierStart earlier) {
        Map<BenchmarkParams, MeasuredPair> known = new HashMap<>();
        pairs.forEach(pair -> known.put(pair.params(), pair));
        for (JournaledFork ended : earlier.forks()) {
            MeasuredPair pair = known.get(ended.params());
            if (!pair.hasEnded()) {
                replay(pair, ended);
            }
        }
        narrator.resumed(earlier.forks().stream().mapToInt(ended -> ended.sides().size()).sum());
    }

    private void replay(MeasuredPair pair, JournaledFork ended) {
        replayed(pair, ended);
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
        hosts.limit(KeptBudget.secondsOfFork(context(), pair.params()));
        progress.startFork(BlockText.name(pair.sequence()));
        showStatus(progress::status);
        forkStarts(pair);
        List<SideFork> forks = source.run(pair.pair(), side, pair.nextFork());
        boolean isCut = hosts.wasCut();
        pair.forksEnd(isCut ? Collections.singletonList(SideFork.discarded(side)) : forks);
        forkStops(pair);
        return tellOfFork(isCut ? pair.record().cut() : pair.record(), true, null);
    }

    private void take(MeasuredPair pair, JournaledFork ended) throws IOException, SideException {
        if (ended.isCut()) {
            narrator.forkCut(pair);
            forkIsCut(pair);
            return;
        }
        for (SideFork fork : ended.sides()) {
            boolean judged = add(pair, ended, fork);
            if (fork.loss().isPresent()) {
                narrator.forkLost(pair);
                checkErrors(pair);
            }
            if (judged) {
                narrator.blockEnded(pair);
            }
        }
        kept(pair);
    }

    /** Returns whether a block is complete by a fork, and judged. */
    private boolean add(MeasuredPair pair, JournaledFork ended, SideFork fork) throws IOException {
        pair.add(fork, ended.context());
        if (fork.loss().isPresent()) {
            context().fails(pair.params(), pair.lastLoss());
        }
        boolean judged = pair.hasBlock();
        ForkEnd end = ForkEnd.measured(ended.seconds() / ended.sides().size());
        boolean last = judged && pair.endBlock();
        pair.sequence().failure().ifPresent(reason -> context().fails(pair.params(), reason));
        progress.schedule().forkEnded(SIDES * pairs.indexOf(pair) + fork.side(), last ? end.asLast() : end);
        return judged;
    }

    /** Its results are known, and where the last block has ended, the verdict as well. */
    private void kept(MeasuredPair pair) {
        if (pair.hasEnded()) {
            benchmarkEnded(pair);
        } else {
            benchmarkGoesOn(pair);
        }
    }

    /** As JMH does, which ends a run then: who asks for it wants to know soon. */
    private void checkErrors(MeasuredPair pair) throws SideException {
        if (context().failsOnError()) {
            forkEndsRun(pair);
            throw new SideException("A fork of " + pair.pair().key() + " is lost, and -foe true ends the run then: "
                    + pair.lastLoss());
        }
    }
}
