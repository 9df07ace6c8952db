package org.openjdk.jmh.sides;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.openjdk.jmh.budget.BudgetException;
import org.openjdk.jmh.budget.RunClock;
import org.openjdk.jmh.dynreconf.scheduling.BlockSchedule;
import org.openjdk.jmh.dynreconf.scheduling.Blocks;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.results.file.ResultFileException;
import org.openjdk.jmh.results.stored.ResultReader;
import org.openjdk.jmh.results.stored.StoredResult;
import org.openjdk.jmh.runner.options.Options;

/**
 * Has the forks of both sides run, as a schedule says, until it wants no other one. What comes of each goes to its
 * benchmark, the schedule, the journal and, where a benchmark is decided, to the results.
 */
final class SideMeasurement {

    /** The same order of sides in each run: what is random about it is that it has nothing to do with the machine. */
    private static final long SEED = 1;

    private final List<MeasuredPair> pairs;
    private final BlockForks forks;
    private final RunClock clock;
    private final SideNarrator narrator;
    private final SideFiles files;
    private final BlockBudget budget;
    private final BlockSchedule schedule;
    private final SideProgress progress;
    private final Controls controls;
    private final boolean failsOnError;

    /**
     * A measurement that has not begun.
     *
     * @param options  with a budget or without
     * @param pairs    to measure
     * @param controls of them
     * @param settings of the decision
     * @param forks    how they are run
     * @param clock    of the run
     * @param narrator of what happens
     * @param files    for results
     */
    SideMeasurement(Options options, List<MeasuredPair> pairs, Controls controls, SequentialSettings settings,
                    BlockForks forks, RunClock clock, SideNarrator narrator, SideFiles files) {
        this.pairs = pairs;
        this.controls = controls;
        this.forks = forks;
        this.clock = clock;
        this.narrator = narrator;
        this.files = files;
        budget = options.getBudget().hasValue()
                ? new BlockBudget(options, clock, pairs, settings, forks::seconds, SEED) : null;
        schedule = budget == null ? new Blocks(pairs.size(), SEED) : budget.schedule();
        failsOnError = options.shouldFailOnError().orElse(false);
        progress = new SideProgress(pairs, settings.mostBlocks(), forks::seconds, schedule::secondsLeft,
                System::nanoTime);
    }

    SideProgress progress() {
        return progress;
    }

    /**
     * Takes the forks that a journal has, and runs the others.
     *
     * @throws BudgetException if no benchmark fits
     * @throws SideException   if a fork is lost, and the options want the run to end then
     */
    void run(SideHosts hosts, SideJournal journal)
            throws IOException, InterruptedException, BudgetException, SideException {
        resume(journal);
        if (budget != null) {
            narrator.print(budget.expectation());
        }
        for (OptionalInt next = next(); next.isPresent(); next = next()) {
            EndedForks ended = run(hosts, next.getAsInt());
            journal.add(ended);
            take(ended);
        }
        narrator.forksEnded();
        forks.observations().forEach(narrator::sayOf);
        if (budget != null) {
            narrator.print(budget.outcome());
        }
    }

    private OptionalInt next() {
        return controls.areAllThatIsLeft() ? OptionalInt.empty() : schedule.next();
    }

    private void resume(SideJournal journal) throws IOException {
        journal.notes().forEach(note -> narrator.say("# Journal: " + note));
        List<EndedForks> earlier = journal.take();
        double seconds = earlier.stream().mapToDouble(EndedForks::runSeconds).max().orElse(0);
        clock.add(budget == null ? seconds : budget.used(seconds, journal.hadEnded()));
        try {
            for (EndedForks ended : earlier) {
                if (!pairs.get(ended.benchmark()).hasEnded()) {
                    progress.forksEnded(ended);
                    replay(ended);
                }
            }
        } catch (RuntimeException e) {
            throw new IOException(
                    "the forks of its journal do not fit each other, as those of several runs (" + e + ")", e);
        }
        narrator.resumed(earlier.stream().mapToInt(ended -> ended.forks().size()).sum());
    }

    private void replay(EndedForks ended) throws IOException {
        for (EndedFork fork : ended.forks()) {
            MeasuredPair pair = pairs.get(ended.benchmark());
            give(fork, pair);
            tell(ended, fork, pair.hasBlock() && pair.endBlock());
        }
    }

    private EndedForks run(SideHosts hosts, int number) throws IOException, InterruptedException {
        int benchmark = number / 2;
        MeasuredPair pair = pairs.get(benchmark);
        hosts.limit(budget == null ? Double.POSITIVE_INFINITY : budget.secondsOfFork(benchmark));
        progress.forksStart(pair);
        narrator.forksStart();
        List<EndedFork> ended = forks.run(pair.pair(), number);
        return progress.forksEnded(
                hosts.wasCut() ? Collections.singletonList(EndedFork.cut(number)) : ended, clock.seconds());
    }

    private void take(EndedForks ended) throws IOException, SideException {
        for (EndedFork fork : ended.forks()) {
            MeasuredPair pair = pairs.get(ended.benchmark());
            give(fork, pair);
            if (fork.isLost()) {
                narrator.forkLost(pair);
                checkErrors(pair);
            } else if (fork.isCut()) {
                narrator.forkCut(pair);
            }
            tell(ended, fork, pair.hasBlock() && endBlock(pair));
        }
    }

    /** As JMH does, which ends a run then: who asks for it wants to know soon. */
    private void checkErrors(MeasuredPair pair) throws SideException {
        if (failsOnError) {
            throw new SideException("A fork of " + pair.pair().key() + " is lost, and -foe true ends the run then: "
                    + pair.losses().get(pair.losses().size() - 1));
        }
    }

    private static void give(EndedFork fork, MeasuredPair pair) throws IOException {
        if (fork.isMeasured()) {
            pair.measured(fork.side(), read(fork.text()));
        } else if (fork.isLost()) {
            pair.lost(fork.side(), fork.text());
        } else if (!fork.isCut()) {
            pair.discarded(fork.side());
        }
    }

    private void tell(EndedForks ended, EndedFork fork, boolean last) {
        if (fork.isCut()) {
            budget.cut(ended.benchmark());
        } else {
            ForkEnd end = ForkEnd.measured(ended.secondsOfFork());
            schedule.forkEnded(fork.number(), last ? end.asLast() : end);
        }
    }

    private boolean endBlock(MeasuredPair pair) {
        boolean last = pair.endBlock();
        narrator.blockEnded(pair);
        if (last) {
            try {
                files.writeIfDue(pairs);
            } catch (ResultFileException e) {
                narrator.warn(e.getMessage() + "; it is tried again after the next benchmark");
            }
        }
        return last;
    }

    static StoredResult read(String json) throws IOException {
        try (ResultReader reader =
                new ResultReader(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "the fork")) {
            return reader.next();
        }
    }
}
