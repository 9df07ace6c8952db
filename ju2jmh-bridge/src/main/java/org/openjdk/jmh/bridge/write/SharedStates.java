package org.openjdk.jmh.bridge.write;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;

/**
 * Groups the benchmarks of a class by the state that they use. A shared state gets the running benchmark's name from
 * JMH.
 */
final class SharedStates {

    final Map<String, List<BenchmarkMethod>> members = new LinkedHashMap<>();
    private final Map<String, String> states = new HashMap<>();

    /**
     * Groups benchmarks.
     *
     * @param contents returns a key for the content of a benchmark's state; benchmarks with equal keys share a state
     * @param name     names the state of some benchmarks; a number is added if necessary
     */
    SharedStates(List<BenchmarkMethod> methods, Function<BenchmarkMethod, ?> contents,
                 Function<List<BenchmarkMethod>, String> name) {
        Map<?, List<BenchmarkMethod>> groups =
                methods.stream().collect(Collectors.groupingBy(contents, LinkedHashMap::new, Collectors.toList()));
        for (List<BenchmarkMethod> group : groups.values()) {
            String wanted = name.apply(group);
            String unique = wanted;
            for (int i = 2; members.containsKey(unique); i++) {
                unique = wanted + i;
            }
            members.put(unique, group);
            for (BenchmarkMethod method : group) {
                states.put(method.name(), unique);
            }
        }
    }

    /** Returns the name of the state for a benchmark. */
    String name(BenchmarkMethod method) {
        return Objects.requireNonNull(states.get(method.name()));
    }
}
