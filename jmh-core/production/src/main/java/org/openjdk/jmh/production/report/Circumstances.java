package org.openjdk.jmh.production.report;

import java.util.stream.Collectors;
import org.openjdk.jmh.production.judged.ProductionReport;
import org.openjdk.jmh.production.recorded.Recordings;

/** What was recorded, in sentences. */
final class Circumstances {

    private Circumstances() {
    }

    static String of(ProductionReport report) {
        Recordings recordings = report.recordings();
        return recordings.vms().size() + (recordings.vms().size() == 1 ? " VM" : " VMs") + ", "
                + recordings.duration().toSeconds() + " s in all, from "
                + recordings.vms().values().stream().map(Object::toString).collect(Collectors.joining(", "));
    }

    static String coverage(ProductionReport report) {
        return "by " + Words.count(report.recordings().profile().samples())
                + " samples of threads that ran Java code, not of those that waited or were in native code. "
                + Words.percent(report.coveredShare().point()) + " " + Words.percentLimits(report.coveredShare())
                + " were in methods that benchmarks measure, or in what these call. The other samples count for "
                + "the innermost method of the application; methods below 1 % are not shown";
    }
}
