package org.openjdk.jmh.results.reports;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.comparison.ResultComparison;

/**
 * Writes a comparison as JUnit XML. What the gate stops is a failure; undecided metrics and negative controls that
 * differ are skipped.
 */
final class JUnitReport {

    private JUnitReport() {
    }

    static void write(ResultComparison comparison, Gate gate, Writer out) throws IOException {
        JUnitSuite suite = new JUnitSuite(comparison.candidate() + " against " + comparison.baseline());
        comparison.metrics().forEach(metric -> add(suite, metric, gate, WhyText.headline(comparison, metric)));
        suite.write(out);
    }

    private static void add(JUnitSuite suite, ComparedMetric metric, Gate gate, Optional<String> why) {
        String benchmark = metric.key().benchmark();
        int dot = benchmark.lastIndexOf('.');
        String owner = benchmark.substring(0, Math.max(0, dot));
        String test = benchmark.substring(dot + 1) + metric.key().parameterText() + " " + metric.key().mode()
                + metric.label().map(label -> " " + label).orElse("");
        if (gate.stops(metric)) {
            suite.failed(owner, test, ReportText.verdict(metric),
                    evidence(metric) + why.map(reason -> ". " + reason).orElse(""));
        } else if (metric.verdict() == Verdict.UNDECIDED || metric.isControl() && metric.verdict().isChange()) {
            suite.skipped(owner, test, evidence(metric));
        } else {
            suite.passed(owner, test, "");
        }
    }

    private static String evidence(ComparedMetric metric) {
        String figures = ReportText.baseline(metric) + " -> " + ReportText.candidate(metric) + " " + metric.unit()
                + ", " + ReportText.changeWithInterval(metric.comparison().ratio());
        String reason = ReportText.reason(metric);
        return ReportText.verdict(metric) + ": " + (reason.isEmpty() ? figures : reason + "; " + figures);
    }
}
