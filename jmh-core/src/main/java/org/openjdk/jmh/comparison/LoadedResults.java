package org.openjdk.jmh.comparison;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.file.ResultFile;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.results.json.ResultVisitor;
import org.openjdk.jmh.results.json.ResultWriter;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.merge.ResultMerge;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.results.reports.HistoryReport;
import org.openjdk.jmh.results.reports.HistoryTable;
import org.openjdk.jmh.results.reports.PlanTable;
import org.openjdk.jmh.results.reports.ResultTable;
import org.openjdk.jmh.results.reports.RunPage;
import org.openjdk.jmh.results.shards.LoadedShards;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.results.stored.LoadableFiles;
import org.openjdk.jmh.results.stored.ReportFiles;
import org.openjdk.jmh.results.stored.BenchmarkFilter;
import org.openjdk.jmh.results.trend.ResultHistory;
import org.openjdk.jmh.run.ConsolePrinter;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.VmCleanup;

/** Loads results from files instead of running benchmarks: prints, merges and compares them. */
public final class LoadedResults {

    private static final long BYTES_PER_MEGABYTE = 1 << 20;

    private final Options options;
    private final LoadableFiles files;
    private final Optional<StoredBaseline> baseline;
    private final PlanTable plans;
    private final boolean keepsAll;
    private final BenchmarkFilter wanted;
    private final ResultSide side;
    private final RunPage page = new RunPage("");
    private LoadedShards shards;
    private int taken;

    /**
     * Finds the files, and starts to read the baseline.
     *
     * @param patterns names or patterns of files
     * @param options  select benchmarks and actions
     * @param plans    receives each benchmark if forks are planned, else null
     * @param keepsAll whether to keep results without a counterpart in the baseline
     * @throws ComparisonException if a file is missing, or the options request another format than JSON
     */
    public LoadedResults(Collection<String> patterns, Options options, PlanTable plans, boolean keepsAll)
            throws ComparisonException {
        this.options = options;
        this.plans = plans;
        this.keepsAll = keepsAll;
        this.wanted = new BenchmarkFilter(options);
        this.files = new LoadableFiles(patterns);
        this.side = ResultSide.of(files.readable());
        this.baseline = StoredBaseline.aside(options, keepsAll ? Optional.empty() : Optional.of(side));
        if (!baseline.isPresent() && !options.getComparisonReports().isEmpty()) {
            ReportFiles.check(options.getComparisonReports());
            if (options.getResult().hasValue() || options.getResultFormat().hasValue()
                    || options.getResultPage().hasValue() || plans != null) {
                throw new ComparisonException(
                        "-load with -report and without -vs only writes the history: leave -rf, -rff and -plan out");
            }
        }
        if (options.getResultPage().hasValue()) {
            ReportFiles.check(Collections.singleton(options.getResultPage().get()));
        }
        if (options.getResultFormat().hasValue() && options.getResultFormat().get() != ResultFormatType.JSON) {
            throw new ComparisonException(
                    "loaded results can only be written as JSON (-rf json) or as a page (-html FILE)");
        }
    }

    /**
     * Does what the options request, and returns the comparison, empty without a baseline. The gate determines which
     * verdicts count as failed.
     */
    public Optional<ComparedRun> use(Gate gate, Consumer<String> out) throws RunnerException {
        try {
            return used(gate, out);
        } catch (OutOfMemoryError e) {
            throw new ComparisonException("The results do not fit into the memory of this JVM, which has "
                    + Runtime.getRuntime().maxMemory() / BYTES_PER_MEGABYTE
                    + " MB: raise it, as in java -Xmx4g, or name fewer benchmarks");
        }
    }

    private Optional<ComparedRun> used(Gate gate, Consumer<String> verdicts) throws RunnerException {
        Consumer<String> out = ConsolePrinter.ofComments(verdicts, options);
        ConsoleLines.ofText(files.notes()).forEach(out);
        if (!baseline.isPresent() && !options.getComparisonReports().isEmpty()) {
            new LoadedHistory(files, wanted, options.getComparisonReports()).write(verdicts);
            return Optional.empty();
        }
        ResultTable table = new ResultTable();
        ResultVisitor sink = result -> take(result, table);
        Optional<String> target = target();
        if (target.isPresent()) {
            copy(ResultFile.open(target.get(), ResultFormatType.JSON), sink);
            out.accept("# Results are written to " + target.get());
        } else {
            read(sink);
        }
        if (options.getResultPage().hasValue()) {
            ReportFiles.write(Collections.singleton(options.getResultPage().get()), "Page is",
                    (file, writer) -> page.write(writer), out);
        }
        shards.notes().forEach(note -> ConsoleLines.of(note).forEach(out));
        Optional<ComparedRun> compared = show(table, gate, verdicts);
        Optional<String> gap = shards.gap();
        if (gap.isPresent() && target.isPresent()) {
            throw new ComparisonException("Some results are missing: " + gap.get() + ". " + target.get()
                    + " has the others");
        }
        gap.ifPresent(missing -> ConsoleLines.of("# WARNING: " + missing).forEach(out));
        return compared;
    }

    private void read(ResultVisitor sink) throws ComparisonException {
        try {
            shards = LoadedShards.of(files.readable(), wanted);
            new ResultMerge(files.readable(), wanted, shards::prepare).read(sink);
        } catch (IOException | IllegalArgumentException e) {
            throw new ComparisonException(
                    "The results of -load cannot be read: " + files.withOriginalNames(e.getMessage()));
        }
        side.complete();
        if (taken == 0) {
            throw new ComparisonException("No loaded result is from a benchmark that matches " + options.getIncludes());
        }
        if (baseline.isPresent()) {
            baseline.get().side();
        }
    }

    /** Reads everything before it writes anything, because reading may fail. */
    private void copy(ResultFile target, ResultVisitor sink) throws RunnerException {
        try {
            Path copy = VmCleanup.resultFile("jmh-result-", ".tmp");
            try {
                try (Writer out = Files.newBufferedWriter(copy, StandardCharsets.UTF_8);
                        ResultWriter writer = new ResultWriter(out)) {
                    read(result -> {
                        sink.visit(result);
                        keep(result, writer, copy);
                    });
                } catch (UncheckedIOException e) {
                    throw e.getCause();
                }
                target.copy(copy);
            } finally {
                VmCleanup.remove(copy);
            }
        } catch (IOException e) {
            throw new ComparisonException("The results cannot be merged: " + e.getMessage());
        }
    }

    /** Reports that writing failed, without blaming the file that is read. */
    private static void keep(StoredResult result, ResultWriter writer, Path copy) {
        try {
            writer.write(result);
        } catch (IOException e) {
            throw new UncheckedIOException(new IOException("the temporary file " + copy + " cannot be written: "
                    + e.getMessage() + ". Name another folder: java -Djava.io.tmpdir=/var/tmp", e));
        }
    }

    private void take(StoredResult result, ResultTable table) {
        taken++;
        if (baseline.isPresent() || keepsAll) {
            side.add(result);
        }
        if (!baseline.isPresent()) {
            table.add(result);
        }
        if (plans != null) {
            plans.add(result);
        }
        if (options.getResultPage().hasValue()) {
            page.add(result);
        }
    }

    private Optional<ComparedRun> show(ResultTable table, Gate gate, Consumer<String> out)
            throws ComparisonException {
        if (baseline.isPresent()) {
            return Optional.of(new ComparedRun(baseline.get().compare(side, gate, out)));
        }
        table.lines().forEach(out);
        return Optional.empty();
    }

    /** Returns the loaded results, none if they are neither compared nor kept. */
    public ResultSide results() {
        return side;
    }

    /** Returns the results of the baseline, empty if there is none. */
    public Optional<ResultSide> baselineResults() throws ComparisonException {
        return baseline.isPresent() ? Optional.of(baseline.get().side()) : Optional.empty();
    }

    private Optional<String> target() {
        return Optional.ofNullable(OptionFiles.resultFile(options).orElse(null));
    }

    /** Reads loaded results as the history of their benchmarks: each file is a run. */
    private static final class LoadedHistory {

        private final LoadableFiles files;
        private final Predicate<String> wanted;
        private final Collection<String> reports;

        LoadedHistory(LoadableFiles files, Predicate<String> wanted, Collection<String> reports) {
            this.files = files;
            this.wanted = wanted;
            this.reports = reports;
        }

        /** Prints the changes, and writes the reports. */
        void write(Consumer<String> out) throws ComparisonException {
            ResultHistory history = read();
            ConsoleLines.ofText(HistoryTable.lines(history)).forEach(out);
            ReportFiles.write(reports, "History is",
                    (report, writer) -> HistoryReport.of(report).write(history, writer),
                    out);
        }

        private ResultHistory read() throws ComparisonException {
            try {
                ResultHistory history = ResultHistory.read(files.readable(), wanted);
                if (history.benchmarks().isEmpty()) {
                    throw new ComparisonException("No loaded result is from a benchmark that matches the options");
                }
                return history;
            } catch (IOException e) {
                throw new ComparisonException(
                        "The results of -load cannot be read: " + files.withOriginalNames(e.getMessage()));
            }
        }
    }
}
