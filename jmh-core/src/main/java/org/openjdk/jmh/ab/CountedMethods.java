package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.openjdk.jmh.dynreconf.attribution.CodeChange;
import org.openjdk.jmh.dynreconf.attribution.CostBlocks;
import org.openjdk.jmh.dynreconf.attribution.ForkCosts;
import org.openjdk.jmh.results.explanation.ProfileEvidence;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.results.json.ResultKey;

/** Collects the counts of methods in the compared forks. Thread-safe. */
final class CountedMethods {

    private final String unit;
    /** The costs of forks by number of the side and number of the block. */
    private final Map<ResultKey, Map<Integer, SortedMap<Integer, List<ForkCosts>>>> forks = new HashMap<>();
    private final Map<ResultKey, String> losses = new HashMap<>();

    /** @param unit of counts, such as {@code instr/op} */
    CountedMethods(String unit) {
        this.unit = unit;
    }

    /**
     * Adds a fork.
     *
     * @param side   number of its side or version
     * @param block  number of its block, from 0; several forks of a version may have the same
     * @param stacks counts per operation by stacks of calls
     */
    synchronized void add(ResultKey benchmark, int side, int block, Map<List<String>, Double> stacks) {
        forks.computeIfAbsent(benchmark, key -> new HashMap<>()).computeIfAbsent(side, key -> new TreeMap<>())
                .computeIfAbsent(block, key -> new ArrayList<>()).add(ForkCosts.weighted(stacks, 0));
    }

    /** Records why the methods of a counted fork are unknown. */
    synchronized void lost(ResultKey benchmark, String reason) {
        losses.put(benchmark, reason);
    }

    /**
     * Explains how two sides differ, by forks of the same blocks, or why there is no explanation. {@code code}
     * describes how the code of a method differs.
     */
    synchronized ExplainedChange explain(ResultKey benchmark, int baseline, int candidate,
                                         Function<String, CodeChange> code) {
        SortedMap<Integer, List<ForkCosts>> before = forks(benchmark, baseline);
        SortedMap<Integer, List<ForkCosts>> after = forks(benchmark, candidate);
        List<ForkCosts> one = new ArrayList<>();
        List<ForkCosts> other = new ArrayList<>();
        before.forEach((block, costs) -> {
            List<ForkCosts> others = after.getOrDefault(block, Collections.emptyList());
            int pairs = Math.min(costs.size(), others.size());
            one.addAll(costs.subList(0, pairs));
            other.addAll(others.subList(0, pairs));
        });
        return one.size() < 2 ? ExplainedChange.unknown(benchmark, obstacle(benchmark, count(before), count(after)))
                : ExplainedChange.of(benchmark, ProfileEvidence.ofTheVerdict(unit, new CostBlocks(one, other)), code);
    }

    private String obstacle(ResultKey benchmark, int before, int after) {
        String reason = "methods are known from " + before + " and " + after
                + " counted forks, but two of each side are needed"
                + (before > 1 && after > 1 ? " in the same pairs" : "");
        return losses.containsKey(benchmark) ? reason + ": " + losses.get(benchmark) : reason;
    }

    private static int count(SortedMap<Integer, List<ForkCosts>> forks) {
        return forks.values().stream().mapToInt(List::size).sum();
    }

    private SortedMap<Integer, List<ForkCosts>> forks(ResultKey benchmark, int side) {
        return forks.getOrDefault(benchmark, Collections.emptyMap()).getOrDefault(side, Collections.emptySortedMap());
    }
}
