package org.openjdk.jmh.counting.calls;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** What functions did themselves, by address, and which of them called which. */
public final class CallGraph {

    private final Map<String, Node> nodes = new LinkedHashMap<>();

    /**
     * A function, in the context that callgrind has seen it in.
     *
     * @param name   its own, with those of its callers behind it; an address where nobody knows a name
     * @param object file that it is of; the empty text or question marks where it is of none
     */
    Node node(String name, String object) {
        return nodes.computeIfAbsent(name + '\n' + object, key -> new Node(name, object));
    }

    Collection<Node> nodes() {
        return Collections.unmodifiableCollection(nodes.values());
    }

    /** What all functions did. */
    double total() {
        return nodes.values().stream().flatMap(node -> node.own.values().stream()).mapToDouble(Double::doubleValue)
                .sum();
    }

    /** One function. */
    static final class Node {

        private final String name;
        private final String object;
        private final Map<Long, Double> own = new HashMap<>();
        private final Map<Long, Map<Node, Double>> calls = new HashMap<>();

        private Node(String name, String object) {
            this.name = name;
            this.object = object;
        }

        /** Its name without those of its callers. */
        String name() {
            int callers = name.indexOf('\'');
            return callers < 0 ? name : name.substring(0, callers);
        }

        String object() {
            return object;
        }

        void add(long address, double cost) {
            own.merge(address, cost, Double::sum);
        }

        /** Has called something, which cost that much together with all that it called. */
        void call(long address, Node callee, double cost) {
            calls.computeIfAbsent(address, key -> new LinkedHashMap<>()).merge(callee, cost, Double::sum);
        }

        /** What its own instructions cost, by their addresses. */
        Map<Long, Double> own() {
            return Collections.unmodifiableMap(own);
        }

        /** What it called from which address. */
        Map<Long, Map<Node, Double>> calls() {
            return Collections.unmodifiableMap(calls);
        }
    }
}
