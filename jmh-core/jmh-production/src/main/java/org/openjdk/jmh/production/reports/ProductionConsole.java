package org.openjdk.jmh.production.reports;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.production.comparisons.BenchmarkMatch;
import org.openjdk.jmh.production.comparisons.CoveredMethod;
import org.openjdk.jmh.production.comparisons.Hotspot;
import org.openjdk.jmh.production.comparisons.MissingMethod;
import org.openjdk.jmh.production.comparisons.ProductionReport;
import org.openjdk.jmh.production.comparisons.ProductionTimes;
import org.openjdk.jmh.results.assertions.AssertionText;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.reports.AlignedColumns;
import org.openjdk.jmh.results.reports.Wrapped;

/** Formats the report for a terminal with 80 columns. */
public final class ProductionConsole {

    private static final int LONGEST_NAME = 36;
    private static final String INDENT = "  ";

    private final ProductionReport report;
    private final List<String> lines = new ArrayList<>();

    private ProductionConsole(ProductionReport report) {
        this.report = report;
    }

    public static List<String> lines(ProductionReport report) {
        ProductionConsole console = new ProductionConsole(report);
        console.circumstances();
        report.covered().forEach(console::method);
        console.uncovered();
        console.hotspots();
        console.missing();
        console.assertions();
        console.warnings();
        return console.lines;
    }

    private void circumstances() {
        say("# " + RecordingSummary.of(report));
    }

    private void method(CoveredMethod method) {
        lines.add("");
        lines.add(method.times().method().toString());
        MethodText.lines(method.times()).forEach(line -> wrap(INDENT + line, INDENT + INDENT));
        AlignedColumns table = new AlignedColumns(
                List.of(INDENT + "benchmark", "mean", "ratio", "95 %", "production is"), LONGEST_NAME,
                List.of(1, 2, 3));
        method.benchmarks().forEach(each -> table.add(row(each)));
        if (!method.benchmarks().isEmpty()) {
            lines.addAll(table.lines());
        }
        MethodText.conclusions(method).forEach(line -> wrap(INDENT + line, INDENT + INDENT));
    }

    private static List<String> row(BenchmarkMatch benchmark) {
        return List.of((benchmark.isNearest() ? "> " : INDENT) + benchmark.result().key().shortName(),
                ProductionText.time(benchmark.mean().point()), ProductionText.ratio(benchmark.ratio()),
                ProductionText.ratioLimits(benchmark.ratio()), benchmark.similarity().toString());
    }

    private void uncovered() {
        if (!report.uncovered().isEmpty()) {
            lines.add("");
            lines.add("Timed, and measured by no benchmark");
            AlignedColumns table = new AlignedColumns(List.of(INDENT + "method", "in all", "invocations", "mean"),
                    LONGEST_NAME, List.of(1, 2, 3));
            report.uncovered().forEach(times -> table.add(row(times)));
            lines.addAll(table.lines());
        }
    }

    private static List<String> row(ProductionTimes times) {
        return List.of(INDENT + times.method().shortName(), ProductionText.time(times.nanoseconds()),
                ProductionText.count(times.invocations()), ProductionText.time(times.mean().point()));
    }

    private void hotspots() {
        List<Hotspot> hotspots = report.hotspots();
        long samples = report.recordings().profile().samples();
        lines.add("");
        if (samples == 0) {
            say("# no samples of running threads (jdk.ExecutionSample): methods without benchmarks are unknown");
            return;
        }
        lines.add("Running, and measured by no benchmark");
        AlignedColumns table = new AlignedColumns(List.of(INDENT + "method", "itself", "95 %", "and what it calls"),
                46, List.of(1, 2, 3));
        hotspots.forEach(hotspot -> table.add(List.of(INDENT + hotspot.method().shortName(),
                ProductionText.percent(hotspot.share().point()), ProductionText.percentLimits(hotspot.share()),
                ProductionText.percent(hotspot.anywhere()))));
        lines.addAll(table.lines());
        say("# " + RecordingSummary.coverage(report));
    }

    private void missing() {
        if (!report.missing().isEmpty()) {
            lines.add("");
            lines.add("Measured by benchmarks, and without times in production");
            for (MissingMethod missing : report.missing()) {
                lines.add(INDENT + missing.method());
                wrap(INDENT + INDENT + missing.reason(), INDENT + INDENT);
            }
        }
    }

    private void assertions() {
        List<JudgedAssertion> all = report.assertions().all();
        if (all.isEmpty()) {
            return;
        }
        lines.add("");
        lines.add("Assertions in production");
        for (JudgedAssertion assertion : all) {
            wrap(INDENT + String.format("%-15s  %s", assertion.verdict(), assertion.text()), " ".repeat(19));
            ProductionEvidence.of(assertion).forEach(line -> wrap(" ".repeat(21) + line, " ".repeat(23)));
        }
        say("# " + AssertionText.counts(report.assertions()));
    }

    private void warnings() {
        if (!report.warnings().isEmpty()) {
            lines.add("");
            report.warnings().forEach(warning -> say("# WARNING: " + warning));
        }
    }

    private void say(String text) {
        wrap(text, "#   ");
    }

    private void wrap(String text, String indent) {
        lines.addAll(Wrapped.lines(text, indent));
    }
}
