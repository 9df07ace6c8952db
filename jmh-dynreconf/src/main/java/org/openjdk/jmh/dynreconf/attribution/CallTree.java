package org.openjdk.jmh.dynreconf.attribution;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Holds the mean costs of calls on both sides, each below its callers. */
public final class CallTree {

    private final String method;
    private final Map<String, CallTree> calls = new LinkedHashMap<>();
    private double baseline;
    private double candidate;

    private CallTree(String method) {
        this.method = method;
    }

    /** Merges the calls of all forks below a root without a name. */
    public static CallTree of(CostBlocks blocks) {
        CallTree root = new CallTree("");
        blocks.baseline().forEach(fork -> fork.stacks
                .forEach((stack, cost) -> root.add(stack, cost / blocks.size(), 0)));
        blocks.candidate().forEach(fork -> fork.stacks
                .forEach((stack, cost) -> root.add(stack, 0, cost / blocks.size())));
        return root;
    }

    private void add(List<String> stack, double before, double after) {
        CallTree node = this;
        node.baseline += before;
        node.candidate += after;
        for (String callee : stack) {
            node = node.calls.computeIfAbsent(callee, CallTree::new);
            node.baseline += before;
            node.candidate += after;
        }
    }

    /** Returns the called method; empty for the root. */
    public String method() {
        return method;
    }

    /** Returns its cost in the baseline, callees included. */
    public double baseline() {
        return baseline;
    }

    /** Returns its cost in the candidate, callees included. */
    public double candidate() {
        return candidate;
    }

    /** Returns the callees that cost at least so much on a side. */
    public Collection<CallTree> calls(double least) {
        List<CallTree> large = new ArrayList<>(calls.values());
        large.removeIf(call -> call.baseline < least && call.candidate < least);
        return large;
    }
}
