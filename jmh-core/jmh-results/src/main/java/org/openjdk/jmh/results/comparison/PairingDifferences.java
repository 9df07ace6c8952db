package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Collections;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.levels.LevelText;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.json.ResultKey;

/**
 * Collects the differences between two sides other than the results, and formats each of them once for all affected
 * benchmarks.
 */
final class PairingDifferences {

    /** The number of benchmarks that a note names. */
    private static final int NAMED = 2;
    private static final double PERCENT = 100;
    /** Share of waiting below which own time and wall time are the same for a reader. */
    private static final double LITTLE_WAITING = 0.02;

    private final Map<String, List<ResultKey>> benchmarks = new LinkedHashMap<>();
    private final Set<String> intended;

    PairingDifferences() {
        this(Collections.emptySet());
    }

    /** @param intended the settings that differ because the user wants to compare them */
    PairingDifferences(Set<String> intended) {
        this.intended = intended;
    }

    void onlyBaseline(ResultKey key) {
        add("only in the baseline", key);
    }

    void onlyCandidate(ResultKey key) {
        add("only in the candidate", key);
    }

    void onlyOneSide(ResultKey key, String label, boolean baseline) {
        if (label.equals(MemoryCheck.CYCLES)) {
            return;
        }
        add("no " + (label.isEmpty() ? "score" : label) + " in the " + (baseline ? "candidate" : "baseline"), key);
    }

    /** Adds metrics of profilers, such as totals, whose better direction is unknown. */
    void unknownDirections(ResultKey key, SideResult before, SideResult after) {
        SortedMap<String, Unit> units = new TreeMap<>(before.unknownDirections());
        units.putAll(after.unknownDirections());
        if (!units.isEmpty()) {
            add("not compared, because it is unknown whether higher or lower values are better: " + units.entrySet()
                    .stream()
                    .map(metric -> metric.getKey() + " (" + metric.getValue() + ")").collect(Collectors.joining(", ")),
                    key);
        }
    }

    /** Adds the times beside a score in own time, such as those of the methods of a group, if own time differs much. */
    void wallTimes(ResultKey key, SideResult before, SideResult after) {
        List<String> times = after.timesBesideTheScore();
        boolean own = before.ownTime().isPresent() && after.ownTime().isPresent();
        if (own && !times.isEmpty() && Math.max(before.waiting(), after.waiting()) > LITTLE_WAITING) {
            add("the score is in own time, but not " + String.join(", ", times)
                    + ": -clock wall shows all in wall time", key);
        }
    }

    /** Adds that some of several runs have no usable score. */
    void unusableRuns(ResultKey key, List<SideResult> before, List<SideResult> after) {
        unusableRuns(key, "baseline", before);
        unusableRuns(key, "candidate", after);
    }

    private void unusableRuns(ResultKey key, String side, List<SideResult> runs) {
        int usable = runs.size() < 2 ? runs.size()
                : RunsAsForks.of(runs, run -> run.metric(SideMetric.PRIMARY), true).map(SideMetric::forks).orElse(0);
        if (usable < runs.size()) {
            add((runs.size() - usable) + " of " + runs.size() + " runs of the " + side
                    + " left out, because they have no usable score in the unit of the first one", key);
        }
    }

    void moving(ResultKey key) {
        add("the change still grows or shrinks within forks, by more than the tolerance: give both sides more warmup"
                + " (-wi N)", key);
    }

    void unconfirmed(ResultKey key) {
        add("changed by so few pairs that rare outlying forks, of which there was none, might undo it: more pairs "
                + "confirm it (-f N)", key);
    }

    /** Adds that intervals use the variance of a history. */
    void knownScatter(ResultKey key) {
        add("intervals use the variation between forks of the history, unless the forks of a side vary more", key);
    }

    /** Adds that counted forks have several distinct levels, so that means do not show what changed. */
    void levels(ResultKey key, double[] baseline, double[] candidate, String unit) {
        LevelText.of(baseline, candidate, unit).ifPresent(levels -> add(levels, key));
    }

    /** Adds that the change differs between blocks, so that the code alone does not explain it. */
    void blocks(ResultKey key, double[] baseline, double[] candidate, double tolerance, boolean severalThreads) {
        DoubleSummaryStatistics ratios = IntStream.range(0, baseline.length)
                .mapToDouble(block -> candidate[block] / baseline[block]).summaryStatistics();
        if (ratios.getMax() / ratios.getMin() > 1 + tolerance) {
            add(String.format(Locale.ROOT,
                    "pairs differ, from %+.1f %% to %+.1f %%, because the compiler reaches methods at different times%s: "
                            + "add pairs (-f N)",
                    PERCENT * (ratios.getMin() - 1), PERCENT * (ratios.getMax() - 1),
                    severalThreads ? ", or because threads wait for each other" : ""), key);
        }
    }

    /** Adds that instructions are the same and memory was not checked. */
    void memory(ResultKey key) {
        add("the same number of instructions; memory is not checked, because a side has no " + MemoryCheck.CYCLES
                + ": count both sides again, or use -count cycles", key);
    }

    /** Adds settings that differ between the sides. */
    void circumstances(List<SideResult> before, List<SideResult> after) {
        Map<String, String> is = after.get(0).circumstances;
        Map<String, String> was = before.get(0).circumstances;
        is.forEach((name, value) -> {
            if (!intended.contains(name) && was.containsKey(name) && !Objects.equals(was.get(name), value)) {
                add(name + " differs: " + shown(was.get(name)) + " in the baseline, " + shown(value)
                        + " in the candidate",
                        after.get(0).key);
            }
        });
    }

    void disturbed(List<SideResult> before, List<SideResult> after) {
        boolean baseline = before.stream().anyMatch(SideResult::isDisturbed);
        boolean candidate = after.stream().anyMatch(SideResult::isDisturbed);
        if (baseline || candidate) {
            add("the machine disturbed forks of " + (baseline && candidate ? "both sides" : baseline ? "the baseline"
                    : "the candidate"), after.get(0).key);
        }
    }

    /** Adds that the code of the benchmark itself differs, if both sides have comparable fingerprints. */
    void workload(List<SideResult> before, List<SideResult> after) {
        boolean changed = before.stream().anyMatch(was -> after.stream().anyMatch(is -> isAnother(was, is)));
        if (changed) {
            add("the benchmark itself changed between baseline and candidate", after.get(0).key);
        }
    }

    /** Adds that only one side was measured in duets, whose forks slow each other down. */
    void duets(List<SideResult> before, List<SideResult> after) {
        boolean was = before.stream().anyMatch(SideResult::isDuet);
        if (was != after.stream().anyMatch(SideResult::isDuet)) {
            add("the " + (was ? "baseline" : "candidate")
                    + " was measured in duets, on half of the cores beside another fork, and the "
                    + (was ? "candidate" : "baseline") + " was not", after.get(0).key);
        }
    }

    /**
     * Adds that the warmups ended by different rules. This shifts all forks of a side alike, so their variation does
     * not show it.
     */
    void warmups(SideResult before, SideResult after) {
        WarmupRule.difference(before.warmup, after.warmup).ifPresent(difference -> add(difference, after.key));
    }

    private static boolean isAnother(SideResult was, SideResult is) {
        return was.fingerprint.isPresent() && is.fingerprint.isPresent()
                && !was.fingerprint.equals(is.fingerprint)
                && method(was.fingerprint.get()).equals(method(is.fingerprint.get()));
    }

    private static String method(String fingerprint) {
        return fingerprint.substring(0, fingerprint.indexOf('-') + 1);
    }

    private static String shown(String value) {
        return value.isEmpty() ? "none" : value;
    }

    void add(String note, ResultKey key) {
        benchmarks.computeIfAbsent(note, text -> new ArrayList<>()).add(key);
    }

    /** Returns one sentence for each difference, with the first few benchmarks unless it affects all {@code pairs}. */
    List<String> sentences(int pairs) {
        return benchmarks.entrySet().stream().map(entry -> sentence(entry.getKey(), entry.getValue(), pairs))
                .collect(Collectors.toList());
    }

    private static String sentence(String note, List<ResultKey> keys, int pairs) {
        if (keys.size() == pairs && pairs > 1) {
            return note + ", all " + pairs + " benchmarks";
        }
        String named = keys.stream().limit(NAMED).map(ResultKey::toString).collect(Collectors.joining("; "));
        return note + ", " + Nouns.count(keys.size(), "benchmark") + ": " + named
                + (keys.size() > NAMED ? "; ..." : "");
    }
}
