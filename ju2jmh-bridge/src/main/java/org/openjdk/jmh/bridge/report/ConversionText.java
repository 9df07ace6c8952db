package org.openjdk.jmh.bridge.report;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.openjdk.jmh.bridge.deadcode.DeadResult;
import org.openjdk.jmh.bridge.plan.Conversion.Scaffold;

/** Writes reports as text. */
public final class ConversionText {

    private ConversionText() {
    }

    public static String summary(ConversionReport report) {
        StringBuilder text = new StringBuilder();
        line(text, "tests found", report.tests().size());
        line(text, "converted", report.converted());
        line(text, "  direct", report.count(Scaffold.DIRECT));
        line(text, "  launcher", report.count(Scaffold.LAUNCHER));
        reasons(text, report.reasons(Scaffold.LAUNCHER));
        line(text, "skipped", report.count(Scaffold.SKIPPED));
        reasons(text, report.reasons(Scaffold.SKIPPED));
        List<DeadResult> dead = report.deadResults();
        if (!dead.isEmpty()) {
            text.append(String.format(Locale.ROOT, "unused results: %d, which the JIT compiler may remove%n",
                    dead.size()));
        }
        text.append("sources: ").append(files(report.files())).append('\n');
        text.append(String.format(Locale.ROOT, "time: %s reading, %s listing, %s writing%n",
                seconds(report.reading()), seconds(report.listing()), seconds(report.writing())));
        AlikeLines.ofProblems(report.problems())
                .forEach(problem -> text.append("problem: ").append(problem).append('\n'));
        return text.toString();
    }

    /** Returns the summary, and one line for each problem and each test. */
    public static String full(ConversionReport report) {
        StringBuilder text = new StringBuilder(summary(report)).append('\n');
        report.problems().forEach(problem -> text.append("problem  ").append(problem).append('\n'));
        for (ConversionOutcome test : report.tests()) {
            String scaffold = test.scaffold().name().toLowerCase(Locale.ROOT);
            String sets = test.sets() == 0 ? "" : " [" + test.sets() + " sets]";
            text.append(
                    String.format(Locale.ROOT, "%-8s %s#%s%s: %s%n", scaffold, test.testClass(), test.method(), sets,
                            test.reason()));
            if (test.deadResults() != null) {
                test.deadResults().forEach(dead -> text.append("unused   ").append(dead.text()).append('\n'));
            }
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String what, long count) {
        text.append(String.format(Locale.ROOT, "%-12s %6d%n", what, count));
    }

    private static void reasons(StringBuilder text, Map<String, Integer> reasons) {
        reasons.forEach((reason, count) -> text.append(String.format(Locale.ROOT, "%19d  %s%n", count, reason)));
    }

    private static String files(Map<String, Integer> files) {
        return files.isEmpty() ? "none" : files.entrySet().stream()
                .map(each -> each.getValue() + " " + each.getKey()).collect(Collectors.joining(", "));
    }

    private static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.2f s", duration.toMillis() / 1000.0);
    }
}
