package org.openjdk.jmh.counting.calls;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the recursive calls of a graph, which close a cycle in a depth-first search from functions without callers. */
final class Recursion {

    private final Map<CallGraph.Node, Set<CallGraph.Node>> calls = new HashMap<>();
    private final Set<CallGraph.Node> seen = new HashSet<>();
    private final Set<CallGraph.Node> underWay = new HashSet<>();

    /** @param called functions with callers */
    Recursion(CallGraph graph, Set<CallGraph.Node> called) {
        List<CallGraph.Node> starts = new ArrayList<>(graph.nodes());
        starts.sort(Comparator.<CallGraph.Node, Boolean>comparing(called::contains).thenComparing(node -> -cost(node)));
        starts.stream().filter(start -> !seen.contains(start)).forEach(this::walk);
    }

    private static double cost(CallGraph.Node node) {
        return node.calls().values().stream().flatMap(callees -> callees.values().stream())
                .mapToDouble(Double::doubleValue).sum();
    }

    /** Returns the callers to exclude of each function, so that no function calls itself in a stack. */
    Map<CallGraph.Node, Set<CallGraph.Node>> calls() {
        return calls;
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
