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
record OverheadTable(Map<Configuration, List<RunTimes>> runs, TimeValue time) {

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("| criterion | gap static, ms | gap dynamic, ms (median) | first gap, ms | added, ms [99 %] "
                + "| added, % of an iteration [99 %] | score dynamic / static [99 %] |");
        lines.add("| --- | --- | --- | --- | --- | --- | --- |");
        runs.forEach((configuration, dynamics) -> {
            if (!configuration.equals(Configuration.STATIC)) {
                lines.add(row(configuration, new Comparison(runs.get(Configuration.STATIC), dynamics)));
            }
        });
        return lines;
    }

    private String row(Configuration configuration, Comparison comparison) {
        Interval added = comparison.addedGap();
        double perPercent = time.convertTo(TimeUnit.MILLISECONDS) / 100.0;
        Interval share = Interval.of(added.lower() / perPercent, added.point() / perPercent,
                added.upper() / perPercent);
        return String.format(Locale.ROOT, "| %s | %.3f | %.3f (%.3f) | %.2f | %s | %s | %s |", configuration.name(),
                comparison.staticGap(), comparison.dynamicGap(), comparison.dynamicMedianGap(), comparison.firstGap(),
                text(added, "%.3f"), text(share, "%.3f"), text(comparison.scoreRatio(), "%.4f"));
    }

    private static String text(Interval interval, String format) {
        return String.format(Locale.ROOT, format + " [" + format + ", " + format + "]", interval.point(),
                interval.lower(), interval.upper());
    }
}
