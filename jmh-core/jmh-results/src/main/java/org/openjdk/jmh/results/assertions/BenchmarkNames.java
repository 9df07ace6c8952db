package org.openjdk.jmh.results.assertions;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Resolves the names in a formula from the class that declares it. */
public final class BenchmarkNames {

    private BenchmarkNames() {
    }

    /**
     * Finds the benchmarks that a name may mean. Looks for it in the class, then in its outer classes and its package,
     * and last among all qualified names that end with it.
     *
     * @param name   of a method, optionally with its class
     * @param owner qualified name of the class that declares the formula
     * @param known qualified names of all benchmarks
     * @return empty if there is no such benchmark; several if the name is ambiguous
     */
    public static List<String> find(String name, String owner, Collection<String> known) {
        for (String place = owner; !place.isEmpty(); place = parent(place)) {
            if (known.contains(place + "." + name)) {
                return Collections.singletonList(place + "." + name);
            }
        }
        if (known.contains(name)) {
            return Collections.singletonList(name);
        }
        if (name.indexOf('.') < 0) {
            return Collections.emptyList();
        }
        return Collections.unmodifiableList(known.stream().filter(benchmark -> benchmark.endsWith("." + name)).sorted()
                .collect(Collectors.toList()));
    }

    private static String parent(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }
}
