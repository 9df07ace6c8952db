package org.openjdk.jmh.history;

import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ReconfigurationPlan;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.options.WarmupMode;

/** Adds the history of earlier runs to plans, and the forks of this run to the history. */
public final class HistoryPart implements Part {

    private final RunContext run;
    private RunHistory history;

    public HistoryPart(RunContext run) {
        this.run = run;
    }

    /** Reads the history of every benchmark, static or dynamic, before anything runs. */
    @Override
    public ReconfigurationPlan adaptPlan(BenchmarkListEntry entry, BenchmarkParams params, ReconfigurationPlan plan)
            throws HistoryFailure {
        if (history == null) {
            history = open(run.options().getHistory().get());
        }
        BenchmarkHistory known = history.of(params);
        return plan == null ? null : plan.withHistory(known);
    }

    private RunHistory open(String name) throws HistoryFailure {
        if (run.options().getJournal().hasValue()) {
            throw new HistoryFailure(
                    "-journal and -hist exclude each other, because an interrupted run could not continue with a "
                            + "changed history: leave one of them out");
        }
        if (run.options().getWarmupMode().orElse(Defaults.WARMUP_MODE) != WarmupMode.INDI) {
            throw new HistoryFailure("-hist needs forks that run one benchmark each: leave it out, or use -wm INDI");
        }
        return new RunHistory(name, run::fingerprint);
    }

    @Override
    public void benchmarkAnnounced(RunningBenchmark benchmark) {
        history.takeWarnings().forEach(warning -> run.say("# WARNING: " + warning));
        run.say(history.line(benchmark.params()));
        history.outOfReach(benchmark.params()).ifPresent(late -> run.say("# WARNING: " + late));
    }

    @Override
    public ForkObserver observe(RunningBenchmark benchmark, ForkObserver next) {
        return benchmark.params().getForks() == 0 ? next : history.observer(next);
    }

    @Override
    public void forkStarts(RunningBenchmark benchmark) {
        history.startFork();
    }

    @Override
    public void forkStops(RunningBenchmark benchmark) {
        if (benchmark.hasResult() && !benchmark.isWarmupFork()) {
            history.endFork(benchmark.params());
        }
    }

    /** Marks static results only: a dynamic result contains the history in its reconfiguration. */
    @Override
    public void annotate(RunResult result) {
        if (!result.getParams().isReconfigurable()) {
            history.earlier(result.getParams()).ifPresent(result::attachHistory);
        }
    }

    @Override
    public void runEnds(MeasuredResults results) {
        if (history != null) {
            history.write().forEach(run::say);
        }
    }
}
