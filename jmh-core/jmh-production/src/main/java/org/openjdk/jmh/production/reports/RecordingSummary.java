package org.openjdk.jmh.production.reports;

import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.production.comparisons.ProductionReport;
import org.openjdk.jmh.production.recordings.Recordings;

/** Describes the recordings in sentences. */
final class RecordingSummary {

    private RecordingSummary() {
    }

    static String of(ProductionReport report) {
        Recordings recordings = report.recordings();
        return Nouns.count(recordings.vms().size(), "VM") + ", "
                + recordings.duration().toSeconds() + " s in all, from "
                + recordings.vms().values().stream().map(Object::toString).collect(Collectors.joining(", "));
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
