package org.openjdk.jmh.runner;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.reconfiguration.ReconfigurationPlan;
import org.openjdk.jmh.remembered.HistoryFailure;
import org.openjdk.jmh.remembered.RunHistory;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.WarmupMode;

/**
 * Superclass of {@link KeepingRunner}: has forks followed, by the machine's watch and by the history, where the run has one.
 */
abstract class RememberingRunner extends JournalingRunner {

    private RunHistory history;

    RememberingRunner(Options options, OutputFormat out) {
        super(options, out);
    }

    /** Called before anything runs: the same runner may have run before, and has added to its history then. */
    void forgetHistory() {
        history = null;
    }

    /**
     * Looks up what is known of a benchmark, before anything runs.
     *
     * @param plan of the benchmark, or null where it is static
     * @return the plan, with what is known
     * @throws HistoryFailure if the history cannot be used
     */
    ReconfigurationPlan remember(ReconfigurationPlan plan, BenchmarkParams params) throws HistoryFailure {
        if (!options.getHistory().hasValue()) {
            return plan;
        }
        if (history == null) {
            history = open(options.getHistory().get());
        }
        BenchmarkHistory known = history.of(params);
        return plan == null ? null : plan.withHistory(known);
    }

    private RunHistory open(String name) throws HistoryFailure {
        if (options.getJournal().hasValue()) {
            throw new HistoryFailure("A run with a journal cannot go on as it began where its history has changed "
                    + "meanwhile: leave out -journal or -hist");
        }
        if (options.getWarmupMode().orElse(Defaults.WARMUP_MODE) != WarmupMode.INDI) {
            throw new HistoryFailure("A history is of forks that run one benchmark: leave out -hist, or have each warm "
                    + "itself up (-wm INDI)");
        }
        return new RunHistory(name, this::fingerprint);
    }

    /** Returns the lines on what is known of a benchmark, in front of its first fork. */
    List<String> recollection(BenchmarkParams params) {
        List<String> lines = new ArrayList<>();
        if (history != null) {
            history.takeWarnings().forEach(warning -> lines.addAll(ConsoleLines.of("# WARNING: " + warning)));
            lines.addAll(ConsoleLines.of(history.line(params)));
            history.outOfReach(params).ifPresent(late -> lines.addAll(ConsoleLines.of("# WARNING: " + late)));
        }
        return lines;
    }

    /** Returns who follows the forks of a benchmark that is about to run, or null where nobody does. */
    ForkObserver observer(RunningBenchmark visited) {
        ForkObserver decider = visited.monitor();
        return environment().observer(visited, history == null ? decider : history.observer(decider));
    }

    void followFork(BenchmarkParams params) {
        environment().startFork(params);
        if (history != null) {
            history.startFork();
        }
    }

    /** The fork has ended that was followed. */
    void stopFollowing(BenchmarkParams params) {
        environment().endFork(params, benchmark().hasResult());
        if (history != null && benchmark().hasResult() && !benchmark().isWarmupFork()) {
            history.endFork(params);
        }
    }

    /** No fork follows: what was followed is kept. */
    void stopFollowing() {
        environment().end();
        if (history != null) {
            history.write().forEach(this::comment);
        }
    }
}
