package org.openjdk.jmh.runner;

import java.io.File;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openjdk.jmh.comparison.WorkloadFingerprints;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IncompleteResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.LostFork;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.file.ResultFile;
import org.openjdk.jmh.results.file.ResultFileException;
import org.openjdk.jmh.results.file.ResultKeeper;
import org.openjdk.jmh.results.format.ResultFormat;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.BinaryLinkServer;
import org.openjdk.jmh.runner.options.Options;

/**
 * Superclass of {@link DecidingRunner}: keeps what was measured, in the result file while the run goes on, and beside
 * forks that are lost.
 */
abstract class KeepingRunner extends RememberingRunner {

    private final Map<BenchmarkParams, IncompleteResult> incomplete = new HashMap<>();
    private final Map<BenchmarkParams, String> failed = new LinkedHashMap<>();
    private final WorkloadFingerprints fingerprints;
    private ResultKeeper keeper;

    KeepingRunner(Options options, OutputFormat out) {
        super(options, out);
        fingerprints = new WorkloadFingerprints(!options.getBaselines().isEmpty() || ExitCode.isAsked(options)
                || options.getShard().hasValue() || options.getHistory().hasValue());
    }

    /** Called before anything runs: the same runner may have run before. */
    void forgetEarlierRun() {
        incomplete.clear();
        failed.clear();
        environment().forget();
        forgetHistory();
        turnTo(null);
    }

    /** Called before anything runs: a file that cannot be written is refused here. */
    void openResults(String file) {
        try {
            keeper = new ResultKeeper(ResultFile.open(file, options.getResultFormat().orElse(Defaults.RESULT_FORMAT)));
        } catch (ResultFileException e) {
            throw KeepingRunner.<RuntimeException>unchecked(e);
        }
    }

    /** Returns what writes the results at the end of the run; format and file are those of {@link #openResults}. */
    static ResultFormat resultFormat(ResultFormatType format, String file, KeepingRunner runner) {
        return runner::finishResults;
    }

    private void finishResults(Collection<RunResult> results) {
        try {
            keeper.finish(results);
            endJournal();
        } catch (ResultFileException e) {
            out.flush();
            throw KeepingRunner.<RuntimeException>unchecked(e);
        }
    }

    /** The caller's callers declare the exception; upstream's method in between does not. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    static <T extends Exception> T unchecked(Exception e) throws T {
        throw (T) e;
    }

    /** Upstream's method, which {@link Runner} implements. */
    abstract List<IterationResult> doFork(BinaryLinkServer server, List<String> command, File stdOut, File stdErr,
                                          boolean printOut, boolean printErr);

    /**
     * Runs one fork.
     *
     * @param index of the fork, warmup forks first, from 0
     * @return the iterations of its result, none where it is lost and others are kept
     */
    List<IterationResult> measureFork(BinaryLinkServer server, List<String> command, File stdOut, File stdErr,
                                      boolean printOut, boolean printErr, BenchmarkParams params, int index) {
        try {
            List<IterationResult> measured = doFork(server, command, stdOut, stdErr, printOut, printErr);
            benchmark().forks().end();
            if (measured.size() < params.getMeasurement().getCount()) {
                benchmark().lacksIterations();
                failed.put(params, "a fork ended before its last iteration");
            }
            return kept(measured, params);
        } catch (BenchmarkException e) {
            if (wasForkCut()) {
                endCutFork(server);
                return Collections.emptyList();
            }
            benchmark().stopFork();
            failed.put(params, ForkLoss.cause(e));
            if (!keepsForks(params)) {
                journalLoss(ForkLoss.cause(e));
                drop(params);
                throw e;
            }
            lose(params, index, ForkLoss.cause(e));
            if (options.shouldFailOnError().orElse(Defaults.FAIL_ON_ERROR)) {
                journalFork();
                keepUnfinished(params);
                throw e;
            }
            discard(server);
            return Collections.emptyList();
        } finally {
            forkStopped();
        }
    }

    private void endCutFork(BinaryLinkServer server) {
        comment("# Fork " + (benchmark().nextFork() + 1)
                + " has outlasted its time: it was ended, and nothing of it is "
                + "in the result");
        cutFork();
        discard(server);
    }

    /** Drops a benchmark with the forks of earlier visits, as upstream does with those that it has just run. */
    private void drop(BenchmarkParams params) {
        if (isScheduled()) {
            skip(params, benchmark().allForks() - benchmark().nextFork());
            if (keeper != null) {
                keeper.forget(params);
            }
            tellSchedule(benchmark().fail());
        }
    }

    private boolean keepsForks(BenchmarkParams params) {
        return options.getKeepForks().orElse(params.isReconfigurable());
    }

    private void lose(BenchmarkParams params, int index, String cause) {
        boolean warmup = index < params.getWarmupForks();
        LostFork fork = new LostFork(warmup ? index + 1 : index + 1 - params.getWarmupForks(), warmup, cause);
        benchmark().lose(fork);
        forkIsLost(fork);
    }

    /** Tells of a fork that is lost, where others of the benchmark are kept. */
    abstract void forkIsLost(LostFork fork);

    /** What a fork sent before it was lost is not for the next one. */
    private static void discard(BinaryLinkServer server) {
        server.getResults();
        server.getMetadata();
    }

    /** Called after each measured fork with a result. */
    void forkEnds(BenchmarkParams params, BenchmarkResult result) {
        benchmark().add(result);
    }

    /** Keeps the forks so far of a benchmark whose forks are kept one by one, or lie between those of others. */
    void keepUnfinished(BenchmarkParams params) {
        if (isScheduled() || keepsForks(params)) {
            keep(true);
        }
    }

    /** Called after all forks of a benchmark. */
    void benchmarkEnds(BenchmarkParams params) {
        keep(noteEnd(params));
    }

    /** Called where no fork of the run follows: all results are written together, at once. */
    void benchmarkEndsWithRun(BenchmarkParams params) {
        boolean unfinished = noteEnd(params);
        if (keeper != null && !benchmark().forks().isEmpty()) {
            keeper.remember(marked(unfinished));
        }
    }

    private boolean noteEnd(BenchmarkParams params) {
        boolean unfinished = benchmark().wasCutShort() && !isOpenEnded(params);
        incomplete.put(params, benchmark().forks().missing(unfinished));
        return unfinished;
    }

    private void keep(boolean unfinished) {
        if (keeper != null && !benchmark().forks().isEmpty()) {
            try {
                keeper.keep(marked(unfinished));
            } catch (ResultFileException e) {
                comment("# WARNING: " + e.getMessage() + "; it is tried again after the next benchmark");
            }
        }
    }

    private RunResult marked(boolean unfinished) {
        BenchmarkParams params = benchmark().params();
        RunResult result = benchmark().forks().result(params, outcome(params), unfinished);
        mark(result);
        return result;
    }

    /** Returns how the dynamic run of a benchmark went so far, or null where it is static. */
    abstract ReconfigurationOutcome outcome(BenchmarkParams params);

    /** Called where a benchmark without forks begins, which has failed unless it ends well. */
    @Override
    void startEmbedded(BenchmarkParams params) {
        turnTo(new RunningBenchmark(params));
        if (params.getMeasurement().getCount() > 0) {
            failed.put(params, "it ended before its last iteration");
        }
    }

    @Override
    void embeddedEnds(BenchmarkParams params, BenchmarkResult result) {
        if (result.getIterationResults().size() >= params.getMeasurement().getCount()) {
            failed.remove(params);
        }
        forkEnds(params, result);
        benchmarkEnds(params);
    }

    @Override
    String fingerprint(BenchmarkParams params) {
        return fingerprints.of(params).orElse(null);
    }

    /** Marks a result with the code of its benchmark and with what the machine did, where the run asks for it. */
    void mark(RunResult result) {
        fingerprints.mark(result);
        environment().mark(result);
    }

    @Override
    void fails(BenchmarkParams params) {
        failed.put(params, "it failed in an earlier start of this run");
    }

    @Override
    boolean keepsResults() {
        return keeper != null;
    }

    @Override
    Collection<RunResult> resultsSoFar() {
        return benchmarks().stream().filter(running -> !running.forks().isEmpty())
                .map(running -> running.forks().result(running.params(), outcome(running.params()), true))
                .collect(Collectors.toList());
    }

    /** Called where the run ends with an exception: what is kept by then is written. */
    void interruptResults() {
        closeJournal();
        endProgress();
        if (keeper != null) {
            try {
                keeper.interrupt().ifPresent(this::comment);
            } catch (ResultFileException e) {
                comment("# WARNING: " + e.getMessage());
            }
        }
    }

    /** Returns what is missing in the result of a benchmark, or null where nothing is. */
    IncompleteResult incomplete(BenchmarkParams params) {
        return incomplete.get(params);
    }

    /**
     * Returns the benchmarks that have no result, or lack a fork or an iteration of it.
     *
     * @return each with the last cause, in one line, in the order of the run
     */
    public Map<BenchmarkParams, String> failures() {
        return Collections.unmodifiableMap(failed);
    }

    /** Benchmarks that have no result, or lack a fork or an iteration of it, in the order of the run. */
    Collection<BenchmarkParams> failedBenchmarks() {
        return failures().keySet();
    }
}
