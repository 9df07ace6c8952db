package org.openjdk.jmh.results.reports;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.text.Markdown;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.comparison.ResultComparison;

/** Writes a comparison for a pull request: changes first, the rest folded, limited to the size of a comment. */
final class MarkdownReport {

    /** Four tables of this length with names of a hundred characters stay below GitHub's limit of 65,536 characters. */
    private static final int ROWS = 60;

    private MarkdownReport() {
    }

    static void write(ResultComparison comparison, Gate gate, Writer writer) throws IOException {
        StringWriter text = new StringWriter();
        write(comparison, new PrintWriter(text));
        writer.write(text.toString());
        writer.flush();
    }

    private static void write(ResultComparison comparison, PrintWriter out) {
        out.println("### Benchmarks: " + Markdown.text(comparison.candidate()) + " against "
                + Markdown.text(comparison.baseline()));
        out.println();
        out.println(ReportText.counts(comparison) + ".");
        String worth = ReportText.worth(comparison);
        if (!worth.isEmpty()) {
            out.println(worth + ".");
        }
        table(out, comparison.metrics(Verdict.SLOWER));
        table(out, comparison.metrics(Verdict.FASTER));
        list(out, WhyText.headlines(comparison), "");
        folded(out, "undecided", comparison.metrics(Verdict.UNDECIDED));
        folded(out, "the same", comparison.metrics(Verdict.SAME));
        list(out, ClockText.warnings(comparison), ":warning: ");
        list(out, ClockText.remarks(comparison), "");
        list(out, comparison.notes(), ":warning: ");
    }

    private static void list(PrintWriter out, List<String> sentences, String mark) {
        if (!sentences.isEmpty()) {
            out.println();
            sentences.forEach(sentence -> out.println("- " + mark + Markdown.text(sentence)));
        }
    }

    private static void folded(PrintWriter out, String what, List<ComparedMetric> metrics) {
        if (!metrics.isEmpty()) {
            out.println();
            out.println("<details><summary>" + metrics.size() + " " + what + "</summary>");
            table(out, metrics);
            out.println();
            out.println("</details>");
        }
    }

    private static void table(PrintWriter out, List<ComparedMetric> metrics) {
        if (metrics.isEmpty()) {
            return;
        }
        out.println();
        out.println("| benchmark | mode | baseline | candidate | change | interval | verdict |");
        out.println("| --- | --- | ---: | ---: | ---: | --- | --- |");
        for (ComparedMetric metric : metrics.subList(0, Math.min(ROWS, metrics.size()))) {
            out.println("| " + Markdown.code(ReportText.shortName(metric)) + " | " + Markdown.text(metric.key().mode())
                    + " | " + score(ReportText.baseline(metric), "") + " | "
                    + score(ReportText.candidate(metric), " " + Markdown.text(metric.unit())) + " | "
                    + ReportText.change(metric) + " | " + ReportText.interval(metric) + " | " + verdict(metric) + " |");
        }
        if (metrics.size() > ROWS) {
            out.println();
            out.println("and " + (metrics.size() - ROWS) + " more with smaller changes");
        }
    }

    private static String score(String score, String unit) {
        return score.isEmpty() ? "-" : score + unit;
    }

    private static String verdict(ComparedMetric metric) {
        String word =
                metric.verdict().isChange() ? "**" + ReportText.verdict(metric) + "**" : ReportText.verdict(metric);
        return metric.comparison().obstacle().map(obstacle -> word + ": " + Markdown.text(obstacle)).orElse(word);
    }
}
