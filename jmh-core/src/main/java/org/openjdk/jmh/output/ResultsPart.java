package org.openjdk.jmh.output;

import org.openjdk.jmh.reconfiguration.RunSummary;
import org.openjdk.jmh.results.file.ResultFile;
import org.openjdk.jmh.results.file.ResultFileException;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.run.LostForkText;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKeys;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.run.UpstreamForks;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.RunnerException;

/** Writes results to the result file while the run continues, and sums them up on the console. */
public final class ResultsPart implements Part {

    private final RunContext run;
    private ResultSaver keeper;
    private String lastFailure;

    public ResultsPart(RunContext run) {
        this.run = run;
    }

    @Override
    public void openResultFile(String file) throws RunnerException {
        keeper = new ResultSaver(run.find(OutputSource.KEY).orElse(this::ofOneSide).open(file));
    }

    private ResultStore ofOneSide(String file) throws ResultFileException {
        UpstreamForks forks = run.find(RunKeys.FORKS).orElseThrow(IllegalStateException::new);
        ResultFormatType format = run.options().getResultFormat().orElse(Defaults.RESULT_FORMAT);
        return new RunResultStore(ResultFile.open(file, format), forks::resultSoFar, forks::resultsAtEnd);
    }

    /** Does not write forks that a failing fork of their benchmark would drop. */
    @Override
    public void benchmarkContinues(RunningBenchmark benchmark) {
        if (run.find(RunKeys.FORKS).map(forks -> forks.keepsEachFork(benchmark.params())).orElse(true)) {
            keep(benchmark);
        }
    }

    @Override
    public void lostForkEndsRun(RunningBenchmark benchmark) {
        benchmarkContinues(benchmark);
    }

    @Override
    public void benchmarkReported(RunningBenchmark benchmark) {
        keep(benchmark);
    }

    private void keep(RunningBenchmark benchmark) {
        if (keeper == null || !benchmark.hasResults()) {
            return;
        }
        if (benchmark.isWrittenLater()) {
            keeper.remember();
        } else {
            try {
                keeper.keep();
            } catch (ResultFileException e) {
                if (!e.getMessage().equals(lastFailure)) {
                    run.say("# WARNING: " + e.getMessage() + "; JMH tries again after the next benchmark");
                }
                lastFailure = e.getMessage();
            }
        }
    }

    @Override
    public void benchmarkDropped(RunningBenchmark benchmark) {
        if (keeper != null) {
            keeper.forget(benchmark.params());
        }
    }

    @Override
    public void runEnds(MeasuredResults results) {
        LostForkText.summary(results.measured()).forEach(run::say);
        RunSummary.of(results.measured(), run.warnings(), run.options()).forEach(run.out()::println);
    }

    @Override
    public void runFinished() throws ResultFileException {
        if (keeper != null) {
            try {
                keeper.finish().ifPresent(run::say);
            } catch (ResultFileException e) {
                run.out().flush();
                throw e;
            }
        }
    }

    @Override
    public void runInterrupted() {
        if (keeper != null) {
            try {
                keeper.interrupt().ifPresent(run::say);
            } catch (ResultFileException e) {
                run.say("# WARNING: " + e.getMessage());
            }
        }
    }

    /** A run that ended with whatever a listener throws has not come to its end, and leaves no hook. */
    @Override
    public void close() {
        runInterrupted();
    }
}
