package org.openjdk.jmh.mutate.results;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.mutate.comparisons.ComparisonResult;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.verdicts.ThresholdOutcome;
import org.openjdk.jmh.results.reports.ShortNumber;

/** Determines the result of each mutant and its reason. */
public final class MutantVerdicts {

    /**
     * Additional nanoseconds of an execution above which a mutant counts as executed too rarely. A boxed value or a
     * lock costs a few, a pattern that is compiled each time costs hundreds.
     */
    private static final double MAX_NANOSECONDS_PER_HIT = 1000;
    private static final double MOST_DETECTABLE = 10;

    private final double threshold;
    private final Map<String, Coverage> coverage;
    private final Map<String, List<ComparisonResult>> compared;

    public MutantVerdicts(double threshold, Map<String, Coverage> coverage, List<ComparisonResult> compared) {
        this.threshold = threshold;
        this.coverage = coverage;
        this.compared = compared.stream().filter(each -> !each.attempt().control())
                .collect(Collectors.groupingBy(each -> each.attempt().mutant()));
    }

    public MutantResult of(CheckedMutant checked) {
        SortedMap<String, Double> coveredBy = new TreeMap<>();
        coverage.forEach((benchmark, of) -> {
            if (of.ratio(checked.mutant().id()) > 0) {
                coveredBy.put(benchmark, of.ratio(checked.mutant().id()));
            }
        });
        List<ComparisonResult> own = compared.getOrDefault(checked.mutant().id(), List.of());
        MutantVerdict verdict = verdict(checked, coveredBy, own);
        return new MutantResult(checked, verdict, reason(verdict, checked, own), own, coveredBy);
    }

    private MutantVerdict verdict(CheckedMutant checked, Map<String, Double> coveredBy, List<ComparisonResult> own) {
        if (!checked.state().usable()) {
            return MutantVerdict.INVALID;
        }
        if (own.isEmpty()) {
            return coveredBy.isEmpty() ? MutantVerdict.NOT_COVERED : MutantVerdict.NOT_MEASURED;
        }
        List<ThresholdOutcome> ends = own.stream().map(each -> each.ends().get(0)).toList();
        if (ends.contains(ThresholdOutcome.KILLED)) {
            return MutantVerdict.KILLED;
        }
        if (ends.stream().allMatch(end -> end == ThresholdOutcome.FAILED)) {
            return MutantVerdict.FAILED;
        }
        if (nearest(own).nanosPerHit(1 + threshold) > MAX_NANOSECONDS_PER_HIT) {
            return MutantVerdict.TOO_RARE;
        }
        return ends.contains(ThresholdOutcome.NOT_SLOWER) ? MutantVerdict.NOT_SLOWER : MutantVerdict.TOO_NOISY;
    }

    /** Returns the comparison that is most sensitive to an additional cost of an execution. */
    private static ComparisonResult nearest(List<ComparisonResult> own) {
        return own.stream().filter(each -> each.ends().get(0) != ThresholdOutcome.FAILED)
                .min(Comparator.comparingDouble(each -> each.nanosPerHit(2))).orElse(own.get(0));
    }

    private String reason(MutantVerdict verdict, CheckedMutant checked, List<ComparisonResult> own) {
        return switch (verdict) {
            case INVALID -> checked.state().text() + (checked.detail().isEmpty() ? "" : ": " + checked.detail());
            case NOT_COVERED -> "no benchmark executes it";
            case NOT_MEASURED -> "the budget was used up before";
            case FAILED -> own.get(own.size() - 1).loss();
            case KILLED -> kill(own.stream().filter(each -> each.kills(0)).findFirst().orElseThrow());
            case TOO_RARE -> "an execution would have to cost "
                    + nanos(nearest(own).nanosPerHit(1 + threshold)) + " more to be noticed, of "
                    + hits(nearest(own).attempt().ratio());
            case TOO_NOISY -> slowdown(nearest(own)) + "; " + noticed(nearest(own).look().detectable().get(0));
            case NOT_SLOWER -> slowdown(nearest(own)) + "; an execution costs " + perHit(nearest(own)) + " more";
        };
    }

    /** A slow-down above ten times says no more than that there are too few pairs. */
    private static String noticed(double detectable) {
        return detectable < MOST_DETECTABLE ? "noticed from " + percent(detectable) + " on"
                : "not even noticed if ten times as slow";
    }

    private static String kill(ComparisonResult compared) {
        return Double.isNaN(compared.look().slowdown().point())
                ? compared.loss() + ", on " + compared.attempt().benchmark().shortId() : slowdown(compared);
    }

    private static String slowdown(ComparisonResult compared) {
        Interval slowdown = compared.look().slowdown();
        return percent(slowdown.point()) + " (" + change(slowdown.lower()) + " to " + percent(slowdown.upper())
                + ") on " + compared.attempt().benchmark().shortId();
    }

    private static String perHit(ComparisonResult compared) {
        Interval slowdown = compared.look().slowdown();
        return nanos(compared.nanosPerHit(slowdown.lower())) + " to " + nanos(compared.nanosPerHit(slowdown.upper()));
    }

    private static String hits(double ratio) {
        return ShortNumber.of(ratio, 3) + " executions in an operation";
    }

    private static String nanos(double nanos) {
        return ShortNumber.of(nanos, 3) + " ns";
    }

    private static String percent(double ratio) {
        return change(ratio) + " %";
    }

    private static String change(double ratio) {
        return String.format(Locale.ROOT, "%+.1f", 100 * (ratio - 1));
    }
}
