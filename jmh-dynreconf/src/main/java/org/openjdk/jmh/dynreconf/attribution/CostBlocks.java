package org.openjdk.jmh.dynreconf.attribution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Costs of forks of both sides, paired to blocks in their order; immutable. */
public final class CostBlocks {

    private final List<ForkCosts> baseline;
    private final List<ForkCosts> candidate;
    private final CountedTimes times;

    /**
     * Blocks.
     *
     * @param baseline  costs of each fork, at least one
     * @param candidate costs of as many forks
     * @throws IllegalArgumentException if there are none, or not as many
     */
    public CostBlocks(List<ForkCosts> baseline, List<ForkCosts> candidate) {
        this(baseline, candidate, CountedTimes.EXACT);
    }

    /**
     * Blocks of forks whose costs are shares of the times of other forks.
     *
     * @param baseline  costs of each fork, at least one
     * @param candidate costs of as many forks
     * @param times     that they are shares of
     * @throws IllegalArgumentException if there are none, or not as many
     */
    public CostBlocks(List<ForkCosts> baseline, List<ForkCosts> candidate, CountedTimes times) {
        if (baseline.isEmpty() || baseline.size() != candidate.size()) {
            throw new IllegalArgumentException(baseline.size() + " and " + candidate.size() + " forks make no blocks");
        }
        this.baseline = new ArrayList<>(baseline);
        this.candidate = new ArrayList<>(candidate);
        this.times = times;
    }

    /** Returns how many blocks there are. */
    public int size() {
        return baseline.size();
    }

    /** Costs of the baseline's forks, in the order of the blocks. */
    public List<ForkCosts> baseline() {
        return Collections.unmodifiableList(baseline);
    }

    /** Costs of the candidate's forks, in the order of the blocks. */
    public List<ForkCosts> candidate() {
        return Collections.unmodifiableList(candidate);
    }

    /** Returns all methods that any fork was seen in. */
    public Set<String> methods() {
        Set<String> methods = new TreeSet<>();
        baseline.forEach(fork -> methods.addAll(fork.methods().keySet()));
        candidate.forEach(fork -> methods.addAll(fork.methods().keySet()));
        return methods;
    }

    /** Returns whether forks were sampled instead of counted. */
    boolean isSampled() {
        return baseline.get(0).grain() > 0;
    }

    /** Returns how much more an operation costs in the candidate, with its interval over blocks. */
    public Interval total(double confidence) {
        return difference(ForkCosts::total).interval(confidence);
    }

    /** Costs of a method on both sides, and how they differ. */
    public CostDifference of(String method, double confidence) {
        return new CostDifference(method, mean(baseline, method), mean(candidate, method),
                difference(costs -> costs.of(method).exclusive()), difference(costs -> costs.of(method).inclusive()),
                confidence);
    }

    private static MethodCost mean(List<ForkCosts> forks, String method) {
        return new MethodCost(forks.stream().mapToDouble(fork -> fork.of(method).exclusive()).average().orElse(0),
                forks.stream().mapToDouble(fork -> fork.of(method).inclusive()).average().orElse(0));
    }

    private BlockDifference difference(ToDoubleFunction<ForkCosts> cost) {
        return BlockDifference.of(baseline, candidate, times, cost);
    }

    /** Returns the difference of the joint cost of methods. */
    BlockDifference together(Set<String> methods) {
        return difference(costs -> costs.ofAny(methods));
    }

    CostBlocks without(String method) {
        return each(fork -> fork.without(method));
    }

    CostBlocks below(String method) {
        return each(fork -> fork.below(method));
    }

    private CostBlocks each(Function<ForkCosts, ForkCosts> change) {
        return new CostBlocks(baseline.stream().map(change).collect(Collectors.toList()),
                candidate.stream().map(change).collect(Collectors.toList()), times);
    }
}
