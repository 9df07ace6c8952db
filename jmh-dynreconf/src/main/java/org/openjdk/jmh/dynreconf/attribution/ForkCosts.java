package org.openjdk.jmh.dynreconf.attribution;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Holds the costs of the code of one fork in an operation, in total and by method, sampled or counted, in any unit:
 * nanoseconds, instructions or bytes. Names of methods only need to be equal on both sides; immutable.
 */
public final class ForkCosts {

    private final double total;
    /** The weight of one sample; 0 for counted costs. */
    final double grain;
    /** Costs by stack, the outermost call first. */
    final Map<List<String>, Double> stacks;
    /** The costs by method. */
    final Map<String, MethodCost> methods;

    private ForkCosts(double total, double grain, Map<List<String>, Double> stacks, Map<String, MethodCost> methods) {
        if (!(total >= 0) || Double.isInfinite(total)) {
            throw new IllegalArgumentException("an operation costs " + total);
        }
        this.total = total;
        this.grain = grain;
        this.stacks = Collections.unmodifiableMap(stacks);
        this.methods = Collections.unmodifiableMap(methods);
    }

    /**
     * Computes costs from shares of samples, multiplied by the cost of an operation in code that can be sampled.
     *
     * <p>Worked example: of 4 samples, 1 in a called by main and 3 in main itself, at 100 ns per operation: main costs
     * 75 ns exclusive and 100 ns inclusive, a 25 ns.
     *
     * @param samples      the number for each stack, the outermost call first; the stack of code outside of all calls
     * is empty
     * @param perOperation the cost of an operation, 0 or more
     * @param others       its parts that are no code and were measured otherwise, by stacks that end with their name;
     * no more than the cost of an operation
     * @throws IllegalArgumentException if there is no sample
     */
    public static ForkCosts sampled(Map<List<String>, Long> samples, double perOperation,
                                    Map<List<String>, Double> others) {
        long count = samples.values().stream().mapToLong(Long::longValue).sum();
        if (count <= 0) {
            throw new IllegalArgumentException("no sample");
        }
        double inCode = perOperation - others.values().stream().mapToDouble(Double::doubleValue).sum();
        double grain = Math.max(0, inCode) / count;
        Map<List<String>, Double> stacks = new LinkedHashMap<>();
        samples.forEach((stack, number) -> stacks.put(stack, number * grain));
        others.forEach((stack, cost) -> stacks.merge(stack, cost, Double::sum));
        return new ForkCosts(perOperation, grain, stacks, byMethod(stacks));
    }

    /**
     * Creates costs estimated from weighted samples.
     *
     * @param stacks costs by stack, the outermost call first
     * @param grain  the mean weight of a sample, 0 or more
     */
    public static ForkCosts weighted(Map<List<String>, Double> stacks, double grain) {
        double total = stacks.values().stream().mapToDouble(Double::doubleValue).sum();
        return new ForkCosts(total, grain, new LinkedHashMap<>(stacks), byMethod(stacks));
    }

    private static Map<String, MethodCost> byMethod(Map<List<String>, Double> stacks) {
        Map<String, MethodCost> methods = new HashMap<>();
        stacks.forEach((stack, cost) -> {
            String top = stack.isEmpty() ? "" : stack.get(stack.size() - 1);
            for (String method : new HashSet<>(stack)) {
                methods.put(method, methods.getOrDefault(method, MethodCost.NONE)
                        .plus(method.equals(top) ? cost : 0, cost));
            }
        });
        return methods;
    }

    /** Returns the costs without those of a method and all that it calls; the total stays. */
    ForkCosts without(String explained) {
        Map<List<String>, Double> rest = new LinkedHashMap<>(stacks);
        rest.keySet().removeIf(stack -> stack.contains(explained));
        return new ForkCosts(total, grain, rest, byMethod(rest));
    }

    /** Returns the callees of a method, at any depth, with their costs there. */
    ForkCosts below(String method) {
        Map<List<String>, Double> inside = new LinkedHashMap<>();
        stacks.forEach((stack, cost) -> {
            int place = stack.indexOf(method);
            if (place >= 0) {
                inside.merge(stack.subList(place + 1, stack.size()), cost, Double::sum);
            }
        });
        return new ForkCosts(total, grain, inside, byMethod(inside));
    }

    public double total() {
        return total;
    }

    /** Returns the cost of a method; 0 if it is unknown. */
    public MethodCost of(String method) {
        return methods.getOrDefault(method, MethodCost.NONE);
    }

    /** Returns the joint cost of methods with their callees; calls of one another count once. */
    double ofAny(Set<String> some) {
        return stacks.entrySet().stream().filter(stack -> stack.getKey().stream().anyMatch(some::contains))
                .mapToDouble(Map.Entry::getValue).sum();
    }
}
