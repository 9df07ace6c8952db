package org.openjdk.jmh.comparison;

import java.io.IOException;
import java.util.Collection;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.reports.HistoryReport;
import org.openjdk.jmh.results.reports.HistoryTable;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.results.stored.LoadableFiles;
import org.openjdk.jmh.results.stored.ReportFiles;
import org.openjdk.jmh.results.trend.ResultHistory;

/** Reads loaded results as the history of their benchmarks: each file is a run. */
final class LoadedHistory {

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
        ReportFiles.write(reports, "History is", (report, writer) -> HistoryReport.of(report).write(history, writer),
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
            throw new ComparisonException("The results cannot be loaded: " + files.withOriginalNames(e.getMessage()));
        }
    }
}
