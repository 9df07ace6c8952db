package org.openjdk.jmh.mutate.result;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.oracle.ThresholdOutcome;
import org.openjdk.jmh.mutate.run.Compared;

/** Says of each mutant what came of it, and why. */
public final class Fates {

    /**
     * What an execution of a mutated line has to cost to be noticed, beyond which it is executed too seldom: nanoseconds. A
     * boxed value or a lock costs a few, a pattern compiled anew hundreds.
     */
    private static final double DEAREST = 1000;

    private final double threshold;
    private final Map<String, Coverage> coverage;
    private final Map<String, List<Compared>> compared;

    /**
     * What is known in the end.
     *
     * @param threshold the smallest one
     * @param coverage  by benchmark
     * @param compared  all attempts but controls
     */
    public Fates(double threshold, Map<String, Coverage> coverage, List<Compared> compared) {
        this.threshold = threshold;
        this.coverage = coverage;
        this.compared = compared.stream().filter(each -> !each.attempt().control())
                .collect(Collectors.groupingBy(each -> each.attempt().mutant()));
    }

    /** {@return what came of a mutant} */
    public MutantResult of(CheckedMutant checked) {
        SortedMap<String, Double> coveredBy = new TreeMap<>();
        coverage.forEach((benchmark, of) -> {
            if (of.ratio(checked.mutant().id()) > 0) {
                coveredBy.put(benchmark, of.ratio(checked.mutant().id()));
            }
        });
        List<Compared> own = compared.getOrDefault(checked.mutant().id(), List.of());
        Fate fate = fate(checked, coveredBy, own);
        return new MutantResult(checked, fate, reason(fate, checked, own), own, coveredBy);
    }

    private Fate fate(CheckedMutant checked, Map<String, Double> coveredBy, List<Compared> own) {
        if (!checked.state().usable()) {
            return Fate.INVALID;
        }
        if (own.isEmpty()) {
            return coveredBy.isEmpty() ? Fate.NOT_COVERED : Fate.NOT_MEASURED;
        }
        List<ThresholdOutcome> ends = own.stream().map(each -> each.ends().get(0)).toList();
        if (ends.contains(ThresholdOutcome.KILLED)) {
            return Fate.KILLED;
        }
        if (ends.stream().allMatch(end -> end == ThresholdOutcome.FAILED)) {
            return Fate.FAILED;
        }
        if (nearest(own).nanosPerHit(1 + threshold) > DEAREST) {
            return Fate.TOO_RARE;
        }
        return ends.contains(ThresholdOutcome.NOT_SLOWER) ? Fate.NOT_SLOWER : Fate.TOO_NOISY;
    }

    /** The comparison in which an execution weighs most. */
    private static Compared nearest(List<Compared> own) {
        return own.stream().filter(each -> each.ends().get(0) != ThresholdOutcome.FAILED)
                .min(Comparator.comparingDouble(each -> each.nanosPerHit(2))).orElse(own.get(0));
    }

    private String reason(Fate fate, CheckedMutant checked, List<Compared> own) {
        return switch (fate) {
            case INVALID -> checked.state().text() + (checked.detail().isEmpty() ? "" : ": " + checked.detail());
            case NOT_COVERED -> "no benchmark executes it";
            case NOT_MEASURED -> "the budget was used up before";
            case FAILED -> own.get(own.size() - 1).loss();
            case KILLED -> kill(own.stream().filter(each -> each.kills(0)).findFirst().orElseThrow());
            case TOO_RARE -> "an execution would have to cost "
                    + nanos(nearest(own).nanosPerHit(1 + threshold)) + " more to be noticed, of "
                    + hits(nearest(own).attempt().ratio());
            case TOO_NOISY -> slowdown(nearest(own)) + "; noticed from "
                    + percent(nearest(own).look().detectable().get(0)) + " on";
            case NOT_SLOWER -> slowdown(nearest(own)) + "; an execution costs "
                    + perHit(nearest(own)) + " more";
        };
    }

    private static String kill(Compared compared) {
        return Double.isNaN(compared.look().slowdown().point())
                ? compared.loss() + ", on " + compared.attempt().benchmark().shortId() : slowdown(compared);
    }

    private static String slowdown(Compared compared) {
        Interval slowdown = compared.look().slowdown();
        return percent(slowdown.point()) + " [" + percent(slowdown.lower()) + ", " + percent(slowdown.upper())
                + "] on " + compared.attempt().benchmark().shortId();
    }

    private static String perHit(Compared compared) {
        Interval slowdown = compared.look().slowdown();
        return nanos(compared.nanosPerHit(slowdown.lower())) + " to " + nanos(compared.nanosPerHit(slowdown.upper()));
    }

    private static String hits(double ratio) {
        return String.format(Locale.ROOT, ratio < 100 ? "%.3g executions in an operation"
                : "%.0f executions in an operation", ratio);
    }

    private static String nanos(double nanos) {
        double size = Math.abs(nanos);
        return String.format(Locale.ROOT, size < 10 ? "%.2f ns" : size < 1e4 ? "%.0f ns" : "%.3g ns", nanos);
    }

    private static String percent(double ratio) {
        return String.format(Locale.ROOT, "%+.1f %%", 100 * (ratio - 1));
    }
}
