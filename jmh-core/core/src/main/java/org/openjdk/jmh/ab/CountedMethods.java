package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.openjdk.jmh.dynreconf.attribution.CodeChange;
import org.openjdk.jmh.dynreconf.attribution.CostBlocks;
import org.openjdk.jmh.dynreconf.attribution.ForkCosts;
import org.openjdk.jmh.results.explanation.Evidence;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.results.json.ResultKey;

/** Which methods did what was counted, in the forks that the verdicts are of. */
final class CountedMethods {

    private final String unit;
    private final Map<ResultKey, Map<Integer, List<ForkCosts>>> forks = new HashMap<>();
    private final Map<ResultKey, String> losses = new HashMap<>();

    /** None yet, in a unit such as {@code instr/op}. */
    CountedMethods(String unit) {
        this.unit = unit;
    }

    /**
     * Takes a fork.
     *
     * @param side   number of its side or version
     * @param stacks what an operation cost, by calls
     */
    synchronized void add(ResultKey benchmark, int side, Map<List<String>, Double> stacks) {
        forks.computeIfAbsent(benchmark, key -> new HashMap<>()).computeIfAbsent(side, key -> new ArrayList<>())
                .add(ForkCosts.weighted(stacks, 0));
    }

    /** A fork was counted, and does not tell its methods. */
    synchronized void lost(ResultKey benchmark, String reason) {
        losses.put(benchmark, reason);
    }

    /**
     * Explains how two sides differ.
     *
     * @param code says how methods differ
     * @return why, or why that is not known
     */
    synchronized ExplainedChange explain(ResultKey benchmark, int baseline, int candidate,
                                         Function<String, CodeChange> code) {
        List<ForkCosts> before = forks(benchmark, baseline);
        List<ForkCosts> after = forks(benchmark, candidate);
        int blocks = Math.min(before.size(), after.size());
        if (blocks < 2) {
            String reason = "methods are known of " + before.size() + " and " + after.size()
                    + " counted forks, and it takes two of each side";
            return ExplainedChange.unknown(benchmark, losses.containsKey(benchmark)
                    ? reason + ": " + losses.get(benchmark) : reason);
        }
        return ExplainedChange.of(benchmark, Evidence.ofTheVerdict(unit,
                new CostBlocks(before.subList(0, blocks), after.subList(0, blocks))), code);
    }

    private List<ForkCosts> forks(ResultKey benchmark, int side) {
        return forks.getOrDefault(benchmark, Collections.emptyMap()).getOrDefault(side, Collections.emptyList());
    }
}
