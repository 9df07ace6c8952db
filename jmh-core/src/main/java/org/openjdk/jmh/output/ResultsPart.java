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
import org.openjdk.jmh.run.RunResults;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.RunnerException;

/** Writes results to the result file while the run continues, and summarizes them on the console. */
public final class ResultsPart implements Part {

    private final RunContext run;
    private ResultSaver saver;
    private String lastFailure;

    public ResultsPart(RunContext run) {
        this.run = run;
    }

    @Override
    public void openResultFile(String file) throws RunnerException {
        saver = new ResultSaver(run.find(OutputSource.KEY).orElse(this::ofOneSide).open(file));
    }

    private ResultStore ofOneSide(String file) throws ResultFileException {
        RunResults forks = run.find(RunKeys.FORKS).orElseThrow(IllegalStateException::new);
        ResultFormatType format = run.options().getResultFormat().orElse(Defaults.RESULT_FORMAT);
        return new RunResultStore(ResultFile.open(file, format), forks::resultSoFar, forks::resultsAtEnd);
    }

    /** Does not write forks that a failing fork of their benchmark would drop. */
    @Override
    public void benchmarkContinues(RunningBenchmark benchmark) {
        if (run.find(RunKeys.FORKS).map(forks -> forks.keepsEachFork(benchmark.params())).orElse(true)) {
            save(benchmark);
        }
    }

    @Override
    public void lostForkEndsRun(RunningBenchmark benchmark) {
        benchmarkContinues(benchmark);
    }

    @Override
    public void benchmarkReported(RunningBenchmark benchmark) {
        save(benchmark);
    }

    private void save(RunningBenchmark benchmark) {
        if (saver == null || !benchmark.hasResults()) {
            return;
        }
        if (benchmark.isWrittenLater()) {
            saver.addUnsaved();
        } else {
            try {
                saver.save();
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
        if (saver != null) {
            saver.drop(benchmark.params());
        }
    }

    @Override
    public void runEnds(MeasuredResults results) {
        LostForkText.summary(results.measured()).forEach(run::say);
        RunSummary.of(results.measured(), run.warnings(), run.options()).forEach(run.out()::println);
        LostForkText.withoutResult(run.failures(), results.measured()).ifPresent(run::say);
    }

    @Override
    public void runFinished() throws ResultFileException {
        if (saver != null) {
            try {
                saver.finish().ifPresent(run::say);
            } catch (ResultFileException e) {
                run.out().flush();
                throw e;
            }
        }
    }

    @Override
    public void runInterrupted() {
        if (saver != null) {
            try {
                saver.interrupt().ifPresent(run::say);
            } catch (ResultFileException e) {
                run.say("# WARNING: " + e.getMessage());
            }
        }
    }

    /** If a listener's exception ended the run, saves the results and removes the hook. */
    @Override
    public void close() {
        runInterrupted();
    }
}
