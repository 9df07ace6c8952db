package org.openjdk.jmh.dynreconf.comparison;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.statistics.FalseDiscoveryRate;

/**
 * Judges all comparisons of a run together; immutable. If each of 500 benchmarks without a change were judged alone at
 * 95 %, 25 would report one.
 *
 * <p>Comparisons are judged within their family, which is a metric. In a common family, many plain changes of
 * allocation, all of them right, would raise the number of wrong changes that is allowed, and these would all be times.
 *
 * <p>A comparison is the same if it is so by itself. The others are changed by the procedure of Benjamini and Hochberg
 * at the rate q (JRSS B 57(1), 1995), with the p-value 1 for those that are the same, which only makes it stricter. On
 * average, at most a share of q of the verdicts faster and slower is wrong, if benchmarks are independent of each other
 * or depend in the same direction. The interval of each that is not the same has the confidence 1 − R q / m, with R
 * changes (or 1) in m comparisons, so that at most the same share of the intervals of the changed ones misses the true
 * ratio (Benjamini and Yekutieli, "False discovery rate-adjusted multiple confidence intervals for selected
 * parameters", JASA 100, 2005). It excludes 1 exactly if the verdict is a change. Comparisons that are impossible are
 * not counted in m.
 *
 * <p>Worked example: of the p-values 0.004, 0.03 and 0.4, none of them of the same, the first is below 0.05 / 3 and the
 * second below 2 · 0.05 / 3, so that two have changed, and intervals are at 1 − 2 · 0.05 / 3 = 96.7 %.
 */
public final class ComparisonRun {

    private final List<Comparison> comparisons;
    private final int compared;
    private final int changes;
    private final double rate;
    private final boolean together;

    private ComparisonRun(List<Comparison> comparisons, int compared, int changes, double rate, boolean together) {
        this.comparisons = Collections.unmodifiableList(new ArrayList<>(comparisons));
        this.compared = compared;
        this.changes = changes;
        this.rate = rate;
        this.together = together;
    }

    /**
     * Judges comparisons, as {@link Comparer} returned them, each among those of its family.
     *
     * @param families one for each comparison, such as the name of its metric
     * @param rate     the share of changes of a family that may be wrong, between 0 and 1, for example 0.05
     * @throws IllegalArgumentException if the rate is out of range, or the numbers of families and comparisons differ
     */
    public static ComparisonRun of(List<Comparison> alone, List<String> families, double rate) {
        if (!(rate > 0 && rate < 1)) {
            throw new IllegalArgumentException("rate " + rate + " is not between 0 and 1: 0.05 means 5 %");
        }
        if (families.size() != alone.size()) {
            throw new IllegalArgumentException(families.size() + " families of " + alone.size()
                    + " comparisons: each has one");
        }
        Map<String, List<Integer>> members = new LinkedHashMap<>();
        for (int i = 0; i < alone.size(); i++) {
            members.computeIfAbsent(families.get(i), family -> new ArrayList<>()).add(i);
        }
        List<Comparison> together = new ArrayList<>(alone);
        int changes = 0;
        for (List<Integer> family : members.values()) {
            changes += judge(family, together, rate);
        }
        return new ComparisonRun(together, possible(alone), changes, rate, true);
    }

    /** Replaces the comparisons of a family by the judged ones; returns how many have changed. */
    private static int judge(List<Integer> family, List<Comparison> comparisons, double rate) {
        List<Comparison> alone = family.stream().map(comparisons::get).collect(Collectors.toList());
        double[] pValues = alone.stream().filter(ComparisonRun::isPossible)
                .mapToDouble(ComparisonRun::pValueOfChange).toArray();
        int changes = FalseDiscoveryRate.discoveries(pValues, rate);
        double level = pValues.length == 0 ? rate : rate * Math.max(1, changes) / pValues.length;
        for (int i = 0; i < alone.size(); i++) {
            comparisons.set(family.get(i), judged(alone.get(i), level, changes > 0));
        }
        return changes;
    }

    /**
     * Returns a run of comparisons that keep their verdicts, each at its own confidence.
     *
     * @param rate the share of verdicts that may be wrong, between 0 and 1: 1 − their confidence
     */
    public static ComparisonRun apart(List<Comparison> decided, double rate) {
        return new ComparisonRun(decided, possible(decided),
                (int) decided.stream().filter(comparison -> comparison.verdict().isChange()).count(), rate, false);
    }

    private static int possible(List<Comparison> comparisons) {
        return (int) comparisons.stream().filter(ComparisonRun::isPossible).count();
    }

    private static boolean isPossible(Comparison comparison) {
        return !comparison.obstacle().isPresent();
    }

    private static double pValueOfChange(Comparison comparison) {
        return comparison.verdict() == Verdict.SAME ? 1 : comparison.pValue();
    }

    private static Comparison judged(Comparison comparison, double level, boolean anyChange) {
        if (comparison.verdict() == Verdict.SAME || !isPossible(comparison)) {
            return comparison;
        }
        return anyChange && comparison.pValue() <= level ? comparison.changedAt(1 - level)
                : comparison.undecidedAt(1 - level);
    }

    /** Returns the comparisons with their verdicts in this run, unmodifiable, in the given order. */
    public List<Comparison> comparisons() {
        return comparisons;
    }

    /** Returns the number of benchmarks that could be compared. */
    public int compared() {
        return compared;
    }

    /** Returns the number of verdicts faster and slower. */
    public int changes() {
        return changes;
    }

    /**
     * Returns the maximum expected number of wrong verdicts faster and slower: their number times the rate if they were
     * judged together. Otherwise it is the number of all comparisons times the rate, which holds if nothing has
     * changed, but at most their number.
     */
    public double expectedWrongChanges() {
        return together ? changes * rate : Math.min(changes, compared * rate);
    }

    public boolean isTogether() {
        return together;
    }
}
