package org.openjdk.jmh.bench.overhead;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The result, as a table in Markdown.
 *
 * @param runs of each configuration, the static one among them
 * @param time of an iteration
 */
record OverheadTable(Map<OverheadConfiguration, List<RunTimes>> runs, TimeValue time) {

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(
                "| criterion | gap static, ms: mean / median / lowest | gap dynamic, ms: mean / median / lowest | first gap, ms "
                        + "| added wall time, % of an iteration [99 %] | added processor time, ms [99 %] "
                        + "| added processor time, % of an iteration [99 %] | score dynamic / static [99 %] |");
        lines.add("| --- | --- | --- | --- | --- | --- | --- | --- |");
        runs.forEach((configuration, dynamics) -> {
            if (!configuration.equals(OverheadConfiguration.STATIC)) {
                lines.add(row(configuration, comparison(configuration, dynamics)));
            }
        });
        return lines;
    }

    private OverheadComparison comparison(OverheadConfiguration configuration, List<RunTimes> dynamics) {
        return new OverheadComparison(
                runs.get(OverheadConfiguration.STATIC).stream().map(configuration::withCheckpoints).toList(),
                dynamics.stream().map(configuration::withCheckpoints).toList());
    }

    private String row(OverheadConfiguration configuration, OverheadComparison comparison) {
        Interval cpu = comparison.added(RunTimes::cpuGaps);
        return String.format(Locale.ROOT, "| %s | %s | %s | %.1f | %s | %s | %s | %s |", configuration.name(),
                gap(comparison.statics()), gap(comparison.dynamics()), comparison.firstGap(),
                text(share(comparison.added(RunTimes::wallGaps)), "%.3f"), text(cpu, "%.3f"),
                text(share(cpu), "%.3f"), text(comparison.scoreRatio(), "%.4f"));
    }

    private static String gap(List<RunTimes> runs) {
        return String.format(Locale.ROOT, "%.3f / %.3f / %.3f", OverheadComparison.mean(runs, RunTimes::wallGaps),
                OverheadComparison.quantile(0.5, runs, RunTimes::wallGaps),
                OverheadComparison.quantile(0, runs, RunTimes::wallGaps));
    }

    /** In percent of an iteration. */
    private Interval share(Interval milliseconds) {
        double perPercent = time.convertTo(TimeUnit.MILLISECONDS) / 100.0;
        return Interval.of(milliseconds.lower() / perPercent, milliseconds.point() / perPercent,
                milliseconds.upper() / perPercent);
    }

    private static String text(Interval interval, String format) {
        return String.format(Locale.ROOT, format + " [" + format + ", " + format + "]", interval.point(),
                interval.lower(), interval.upper());
    }
}
