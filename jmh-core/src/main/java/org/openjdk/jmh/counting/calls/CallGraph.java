package org.openjdk.jmh.counting.calls;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** A call graph: the own costs of functions by address, and the inclusive costs of their calls. */
public final class CallGraph {

    private final Map<String, Node> nodes = new LinkedHashMap<>();

    /**
     * Returns the node of a function in one context of callers.
     *
     * @param name   name of the function, followed by those of its callers; an address if it has no name
     * @param object file that contains it; empty or question marks if there is none
     */
    Node node(String name, String object) {
        return nodes.computeIfAbsent(name + '\n' + object, key -> new Node(name, object));
    }

    Collection<Node> nodes() {
        return Collections.unmodifiableCollection(nodes.values());
    }

    double total() {
        return nodes.values().stream().flatMap(node -> node.own.values().stream()).mapToDouble(Double::doubleValue)
                .sum();
    }

    /** A function in one context of callers. */
    static final class Node {

        private final String name;
        final String object;
        private final Map<Long, Double> own = new HashMap<>();
        private final Map<Long, Map<Node, Double>> calls = new HashMap<>();

        private Node(String name, String object) {
            this.name = name;
            this.object = object;
        }

        /** Returns the name without those of its callers. */
        String name() {
            int callers = name.indexOf('\'');
            return callers < 0 ? name : name.substring(0, callers);
        }

        void add(long address, double cost) {
            own.merge(address, cost, Double::sum);
        }

        void call(long address, Node callee, double cost) {
            calls.computeIfAbsent(address, key -> new LinkedHashMap<>()).merge(callee, cost, Double::sum);
        }

        /** Returns the costs of its own instructions by address. */
        Map<Long, Double> own() {
            return Collections.unmodifiableMap(own);
        }

        /** Returns the inclusive costs of its calls by address of the call site. */
        Map<Long, Map<Node, Double>> calls() {
            return Collections.unmodifiableMap(calls);
        }
    }
}
