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
import org.openjdk.jmh.comparison.MeasuredResults;
import org.openjdk.jmh.dynreconf.scheduling.BlockSchedule;
import org.openjdk.jmh.dynreconf.scheduling.Blocks;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.parts.RunParts;
import org.openjdk.jmh.results.file.ResultOutput;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.JournalHeader;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.run.EarlierStart;
import org.openjdk.jmh.run.Run;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.util.Optional;

/**
 * A run whose forks are of two sides, as a schedule of blocks says, until it wants no other one. What comes of each goes
 * to its benchmark, the schedule, the parts of the run and, where a benchmark is decided, to the results.
 */
final class BlockRun extends Run {

    /** The same order of sides in each run: what is random about it is that it has nothing to do with the machine. */
    private static final long SEED = 1;

    private final SequentialSettings settings;
    private final SideNarrator narrator;
    private PairedSuite suite = PairedSuite.none();
    private List<MeasuredPair> pairs = suite.pairs();
    private BlockForks source;
    private SideHosts hosts;
    private BlockBudget budget;
    private BlockSchedule schedule;
    private SideProgress progress;
    private JournalHeaders headers;

    /** Describes the run. */
    @FunctionalInterface
    interface JournalHeaders {

        JournalHeader header() throws JournalException;
    }

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

    @Override
    protected ResultOutput output(String file) throws RunnerException {
        return new SideFiles(context(), file, () -> suite);
    }

    /**
     * The benchmarks are chosen.
     *
     * @param chosen     to be measured
     * @param forks      how they are run
     * @param whereTheyRun the VMs that run them
     * @param description says what this run must have in common with one that goes on with it
     * @return how far the run is
     */
    SideProgress plan(PairedSuite chosen, BlockForks forks, SideHosts whereTheyRun, JournalHeaders description) {
        context().startClock();
        suite = chosen;
        pairs = chosen.pairs();
        source = forks;
        hosts = whereTheyRun;
        headers = description;
        budget = context().options().getBudget().hasValue()
                ? new BlockBudget(context().options(), context().clock(), pairs, settings, source::seconds, SEED)
                : null;
        schedule = budget == null ? new Blocks(pairs.size(), SEED) : budget.schedule();
        progress = new SideProgress(pairs, settings.mostBlocks(), source::seconds, schedule::secondsLeft,
                System::nanoTime);
        return progress;
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
        if (budget != null) {
            budget.checkThatOneRuns(schedule, context().clock().earlierSeconds());
            narrator.print(budget.start(context().clock().earlierSeconds()));
        }
        for (OptionalInt next = next(); next.isPresent(); next = next()) {
            MeasuredPair pair = pairs.get(next.getAsInt() / 2);
            take(pair, run(pair, next.getAsInt() % 2));
        }
        endProgress();
        source.observations().forEach(narrator::sayOf);
        if (budget != null) {
            narrator.print(budget.end(context().clock().seconds()));
        }
    }

    /** Judges what is asserted of the candidate, in which the baseline has a name of its own. */
    void judge(String baseline, String candidate) {
        context().compareWith(suite.results(MeasuredPair.BASELINE, baseline));
        report(MeasuredResults.ofSide(suite.results(MeasuredPair.CANDIDATE, candidate)));
    }

    private OptionalInt next() {
        return suite.controls().areAllThatIsLeft() ? OptionalInt.empty() : schedule.next();
    }

    @Override
    protected JournalHeader identity(List<BenchmarkParams> benchmarks) throws JournalException {
        return headers.header();
    }

    @Override
    protected double counted(double seconds, boolean toItsEnd) {
        return budget == null ? seconds : budget.used(seconds, toItsEnd);
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
        progress.forksEnded(pair, ended);
        replayed(pair, ended);
        if (ended.isCut()) {
            budget.cut(pairs.indexOf(pair));
            return;
        }
        for (SideFork fork : ended.sides()) {
            try {
                pair.add(fork, ended.context());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            tell(pair, ended, fork, pair.hasBlock() && pair.endBlock());
        }
        kept(pair);
    }

    private JournaledFork run(MeasuredPair pair, int side) throws IOException, InterruptedException {
        hosts.limit(budget == null ? Double.POSITIVE_INFINITY : budget.secondsOfFork(pairs.indexOf(pair)));
        progress.forksStart(pair);
        showStatus(progress::line);
        forkStarts(pair);
        List<SideFork> forks = source.run(pair.pair(), side);
        boolean isCut = hosts.wasCut();
        pair.forksEnd(isCut ? Collections.singletonList(SideFork.discarded(side)) : forks);
        forkStops(pair);
        JournaledFork ended = tellOfFork(isCut ? pair.record().cut() : pair.record(), true, null);
        progress.forksEnded(pair, ended);
        return ended;
    }

    private void take(MeasuredPair pair, JournaledFork ended) throws IOException, SideException {
        if (ended.isCut()) {
            narrator.forkCut(pair);
            budget.cut(pairs.indexOf(pair));
            return;
        }
        for (SideFork fork : ended.sides()) {
            pair.add(fork, ended.context());
            if (fork.loss().isPresent()) {
                narrator.forkLost(pair);
                checkErrors(pair);
            }
            tell(pair, ended, fork, pair.hasBlock() && endBlock(pair));
        }
        kept(pair);
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
        if (context().options().shouldFailOnError().orElse(false)) {
            throw new SideException("A fork of " + pair.pair().key() + " is lost, and -foe true ends the run then: "
                    + pair.losses().get(pair.losses().size() - 1));
        }
    }

    private void tell(MeasuredPair pair, JournaledFork ended, SideFork fork, boolean last) {
        ForkEnd end = ForkEnd.measured(ended.seconds() / ended.sides().size());
        schedule.forkEnded(2 * pairs.indexOf(pair) + fork.side(), last ? end.asLast() : end);
    }

    private boolean endBlock(MeasuredPair pair) {
        boolean last = pair.endBlock();
        narrator.blockEnded(pair);
        return last;
    }
}
