package org.openjdk.jmh.production.reports;

import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.production.comparisons.BenchmarkMatch;
import org.openjdk.jmh.production.comparisons.CoveredMethod;
import org.openjdk.jmh.production.comparisons.Hotspot;
import org.openjdk.jmh.production.comparisons.ProductionReport;
import org.openjdk.jmh.production.comparisons.ProductionTimes;
import org.openjdk.jmh.results.assertions.AssertionText;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.reports.PageStyle;

/** Creates one HTML page that needs neither network nor script. */
public final class ProductionPage {

    private ProductionPage() {
    }

    public static String page(ProductionReport report) throws IOException {
        Configuration configuration = new Configuration(Configuration.VERSION_2_3_33);
        configuration.setClassForTemplateLoading(ProductionPage.class, "");
        configuration.setDefaultEncoding("UTF-8");
        configuration.setLocale(Locale.ROOT);
        StringWriter page = new StringWriter();
        try {
            Map<String, Object> model = new HashMap<>(model(report));
            model.put("style", PageStyle.css());
            configuration.getTemplate("page.ftlh").process(model, page);
        } catch (TemplateException e) {
            throw new IllegalStateException(e);
        }
        return page.toString();
    }

    private static Map<String, Object> model(ProductionReport report) {
        boolean hasSamples = report.recordings().profile().samples() > 0;
        return Map.of("circumstances", RecordingSummary.of(report), "answers", RecordingSummary.answers(report),
                "methods", report.covered().stream().map(ProductionPage::method).toList(),
                "uncovered", report.uncovered().stream().map(ProductionPage::times).toList(),
                "hotspots", report.hotspots().stream().map(ProductionPage::hotspot).toList(),
                "coverage", hasSamples ? RecordingSummary.coverage(report) : "",
                "missing", report.missing().stream()
                        .map(each -> Map.of("name", each.method().toString(), "reason", each.reason())).toList(),
                "assertions", report.assertions().all().stream().map(ProductionPage::assertion).toList(),
                "counts", AssertionText.counts(report.assertions()),
                "warnings", report.warnings());
    }

    private static Map<String, Object> method(CoveredMethod method) {
        LogAxis axis = new LogAxis();
        axis.include(method.times().mean());
        method.benchmarks().forEach(each -> axis.include(each.mean()));
        List<Map<String, Object>> rows = new ArrayList<>();
        rows.add(Map.of("name", "production", "mean", ProductionText.time(method.times().mean().point()),
                "limits", ProductionText.limits(method.times().mean()), "ratio", "", "ratioLimits", "", "verdict", "",
                "kind", "production", "bar", axis.bar(method.times().mean())));
        method.benchmarks().forEach(each -> rows.add(benchmark(each, axis)));
        List<Map<String, String>> words = new ArrayList<>();
        MethodText.lines(method.times()).forEach(line -> words.add(sentence(line)));
        MethodText.conclusions(method).forEach(line -> words.add(sentence(line)));
        return Map.of("name", method.times().method().toString(), "words", words, "rows", rows, "axis",
                axis.ends());
    }

    /** The console marks cautions and conclusions in front of them; the page does so by colour and weight. */
    private static Map<String, String> sentence(String line) {
        return Map.of("text", line.replaceFirst("^[!>] ", ""), "kind",
                line.startsWith("!") ? "undecided" : line.startsWith(">") ? "conclusion" : "plain");
    }

    private static Map<String, Object> benchmark(BenchmarkMatch benchmark, LogAxis axis) {
        return Map.of("name", benchmark.result().key().shortName(), "mean",
                ProductionText.time(benchmark.mean().point()),
                "limits", ProductionText.limits(benchmark.mean()), "ratio", ProductionText.ratio(benchmark.ratio()),
                "ratioLimits", ProductionText.ratioLimits(benchmark.ratio()), "verdict",
                benchmark.similarity().toString(),
                "kind", benchmark.isNearest() ? "nearest" : "benchmark", "bar", axis.bar(benchmark.mean()));
    }

    private static Map<String, String> times(ProductionTimes times) {
        return Map.of("name", times.method().toString(), "all", ProductionText.time(times.nanoseconds()),
                "invocations", ProductionText.count(times.invocations()), "mean",
                ProductionText.time(times.mean().point()));
    }

    private static Map<String, String> hotspot(Hotspot hotspot) {
        return Map.of("name", hotspot.method().toString(), "share", ProductionText.percent(hotspot.share().point()),
                "limits", ProductionText.percentLimits(hotspot.share()), "anywhere",
                ProductionText.percent(hotspot.anywhere()));
    }

    private static Map<String, Object> assertion(JudgedAssertion assertion) {
        return Map.of("text", assertion.text(), "verdict", assertion.verdict().toString(), "kind",
                assertion.verdict().id(), "evidence", ProductionEvidence.of(assertion));
    }

    /** Scales all times of a method to a logarithmic axis. */
    private static final class LogAxis {

        /** Factor by which the axis exceeds the outermost times, so that no bar touches its edge. */
        private static final double MARGIN = 1.3;
        /** Minimum width of a bar in percent of the axis, so that an empty interval is visible. */
        private static final double MIN_WIDTH = 0.4;

        private double least = Double.POSITIVE_INFINITY;
        private double most;

        void include(Interval times) {
            if (times.point() > 0) {
                double lower = times.isKnown() && times.lower() > 0 ? times.lower() : times.point();
                double upper = times.isKnown() ? times.upper() : times.point();
                least = Math.min(least, lower / MARGIN);
                most = Math.max(most, upper * MARGIN);
            }
        }

        /** Returns the times at both ends as text. */
        String ends() {
            return least < most ? ProductionText.time(least) + " to " + ProductionText.time(most) : "";
        }

        /** Returns left end, width and position of the estimate in percent of the axis. */
        Map<String, String> bar(Interval times) {
            if (!(times.point() > 0)) {
                return Map.of("left", "0", "width", "0", "point", "-5");
            }
            double from = place(times.isKnown() ? Math.max(times.lower(), least) : times.point());
            double to = place(times.isKnown() ? times.upper() : times.point());
            return Map.of("left", percent(from), "width", percent(Math.max(MIN_WIDTH, to - from)), "point",
                    percent(place(times.point())));
        }

        private double place(double time) {
            return 100 * Math.log(time / least) / Math.log(most / least);
        }

        private static String percent(double value) {
            return String.format(Locale.ROOT, "%.2f", value);
        }
    }
}
