package org.openjdk.jmh.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.environment.OwnTime;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.reports.RunPage;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.results.stored.ReportFiles;
import org.openjdk.jmh.results.stored.ResultKeys;
import org.openjdk.jmh.results.stored.TypedCommand;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKeys;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.link.ForwardingForkObserver;
import org.openjdk.jmh.runner.options.Clock;
import org.openjdk.jmh.util.ShutdownHook;

/**
 * Writes the page of the run at its end. If a signal or an exception ends the run, the page shows what was measured. A
 * signal is handled on a thread of its own.
 */
public final class PagePart implements Part {

    private static final double[] UNKNOWN = {};
    /** Maximum time that the end of the VM waits for the page. */
    private static final int SECONDS_TO_WAIT = 10;

    private final RunContext run;
    private final String file;
    private final Map<ResultKey, List<double[]>> traces = new HashMap<>();
    private final Map<BenchmarkParams, RunResult> soFar = new TreeMap<>();
    /** None of counted forks, whose times are those of valgrind. */
    private Optional<ScoreTrace> trace = Optional.empty();
    private RunPage page;
    private ShutdownHook shutdown;
    private boolean ended;

    public PagePart(RunContext run) {
        this.run = run;
        file = run.options().getResultPage().get();
    }

    @Override
    public void runStarts() throws ComparisonException {
        ReportFiles.check(Collections.singleton(file));
    }

    @Override
    public ForkObserver observe(RunningBenchmark benchmark, ForkObserver next) {
        if (run.options().getCount().hasValue()) {
            return next;
        }
        boolean inOwnTime = Clock.of(run.options(), benchmark.params().isReconfigurable()) == Clock.OWN;
        ScoreTrace observer = new ScoreTrace(next, inOwnTime);
        trace = Optional.of(observer);
        return observer;
    }

    @Override
    public void forkStarts(RunningBenchmark benchmark) {
        trace.ifPresent(ScoreTrace::startFork);
    }

    @Override
    public void forkStops(RunningBenchmark benchmark) {
        if (benchmark.hasResult() && !benchmark.isWarmupFork()) {
            add(benchmark.params(), trace.map(ScoreTrace::scores).orElse(UNKNOWN));
        }
    }

    /** Adds a fork of an earlier start, whose iterations are unknown. */
    @Override
    public void forkReplayed(RunningBenchmark benchmark, JournaledFork fork) {
        if (fork.result().isPresent() && !fork.isWarmup()) {
            add(benchmark.params(), UNKNOWN);
        }
    }

    /** Adds the scores of a benchmark without forks, for which no fork stops. */
    @Override
    public void benchmarkReported(RunningBenchmark benchmark) {
        if (benchmark.params().getForks() == 0) {
            add(benchmark.params(), trace.map(ScoreTrace::scores).orElse(UNKNOWN));
        }
        remember(benchmark);
    }

    @Override
    public void benchmarkContinues(RunningBenchmark benchmark) {
        remember(benchmark);
    }

    @Override
    public void lostForkEndsRun(RunningBenchmark benchmark) {
        remember(benchmark);
    }

    private synchronized void remember(RunningBenchmark benchmark) {
        if (benchmark.hasResults()) {
            soFar.put(benchmark.params(),
                    run.find(RunKeys.FORKS).orElseThrow(IllegalStateException::new).resultSoFar());
            if (shutdown == null) {
                shutdown = ShutdownHook.within("jmh-page", SECONDS_TO_WAIT, () -> rescue(System.err::println));
            }
        }
    }

    @Override
    public synchronized void benchmarkDropped(RunningBenchmark benchmark) {
        traces.remove(ResultKeys.of(benchmark.params()));
        soFar.remove(benchmark.params());
    }

    private synchronized void add(BenchmarkParams params, double[] scores) {
        traces.computeIfAbsent(ResultKeys.of(params), key -> new ArrayList<>()).add(scores);
    }

    @Override
    public synchronized void runEnds(MeasuredResults results) {
        try {
            page = pageOf(results);
        } catch (ComparisonException e) {
            run.say("# WARNING: the page of the run cannot be written: " + e.getMessage());
        }
        end();
    }

    private RunPage pageOf(MeasuredResults results) throws ComparisonException {
        RunPage made = new RunPage(TypedCommand.of(run.options()));
        for (StoredResult result : results.stored()) {
            made.add(result, traces.getOrDefault(result.key(), Collections.emptyList()));
        }
        return made;
    }

    private void end() {
        ended = true;
        if (shutdown != null) {
            shutdown.close();
        }
    }

    @Override
    public void runFinished() throws ComparisonException {
        if (page != null) {
            write(page, run::say);
        }
    }

    private void write(RunPage made, Consumer<String> out) throws ComparisonException {
        ReportFiles.write(Collections.singleton(file), "Page is", (name, writer) -> made.write(writer), out);
    }

    @Override
    public void runInterrupted() {
        rescue(run::say);
    }

    /** If a listener's exception ended the run, writes the page and removes the hook. */
    @Override
    public void close() {
        runInterrupted();
    }

    private synchronized void rescue(Consumer<String> out) {
        if (ended) {
            return;
        }
        end();
        if (!soFar.isEmpty()) {
            try {
                write(pageOf(new MeasuredResults(soFar.values())), out);
            } catch (ComparisonException e) {
                out.accept("# WARNING: " + e.getMessage());
            }
        }
    }

    /** Records the scores of a fork from its first warmup iteration on. */
    private static final class ScoreTrace extends ForwardingForkObserver {

        private final boolean inOwnTime;
        private final List<Double> scores = new ArrayList<>();
        private double waited = Double.NaN;

        /**
         * Creates a trace.
         *
         * @param next      observes the fork as well
         * @param inOwnTime whether to leave out the time for which threads waited for a processor, if it is known
         */
        ScoreTrace(ForkObserver next, boolean inOwnTime) {
            super(next);
            this.inOwnTime = inOwnTime;
        }

        void startFork() {
            scores.clear();
        }

        /** Returns the scores of the ended fork, one for each iteration. */
        double[] scores() {
            return scores.stream().mapToDouble(Double::doubleValue).toArray();
        }

        @Override
        public void iterationLoad(double share, double others) {
            super.iterationLoad(share, others);
            waited = inOwnTime ? share : Double.NaN;
        }

        @Override
        public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration,
                                  IterationResult result) {
            super.iterationEnds(params, phase, iteration, result);
            double factor = OwnTime.factor(params.getMode(), waited);
            scores.add(result.getPrimaryResult().getScore() * (Double.isNaN(factor) ? 1 : factor));
            waited = Double.NaN;
        }
    }
}
