package org.openjdk.jmh.production.reports;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.production.comparisons.ProductionReport;
import org.openjdk.jmh.production.comparisons.Similarity;
import org.openjdk.jmh.production.recordings.Recordings;

/** Describes the recordings in sentences. */
final class RecordingSummary {

    private static final DateTimeFormatter MINUTE =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneOffset.UTC);

    private RecordingSummary() {
    }

    static String of(ProductionReport report) {
        Recordings recordings = report.recordings();
        return Nouns.count(recordings.vms().size(), "VM") + ", "
                + recordings.duration().toSeconds() + " s in all, from "
                + recordings.vms().values().stream().map(MINUTE::format).collect(Collectors.joining(", ")) + " UTC";
    }

    /** Returns the answers that a reader looks for first, one sentence each. */
    static List<String> answers(ProductionReport report) {
        List<String> answers = new ArrayList<>();
        int methods = report.covered().size();
        if (methods > 0) {
            long alike = report.covered().stream().filter(method -> method.benchmarks().stream()
                    .anyMatch(each -> each.similarity() == Similarity.ALIKE)).count();
            answers.add(alike + " of " + Nouns.count(methods, "measured method")
                    + (alike == 1 ? " takes" : " take") + " as long in production as in a benchmark.");
        }
        report.hotspots().stream().findFirst().ifPresent(hotspot -> answers.add("No benchmark covers "
                + hotspot.method().shortName() + ", where " + ProductionText.percent(hotspot.share().point())
                + " of the samples are."));
        return answers;
    }

    static String coverage(ProductionReport report) {
        return "by " + ProductionText.count(report.recordings().profile().samples())
                + " samples of threads that ran Java code, not of those that waited or were in native code. "
                + ProductionText.percent(report.coveredShare().point()) + " "
                + ProductionText.percentLimits(report.coveredShare())
                + " were in methods that benchmarks measure, or in what these call. The other samples count for "
                + "the innermost method of the application; methods below 1 % are not shown";
    }
}
