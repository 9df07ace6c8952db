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

/** Holds costs of forks of both sides, paired to blocks in their order; immutable. */
public final class CostBlocks {

    private final List<ForkCosts> baseline;
    private final List<ForkCosts> candidate;
    private final CountedTimes times;

    /**
     * Creates blocks of as many forks on both sides, at least one.
     *
     * @throws IllegalArgumentException if the numbers of forks differ or are 0
     */
    public CostBlocks(List<ForkCosts> baseline, List<ForkCosts> candidate) {
        this(baseline, candidate, CountedTimes.EXACT);
    }

    /**
     * Creates blocks of forks whose costs are shares of the times of other forks.
     *
     * @throws IllegalArgumentException if the numbers of forks differ or are 0
     */
    public CostBlocks(List<ForkCosts> baseline, List<ForkCosts> candidate, CountedTimes times) {
        if (baseline.isEmpty() || baseline.size() != candidate.size()) {
            throw new IllegalArgumentException(baseline.size() + " and " + candidate.size() + " forks make no blocks");
        }
        this.baseline = new ArrayList<>(baseline);
        this.candidate = new ArrayList<>(candidate);
        this.times = times;
    }

    public int size() {
        return baseline.size();
    }

    public List<ForkCosts> baseline() {
        return Collections.unmodifiableList(baseline);
    }

    public List<ForkCosts> candidate() {
        return Collections.unmodifiableList(candidate);
    }

    /** Returns all methods with a cost in any fork. */
    public Set<String> methods() {
        Set<String> methods = new TreeSet<>();
        baseline.forEach(fork -> methods.addAll(fork.methods.keySet()));
        candidate.forEach(fork -> methods.addAll(fork.methods.keySet()));
        return methods;
    }

    /** Returns whether forks were sampled instead of counted. */
    boolean isSampled() {
        return baseline.get(0).grain > 0;
    }

    /** Returns the difference of the cost of an operation, candidate less baseline, with its interval over blocks. */
    public Interval total(double confidence) {
        return difference(ForkCosts::total).interval(confidence);
    }

    /** Returns the costs of a method on both sides with their difference. */
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
