package org.openjdk.jmh.counting.calls;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Computes the costs of methods by stacks of calls from a call graph. A graph contains the callers of a function, but
 * not whole stacks. So the own cost of a function is divided among its callers in proportion to the inclusive costs of
 * their calls, and so on up to JMH's loop around the benchmark. Recursive calls are excluded. The own cost of a method
 * over all its stacks is exact; that of one stack is exact if the function costs the same for each of its callers.
 */
public final class CallStacks {

    private static final String LOOP = "_jmhStub(";
    /** The share of the total below which a stack is not extended. */
    private static final double MIN_SHARE = 1e-5;

    private final CodeMap code;
    private final double least;
    private final Map<CallGraph.Node, Map<Caller, Double>> callers = new HashMap<>();
    private final Map<List<String>, Double> stacks = new LinkedHashMap<>();

    private CallStacks(CallGraph graph, CodeMap code) {
        this.code = code;
        least = MIN_SHARE * graph.total();
        for (CallGraph.Node node : graph.nodes()) {
            node.calls().forEach((address, calls) -> calls.forEach((callee, cost) -> callers
                    .computeIfAbsent(callee, key -> new LinkedHashMap<>())
                    .merge(new Caller(node, frames(node, address)), cost, Double::sum)));
        }
        new Recursion(graph, callers.keySet()).calls.forEach((callee, nodes) -> callers.get(callee).keySet()
                .removeIf(caller -> nodes.contains(caller.node)));
    }

    /**
     * Returns costs by stacks below JMH's loop, the outermost call first; the loop itself is an empty stack.
     *
     * @param graph   of a fork whose methods HotSpot compiled
     * @param map     its VM's map of compiled code
     * @param printed compiled methods that its VM printed
     * @throws IOException if the map or the printed code cannot be read; the message is a phrase
     */
    public static Map<List<String>, Double> of(CallGraph graph, Path map, Path printed) throws IOException {
        return of(graph, CompiledCode.read(map, printed));
    }

    static Map<List<String>, Double> of(CallGraph graph, CodeMap code) {
        CallStacks all = new CallStacks(graph, code);
        for (CallGraph.Node node : graph.nodes()) {
            all.add(node);
        }
        return all.stacks;
    }

    private void add(CallGraph.Node node) {
        Map<List<String>, Double> own = new LinkedHashMap<>();
        node.own().forEach((address, cost) -> own.merge(frames(node, address), cost, Double::sum));
        own.forEach((frames, cost) -> climb(node, frames, Collections.emptyList(), cost));
    }

    private List<String> frames(CallGraph.Node node, long address) {
        List<String> frames = code.frames(address);
        return frames.isEmpty() ? Collections.singletonList(CodeNames.ofFunction(node.name(), node.object)) : frames;
    }

    /** Divides a cost among the callers of a node; {@code inner} are the frames below those of the node. */
    private void climb(CallGraph.Node node, List<String> frames, List<String> inner, double cost) {
        List<String> stack = joined(frames, inner);
        Map<Caller, Double> above = callers.getOrDefault(node, Collections.emptyMap());
        double all = above.values().stream().mapToDouble(Double::doubleValue).sum();
        int loop = loop(frames);
        if (loop >= 0) {
            stacks.merge(stack.subList(loop + 1, stack.size()), cost, Double::sum);
        } else if (cost < least || all <= 0) {
            stacks.merge(stack, cost, Double::sum);
        } else {
            above.forEach((caller, weight) -> climb(caller.node, caller.frames, stack, cost * weight / all));
        }
    }

    private static int loop(List<String> frames) {
        for (int i = frames.size() - 1; i >= 0; i--) {
            if (frames.get(i).contains(LOOP)) {
                return i;
            }
        }
        return -1;
    }

    /** Joins frames; consecutive unnamed functions of a library become one. */
    private static List<String> joined(List<String> frames, List<String> inner) {
        List<String> stack = new ArrayList<>(frames);
        boolean isSame = !inner.isEmpty() && inner.get(0).startsWith("(")
                && inner.get(0).equals(frames.get(frames.size() - 1));
        stack.addAll(inner.subList(isSame ? 1 : 0, inner.size()));
        return stack;
    }

    /** The methods at a call site of a function. Immutable. */
    private static final class Caller {

        private final CallGraph.Node node;
        private final List<String> frames;

        Caller(CallGraph.Node node, List<String> frames) {
            this.node = node;
            this.frames = frames;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Caller && ((Caller) other).node == node && ((Caller) other).frames.equals(frames);
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(node) + frames.hashCode();
        }
    }

    /** Finds the recursive calls of a graph, which close a cycle in a depth-first search from functions without callers. */
    private static final class Recursion {

        /** The callers to exclude of each function, so that no function calls itself in a stack. */
        final Map<CallGraph.Node, Set<CallGraph.Node>> calls = new HashMap<>();
        private final Set<CallGraph.Node> seen = new HashSet<>();
        private final Set<CallGraph.Node> underWay = new HashSet<>();

        /** @param called functions with callers */
        Recursion(CallGraph graph, Set<CallGraph.Node> called) {
            List<CallGraph.Node> starts = new ArrayList<>(graph.nodes());
            starts.sort(
                    Comparator.<CallGraph.Node, Boolean>comparing(called::contains).thenComparing(node -> -cost(node)));
            starts.stream().filter(start -> !seen.contains(start)).forEach(this::walk);
        }

        private static double cost(CallGraph.Node node) {
            return node.calls().values().stream().flatMap(callees -> callees.values().stream())
                    .mapToDouble(Double::doubleValue).sum();
        }

        private void walk(CallGraph.Node start) {
            Deque<CallGraph.Node> path = new ArrayDeque<>();
            Deque<Iterator<CallGraph.Node>> left = new ArrayDeque<>();
            enter(start, path, left);
            while (!path.isEmpty()) {
                if (!left.peek().hasNext()) {
                    left.pop();
                    underWay.remove(path.pop());
                } else {
                    CallGraph.Node callee = left.peek().next();
                    if (underWay.contains(callee)) {
                        calls.computeIfAbsent(callee, key -> new HashSet<>()).add(path.peek());
                    } else if (!seen.contains(callee)) {
                        enter(callee, path, left);
                    }
                }
            }
        }

        private void enter(CallGraph.Node node, Deque<CallGraph.Node> path, Deque<Iterator<CallGraph.Node>> left) {
            Set<CallGraph.Node> callees = new LinkedHashSet<>();
            node.calls().values().forEach(called -> callees.addAll(called.keySet()));
            seen.add(node);
            underWay.add(node);
            path.push(node);
            left.push(callees.iterator());
        }
    }
}
