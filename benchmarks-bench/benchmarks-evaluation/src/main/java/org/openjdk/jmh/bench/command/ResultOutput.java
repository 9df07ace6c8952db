package org.openjdk.jmh.bench.command;

import java.io.Closeable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.report.ComparisonTable;
import org.openjdk.jmh.bench.report.ReplayCsv;
import org.openjdk.jmh.bench.report.ReplayPage;
import org.openjdk.jmh.bench.report.ReplayTable;
import org.openjdk.jmh.bench.report.ReportKind;
import org.openjdk.jmh.bench.summary.ReplaySummary;

/** Takes the outcomes of all benchmarks and writes every report of them. */
final class ResultOutput implements Closeable {

    private final Path folder;
    private final ReplayPage page;
    private final ReportKind kind;
    private final ReplayCsv csv;
    private final ReplaySummary.Builder summaries = new ReplaySummary.Builder();

    /** Reports into a folder, with the curves of so many benchmarks on the page. */
    ResultOutput(Path folder, int plots, ReportKind kind) throws IOException {
        this.folder = folder;
        this.kind = kind;
        Files.createDirectories(folder);
        page = new ReplayPage(folder.resolve("report.html"), plots);
        csv = new ReplayCsv(folder);
    }

    void add(BenchmarkOutcome outcome) {
        summaries.add(outcome);
        csv.add(outcome);
        page.add(outcome);
    }

    /** Writes the reports; the table of warmup quality only where the steady state of any fork is known. */
    void finish(PrintWriter out) throws IOException {
        ReplaySummary summary = summaries.build();
        ReplayCsv.writeSummary(folder.resolve("summary.csv"), summary);
        page.write(kind, summary);
        out.println(
                summary.benchmarks() + " benchmarks, " + summary.forks() + (kind == ReportKind.LIVE ? " static forks"
                        : " forks, " + summary.steadyForks() + " of them with a known steady state"));
        if (summary.steadyForks() > 0) {
            ReplayTable.table(summary).lines().forEach(out::println);
            out.println();
        }
        if (summary.benchmarks() > 0) {
            ComparisonTable.table(summary.comparisons()).lines().forEach(out::println);
        }
        out.println("results in " + folder);
        out.flush();
    }

    @Override
    public void close() throws IOException {
        page.close();
        csv.close();
    }
}
