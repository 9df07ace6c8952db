package org.openjdk.jmh.runner;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.journal.ForkContext;
import org.openjdk.jmh.results.journal.Journal;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.JournalHeader;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.journal.RunIdentity;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.environment.HostMachine;

/**
 * Superclass of {@link KeepingRunner}: puts each fork that has ended into the journal of the run, if it has one, and
 * begins with the forks of the run that it goes on with.
 */
abstract class JournalingRunner extends SchedulingRunner {

    private final RunEnvironment environment;
    private Journal journal;
    private List<ActionPlan> embedded;
    private boolean goesOn;

    JournalingRunner(Options options, OutputFormat out) {
        super(options, out);
        environment = new RunEnvironment(options, this.out);
    }

    /** Returns what the machine does while this run goes on. */
    RunEnvironment environment() {
        return environment;
    }

    @Override
    Iterator<ActionPlan> scheduled(List<ActionPlan> plans) throws RunnerException {
        closeJournal();
        goesOn = false;
        embedded = plans.stream().filter(plan -> plan.getType() == ActionType.EMBEDDED).collect(Collectors.toList());
        if (options.getJournal().hasValue()) {
            if (!embedded.isEmpty()) {
                comment("# Journal: benchmarks without forks are not in it; a run that goes on runs them again");
            }
        } else if (options.shouldResume().orElse(false)) {
            throw new JournalException("To resume a run, its journal is needed: name it by -journal, or journal()");
        }
        return super.scheduled(plans);
    }

    @Override
    void beforeForks(List<RunningBenchmark> benchmarks, Schedule schedule) throws JournalException {
        if (options.getJournal().hasValue()) {
            String file = options.getJournal().get();
            JournalHeader header = RunIdentity.of(
                    benchmarks.stream().map(RunningBenchmark::params).collect(Collectors.toList()),
                    this::reconfiguration, options);
            boolean resumes = options.shouldResume().orElse(false);
            journal = resumes ? Journal.resume(file, header) : Journal.begin(file, header);
            journal.notes().forEach(note -> comment("# Journal: " + note));
            if (resumes) {
                replay(benchmarks, schedule, journal.takeForks());
            }
        }
    }

    private void replay(List<RunningBenchmark> benchmarks, Schedule schedule, List<JournaledFork> taken) {
        goesOn = !journal.hadEnded();
        runTook(taken.stream().mapToDouble(fork -> fork.context().runSeconds()).max().orElse(0), journal.hadEnded());
        Map<BenchmarkParams, Deque<JournaledFork>> forks = new HashMap<>();
        taken.forEach(fork -> forks.computeIfAbsent(fork.params(), params -> new ArrayDeque<>()).add(fork));
        comment(ReplayedForks.line(journal.toString(), forks));
        for (int number = 0; number < benchmarks.size(); number++) {
            Deque<JournaledFork> own = forks.get(benchmarks.get(number).params());
            if (own != null) {
                replay(number, benchmarks.get(number), own, schedule);
            }
        }
        estimateRest(benchmarks);
    }

    /** Forks that are not run take no time: upstream's estimate is made anew, of the others. */
    private void estimateRest(List<RunningBenchmark> benchmarks) {
        List<ActionPlan> rest = benchmarks.stream().filter(benchmark -> !benchmark.hasEnded()).map(RemainingPlan::of)
                .collect(Collectors.toCollection(ArrayList::new));
        rest.addAll(embedded);
        etaBeforeBenchmarks(rest);
    }

    private void replay(int number, RunningBenchmark benchmark, Deque<JournaledFork> forks, Schedule schedule) {
        turnTo(benchmark);
        follow(benchmark);
        while (!forks.isEmpty() && !benchmark.hasEnded()) {
            JournaledFork fork = forks.remove();
            if (!fork.isComplete() && !fork.isCut()) {
                fails(fork.params());
            }
            if (fork.isCut()) {
                forkWasCut(fork.params());
            }
            fork.context().environment().ifPresent(meanwhile -> environment.add(fork.params(), meanwhile));
            forkWasReplayed(fork);
            schedule.forkEnded(number, fork.isBenchmarkLost() ? dropped(benchmark, fork)
                    : benchmark.replay(fork, !forks.isEmpty()));
        }
        wasReplayed(benchmark);
        benchmark.endReplay();
    }

    private ForkEnd dropped(RunningBenchmark benchmark, JournaledFork fork) {
        comment("# Journal: " + benchmark.params().getBenchmark() + " has failed, and is not run again: "
                + fork.loss().get());
        return benchmark.fail();
    }

    /** Tells whether forks are put into a journal. */
    boolean isJournaled() {
        return journal != null;
    }

    /** Puts the fork that has just ended into the journal. */
    void journalFork() {
        if (journal != null) {
            journal(benchmark().journaled());
        }
    }

    /** Puts the fork that has just been lost into the journal, if the benchmark has no result because of it. */
    void journalLoss(String cause) {
        if (journal != null) {
            journal(benchmark().journaled().lost(cause, true));
        }
    }

    private void journal(JournaledFork fork) {
        BenchmarkParams params = fork.params();
        try {
            journal.add(fork.in(new ForkContext(runSeconds(), isOpenEnded(params), fingerprint(params))
                    .in(environment.latest()).on(machine())));
        } catch (JournalException e) {
            comment("# WARNING: " + e.getMessage());
        }
    }

    /** The run has come to its end, and its results are where they were to be. */
    void endJournal() {
        if (journal != null) {
            try {
                journal.end();
            } catch (JournalException e) {
                comment("# WARNING: " + e.getMessage());
            }
            closeJournal();
        }
    }

    /** The run ends, with or without its results. */
    void closeJournal() {
        if (journal != null) {
            journal.close();
            journal = null;
        }
    }

    /** Tells whether this run goes on with one that did not come to its end. */
    boolean goesOnWithInterrupted() {
        return goesOn;
    }

    /** A fork of the run that this one goes on with is taken. */
    abstract void forkWasReplayed(JournaledFork fork);

    /** Returns the machine that forks run on, or null where nobody wants to know. */
    abstract HostMachine machine();

    /** Returns the fingerprint that results of a benchmark have, or null where they have none. */
    abstract String fingerprint(BenchmarkParams params);

    /** Returns in words how a benchmark is reconfigured. */
    abstract String reconfiguration(BenchmarkParams params);

    /** Has a dynamic benchmark followed from its beginning on. */
    abstract void follow(RunningBenchmark followed);

    /** A benchmark lacks a fork or an iteration. */
    abstract void fails(BenchmarkParams params);

    /** A benchmark has got its forks of the earlier run; it may have ended with them. */
    abstract void wasReplayed(RunningBenchmark replayed);
}
