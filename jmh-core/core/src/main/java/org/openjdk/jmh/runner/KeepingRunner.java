package org.openjdk.jmh.runner;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.file.ResultFile;
import org.openjdk.jmh.results.file.ResultFileException;
import org.openjdk.jmh.results.file.ResultKeeper;
import org.openjdk.jmh.results.format.ResultFormat;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.Options;

/** Superclass of {@link DecidingRunner}: keeps what was measured in the result file while the run goes on. */
abstract class KeepingRunner extends BaseRunner {

    private final List<BenchmarkResult> forks = new ArrayList<>();
    private ResultKeeper keeper;

    KeepingRunner(Options options, OutputFormat out) {
        super(options, out);
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
        } catch (ResultFileException e) {
            out.flush();
            throw KeepingRunner.<RuntimeException>unchecked(e);
        }
    }

    /** The caller's callers declare the exception; upstream's method in between does not. */
    @SuppressWarnings("unchecked")
    static <T extends Exception> T unchecked(Exception e) throws T {
        throw (T) e;
    }

    /** Called before the first fork of a benchmark; the one before may have ended in the middle. */
    void benchmarkStarts() {
        forks.clear();
    }

    /** Called after each measured fork. */
    void forkEnds(BenchmarkParams params, BenchmarkResult result) {
        forks.add(result);
    }

    /** Called after all forks of a benchmark. */
    void benchmarkEnds(BenchmarkParams params) {
        if (!forks.isEmpty()) {
            RunResult result = new RunResult(params, new ArrayList<>(forks));
            result.attachReconfiguration(outcome(params));
            keep(result);
        }
    }

    /** Returns how the dynamic run of a benchmark went that has ended, or null where it was static. */
    abstract ReconfigurationOutcome outcome(BenchmarkParams params);

    @Override
    void embeddedEnds(BenchmarkParams params, BenchmarkResult result) {
        benchmarkStarts();
        forkEnds(params, result);
        benchmarkEnds(params);
    }

    private void keep(RunResult result) {
        if (keeper != null) {
            try {
                keeper.keep(result);
            } catch (ResultFileException e) {
                out.println("# WARNING: " + e.getMessage() + "; it is tried again after the next benchmark");
            }
        }
    }

    /** Called where the run ends with an exception: what is kept by then is written. */
    void interruptResults() {
        if (keeper != null) {
            try {
                keeper.interrupt().ifPresent(out::println);
            } catch (ResultFileException e) {
                out.println("# WARNING: " + e.getMessage());
            }
        }
    }
}
