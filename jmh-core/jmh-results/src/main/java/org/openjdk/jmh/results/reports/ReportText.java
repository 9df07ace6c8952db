package org.openjdk.jmh.results.reports;

import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.Stop;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.json.ResultKey;

/** Formats values and verdicts the same way in all reports. */
public final class ReportText {

    /** The reason for stopping early. */
    static final String FUTILE = "more pairs would hardly decide it";

    private static final double PERCENT = 100;
    private static final int FEWEST_DIGITS = 3;

    /** Widths of intervals in percentage points below which one and two decimals are shown. */
    private static final double COARSE_WIDTH = 10;
    private static final double FINE_WIDTH = 0.2;

    /** Larger changes are shown with a magnitude suffix. */
    private static final double LONGEST_PERCENTAGE = 100_000;

    /** An interval that spans this factor and its reciprocal excludes nothing. */
    private static final double ANY_FACTOR = 100;

    private ReportText() {
    }

    /** Returns the verdict, with a mark for negative controls. */
    static String verdict(ComparedMetric metric) {
        return word(metric) + (metric.isControl() ? ", control" : "");
    }

    static String word(ComparedMetric metric) {
        boolean score = !metric.label().isPresent();
        switch (metric.verdict()) {
            case FASTER:
                return score ? verdict(Verdict.FASTER) : "better";
            case SLOWER:
                return score ? verdict(Verdict.SLOWER) : "worse";
            default:
                return verdict(metric.verdict());
        }
    }

    static String verdict(Verdict verdict) {
        return verdict.name().toLowerCase(Locale.ROOT);
    }

    static String change(ComparedMetric metric) {
        return change(metric.comparison().ratio());
    }

    /** Returns the estimated change in percent, such as {@code +432 %}; empty if unknown. */
    public static String change(Interval ratio) {
        return Double.isNaN(ratio.point()) ? "" : signed(ratio.point(), decimals(ratio)) + " %";
    }

    static String interval(ComparedMetric metric) {
        return interval(metric.comparison().ratio());
    }

    /** Returns the interval of the change, such as {@code +53 to +2661 %}; empty if unknown. */
    public static String interval(Interval ratio) {
        if (ratio.lower() < 1 / ANY_FACTOR && ratio.upper() > ANY_FACTOR && Double.isFinite(ratio.upper())) {
            return "< " + signed(1 / ANY_FACTOR, 0) + " to > " + signed(ANY_FACTOR, 0) + " %";
        }
        if (Double.isInfinite(ratio.upper())) {
            return ratio.lower() <= 0 ? "" : "above " + signed(ratio.lower(), decimals(ratio)) + " %";
        }
        return signed(ratio.lower(), decimals(ratio)) + " to " + signed(ratio.upper(), decimals(ratio)) + " %";
    }

    /** Returns the change with its interval, such as {@code +432 % (+53 to +2661 %)}; empty if unknown. */
    static String changeWithInterval(Interval ratio) {
        String interval = interval(ratio);
        return change(ratio) + (interval.isEmpty() ? "" : " (" + interval + ")");
    }

    /** Returns the number of significant decimals of a percentage. */
    private static int decimals(Interval ratio) {
        double width = PERCENT * (ratio.upper() - ratio.lower());
        return width < FINE_WIDTH ? 2 : width < COARSE_WIDTH ? 1 : 0;
    }

    private static String signed(double ratio, int decimals) {
        double change = PERCENT * (ratio - 1);
        return change >= LONGEST_PERCENTAGE ? "+" + ShortNumber.of(change, 2)
                : String.format(Locale.ROOT, "%+." + decimals + "f", change).replaceFirst("^-(?=[0.]+$)", "+");
    }

    static String baseline(ComparedMetric metric) {
        return score(metric.baseline(), digits(metric));
    }

    static String candidate(ComparedMetric metric) {
        return score(metric.candidate(), digits(metric));
    }

    /** Returns the number of significant digits of scores; more for a narrow interval. */
    private static int digits(ComparedMetric metric) {
        return FEWEST_DIGITS + decimals(metric.comparison().ratio()) / 2;
    }

    /** Returns the geometric mean of forks; empty without forks. */
    public static String score(double[] forkMeans) {
        return score(forkMeans, FEWEST_DIGITS);
    }

    private static String score(double[] forkMeans, int digits) {
        double logarithms = 0;
        for (double mean : forkMeans) {
            logarithms += Math.log(mean);
        }
        double mean = Math.exp(logarithms / forkMeans.length);
        return Double.isNaN(mean) ? "" : ShortNumber.of(mean, digits);
    }

    static String significant(double value) {
        return ShortNumber.of(value, 4);
    }

    /** Returns the benchmark without its package, its parameters, and the label of a metric other than the score. */
    static String shortName(ComparedMetric metric) {
        return shortName(metric.key(), metric.label().orElse(""));
    }

    static String shortName(ResultKey key, String label) {
        return key.shortName() + (label.isEmpty() ? "" : ":" + label);
    }

    /** Returns why a metric is undecided; empty for decided ones. */
    static String reason(ComparedMetric metric) {
        Comparison comparison = metric.comparison();
        if (metric.verdict() != Verdict.UNDECIDED) {
            return "";
        }
        return comparison.obstacle().orElseGet(() -> "the interval contains both no change and one above "
                + percent(comparison.settings().tolerance()) + lastLook(metric).flatMap(Look::stop)
                        .filter(stop -> stop == Stop.FUTILE).map(stop -> ", and " + FUTILE).orElse(""));
    }

    private static Optional<Look> lastLook(ComparedMetric metric) {
        return metric.looks().stream().reduce((earlier, later) -> later);
    }

    /** Returns the number of pairs of forks until the verdict; empty if nothing was measured in pairs. */
    static String blocks(ComparedMetric metric) {
        return metric.looks().isEmpty() ? "" : String.valueOf(metric.looks().size());
    }

    /** Returns the plan that would decide it, as forks times iterations of each side and its time; empty if unknown. */
    static String remedy(ComparedMetric metric) {
        return metric.plan().map(plan -> plan.forks() + " x " + plan.iterations() + ", " + time(plan.seconds()))
                .orElse("");
    }

    static String time(double seconds) {
        return seconds < 90 ? Math.round(seconds) + " s"
                : seconds < 5400 ? Math.round(seconds / 60) + " min" : Math.round(seconds / 3600) + " h";
    }

    static String remedies(ResultComparison comparison) {
        return "in parentheses: forks x iterations of each side that show a change of "
                + percent(comparison.question().settings().tolerance()) + " in "
                + Math.round(PERCENT * Planner.POWER) + " % of runs, and their time";
    }

    static String percent(double share) {
        String text = String.format(Locale.ROOT, "%.2f", PERCENT * share);
        return text.replaceAll("\\.?0+$", "") + " %";
    }

    /** Counts the metrics by verdict, in one sentence. */
    static String counts(ResultComparison comparison) {
        SortedMap<Verdict, Long> counts = comparison.metrics().stream().collect(
                Collectors.groupingBy(ComparedMetric::verdict, TreeMap::new, Collectors.counting()));
        return comparison.metrics().size() + " compared: " + counts.getOrDefault(Verdict.SLOWER, 0L) + " slower, "
                + counts.getOrDefault(Verdict.FASTER, 0L) + " faster, " + counts.getOrDefault(Verdict.SAME, 0L)
                + " the same within " + percent(comparison.question().settings().tolerance()) + ", "
                + counts.getOrDefault(Verdict.UNDECIDED, 0L) + " undecided";
    }

    /** Returns the error rate of the verdicts in one sentence; empty without verdicts. */
    static String worth(ResultComparison comparison) {
        int changes = comparison.run().changes();
        String rate = percent(comparison.question().rate());
        if (!comparison.run().isTogether()) {
            return "Each verdict holds at " + percent(1 - comparison.question().rate())
                    + " over all pairs: without any change, one of "
                    + Math.round(1 / comparison.question().rate()) + " benchmarks may be called changed";
        }
        if (comparison.isOfBlocks()) {
            return "On average, at most " + rate + " of reported changes are wrong, interim analyses included"
                    + (comparison.metrics().stream().anyMatch(ComparedMetric::isDuet)
                            ? "; both forks of a pair ran at the same time" : "");
        }
        if (changes < 2) {
            return changes == 0 ? "" : "On average, at most " + rate + " of reported changes are wrong";
        }
        double wrong = comparison.run().expectedWrongChanges();
        String number = wrong < 1 ? "fewer than one" : String.format(Locale.ROOT, "%.0f", Math.ceil(wrong));
        long metrics = comparison.metrics().stream().map(ComparedMetric::label).distinct().count();
        return "Of the " + changes + " changes, " + number + " may be wrong (false discovery rate "
                + rate + (metrics > 1 ? " of each metric)" : ")");
    }
}
