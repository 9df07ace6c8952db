package org.openjdk.jmh.comparison;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.comparison.ComparisonQuestion;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.reports.ConsoleTable;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.results.stored.LoadableFiles;
import org.openjdk.jmh.results.stored.ReportFiles;
import org.openjdk.jmh.results.stored.TypedCommand;
import org.openjdk.jmh.results.stored.BenchmarkFilter;
import org.openjdk.jmh.run.ConsolePrinter;
import org.openjdk.jmh.runner.options.Options;

/** The stored results to compare with, read before anything runs, so that a bad file costs no measurement. */
public final class StoredBaseline {

    private final ResultSide side;
    private final FutureTask<ResultSide> reading;
    private final Options options;
    private final LoadableFiles files;

    private StoredBaseline(ResultSide side, FutureTask<ResultSide> reading, Options options, LoadableFiles files) {
        this.side = side;
        this.reading = reading;
        this.options = options;
        this.files = files;
    }

    /**
     * Reads the baseline, empty if the options name none. Throws if a file cannot be read, or a report cannot be
     * written.
     */
    public static Optional<StoredBaseline> of(Options options) throws ComparisonException {
        Optional<StoredBaseline> baseline = unread(options);
        if (baseline.isPresent()) {
            baseline.get().reading.run();
            baseline.get().side();
        }
        return baseline;
    }

    /** Checks that the files of the baseline exist, without reading results. */
    public static void check(Options options) throws ComparisonException {
        unread(options);
    }

    /**
     * Starts to read the baseline while the caller reads the candidate; empty if the options name none.
     *
     * @param candidate to be read by the caller; if present, both sides drop results without a counterpart
     * @throws ComparisonException if a file is missing, or a report cannot be written; {@link #side} throws failures
     *     of reading
     */
    static Optional<StoredBaseline> aside(Options options, Optional<ResultSide> candidate) throws ComparisonException {
        Optional<StoredBaseline> baseline = unread(options);
        if (baseline.isPresent()) {
            candidate.ifPresent(baseline.get().side::meet);
            Thread reader = new Thread(baseline.get().reading, "baseline");
            reader.setDaemon(true);
            reader.start();
        }
        return baseline;
    }

    private static Optional<StoredBaseline> unread(Options options) throws ComparisonException {
        if (options.getBaselines().isEmpty()) {
            return Optional.empty();
        }
        LoadableFiles files = new LoadableFiles(options.getBaselines());
        ReportFiles.check(options.getComparisonReports());
        BenchmarkFilter wanted = new BenchmarkFilter(options);
        ResultSide side = ResultSide.of(files.readable());
        return Optional.of(new StoredBaseline(side, new FutureTask<>(() -> {
            side.read(files.readable(), wanted);
            return side;
        }), options, files));
    }

    /** Returns the results, and waits until they are read. */
    public ResultSide side() throws ComparisonException {
        try {
            return reading.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException) {
                throw new ComparisonException(
                        "The baseline of -vs cannot be used: " + files.withOriginalNames(e.getCause().getMessage()));
            }
            if (e.getCause() instanceof Error) {
                throw (Error) e.getCause();
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ComparisonException("The baseline of -vs cannot be used: reading it was interrupted");
        }
    }

    /** Returns the settings of the comparison. Counts have a smaller tolerance than times. */
    private ComparisonQuestion question() throws ComparisonException {
        ComparisonSettings settings = ComparisonSettings.standard();
        double usual = side().isCounted() ? ComparisonSettings.COUNT_TOLERANCE : settings.tolerance();
        return new ComparisonQuestion(settings.withTolerance(options.getComparisonTolerance().orElse(usual)),
                ComparisonQuestion.RATE);
    }

    /**
     * Compares, prints the comparison (only verdicts in a silent run), and writes the reports. The gate determines
     * which verdicts count as failed.
     */
    public ResultComparison compare(ResultSide candidate, Gate gate, Consumer<String> out) throws ComparisonException {
        ResultComparison comparison = ResultComparison.of(side(), candidate, question());
        Consumer<String> comments = ConsolePrinter.ofComments(out, options);
        comments.accept("");
        ConsoleLines.ofText(files.notes()).forEach(comments);
        ConsoleLines.ofText(ConsolePrinter.isSilent(options) ? ConsoleTable.verdicts(comparison)
                : ConsoleTable.lines(comparison)).forEach(out);
        ReportFiles.write(comparison.by(TypedCommand.of(options)), gate, options.getComparisonReports(), comments);
        return comparison;
    }
}
